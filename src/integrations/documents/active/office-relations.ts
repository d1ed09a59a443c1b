import { loadsElsewhere } from './field-codes.ts'
import { parseXml } from './parse-xml.ts'

/**
 * The kinds of parts that an Office file may be made of, by the last word of their relation's type; other parts are not
 * opened.
 */
const parts = new Set(
  (
    'officedocument styles styleswitheffects settings websettings fonttable font theme themeoverride numbering header footer footnotes endnotes ' +
    'comments commentsextended commentsids commentsextensible people person threadedcomment documenttasks intelligence glossarydocument ' +
    'bibliography image hdphoto svg video audio media hyperlink core-properties extended-properties custom-properties customxml customxmlprops ' +
    'thumbnail metadata docmetadata classificationlabels label chart chartex chartstyle chartcolorstyle chartusershapes chartsheet diagramdata ' +
    'diagramlayout diagramquickstyle diagramstyle diagramcolors diagramdrawing drawing vmldrawing model3d worksheet sharedstrings calcchain ' +
    'table tablesinglecells pivottable pivotcachedefinition pivotcacherecords printersettings slicer slicercache timeline timelinecache ' +
    'sheetmetadata customproperty ctrlprop rdrichvalue rdrichvaluestructure rdrichvaluetypes richvaluerel rdarray slide slidelayout slidemaster ' +
    'notesslide notesmaster handoutmaster presprops viewprops tablestyles tags commentauthors comment authors customdata origin signature ' +
    'certificate xmlmaps volatiledependencies ink'
  ).split(' '),
)

/** Where a person may be led who clicks: an address of the web or of email, a phone number, or a place without any scheme. */
const mayLead = /^(?:https?:|mailto:|tel:|#|[a-z]:[\\/]|file:\/{2,3}[a-z]:[\\/]|(?![\\/]{2})[^:]*$)/i
/** On the disk of anyone who wrote the document; it names no other machine. */
const onOwnDisk = /^(?:file:\/{2,3})?[a-z]:[\\/](?![\\/])/i

const judgeOutside = (kind: string, target: string): string | null => {
  if (kind === 'hyperlink' && mayLead.test(target)) return null
  if (kind === 'attachedtemplate' && onOwnDisk.test(target)) return null
  return loadsElsewhere
}

const judgeInside = (kind: string, isOfChart: boolean): string | null => {
  // A chart keeps its numbers in a workbook, which is looked into like any other.
  if (parts.has(kind) || (kind === 'package' && isOfChart)) return null
  if (kind === 'vbaproject' || kind === 'wordvbadata' || kind.includes('macro')) return 'it contains macros.'
  return 'another file is hidden in it.'
}

/**
 * Returns a target of a part's relations that may run or load something; null when all are of a kind that only shows.
 */
export const judgeRelations = (xml: string, name: string): string | null => {
  let found: string | null = null
  parseXml(xml, {
    open: (tag, attributes) => {
      if (tag !== 'relationship') return
      const kind = (attributes.get('type') ?? '').trim().toLowerCase().split('/').at(-1) ?? ''
      const target = (attributes.get('target') ?? '').trim()
      const isOutside = (attributes.get('targetmode') ?? '').trim().toLowerCase() === 'external'
      found ??= isOutside ? judgeOutside(kind, target) : judgeInside(kind, /charts\/_rels\//i.test(name))
    },
  })
  return found
}

/** Finds macros, controls or objects in the list of a file's kinds, under any name of a part. */
export const judgeContentTypes = (xml: string): string | null => {
  let found: string | null = null
  parseXml(xml, {
    open: (_, attributes) => {
      const type = attributes.get('contenttype') ?? ''
      if (/macroEnabled|vbaProject|vbaData|macrosheet/i.test(type)) found ??= 'it contains macros.'
      if (/activeX|oleObject/i.test(type)) found ??= 'another file is hidden in it.'
    },
  })
  return found
}
