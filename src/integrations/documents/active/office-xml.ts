import { judgeField, loadsElsewhere, nestedField, startsProgram } from './field-codes.ts'
import { parseXml } from './parse-xml.ts'

/** Elements by their local names, with any prefix. */
const hiding = new Set(['altchunk', 'oleobject', 'object-ole', 'control', 'subdoc', 'plugin', 'applet', 'olelink'])
const programs = new Set(['ddelink', 'dde-source', 'dde-connection', 'dde-connection-decl', 'dde-link'])
const scripts = new Set(['script', 'event-listener'])
/** OpenDocument elements that show the content of their address. */
const showing = new Set(['image', 'section-source', 'floating-frame', 'object', 'fill-image', 'background-image'])
const isElsewhere = (href: string) => /^\s*(?:[a-z][a-z0-9+.-]{1,30}:|[\\/]{2})/i.test(href) && !/^\s*data:/i.test(href)

/** The names of elements cannot be written otherwise, so a text without any of them needs no reading. */
const worthReading = new RegExp(
  [
    '<!DOCTYPE|[<:](?:instrText|delInstrText|fldSimple|altChunk|OLEObject|object-ole|control|subDoc',
    '|plugin|applet|oleLink|ddeLink|dde-|script|event-listener|section-source|floating-frame|image|object',
    '|fill-image|background-image)',
  ].join(''),
  'i',
)

type Field = { code: string; isShown: boolean }

/** Follows the fields of a Word part, whose codes may be spread over runs and lie within one another. */
const openFields = (tell: (found: string | null) => void) => {
  const open: Field[] = []
  return {
    begin: () => {
      const outer = open.at(-1)
      if (outer && !outer.isShown) outer.code += nestedField
      open.push({ code: '', isShown: false })
    },
    separate: () => {
      const field = open.at(-1)
      if (field) field.isShown = true
    },
    end: () => {
      const field = open.pop()
      if (field) tell(judgeField(field.code))
    },
    code: (text: string) => {
      const field = open.at(-1)
      if (field) field.code += text
      else tell(judgeField(text)) // a reader that mends what is broken could take it for one
    },
    endAll: () => {
      for (const { code } of open) tell(judgeField(code))
    },
  }
}

/**
 * Returns the thing in an XML part of an Office or OpenDocument file that could run or load something; null when
 * nothing does.
 */
export const judgeOfficeXml = (xml: string): string | null => {
  if (!worthReading.test(xml)) return null
  let found: string | null = null
  const tell = (one: string | null) => {
    found ??= one
  }
  const fields = openFields(tell)
  let isCode = false
  const openTag = (tag: string, attributes: Map<string, string>) => {
    if (hiding.has(tag)) tell('another file is hidden in it.')
    else if (programs.has(tag)) tell(startsProgram)
    else if (scripts.has(tag)) tell('it contains macros.')
    else if (showing.has(tag) && isElsewhere(attributes.get('href') ?? '')) tell(loadsElsewhere)
    if (tag === 'instrtext' || tag === 'delinstrtext') isCode = true
    if (tag === 'fldsimple') tell(judgeField(attributes.get('instr') ?? ''))
    if (tag !== 'fldchar') return
    const kind = attributes.get('fldchartype')?.trim()
    if (kind === 'begin') fields.begin()
    if (kind === 'separate') fields.separate()
    if (kind === 'end') fields.end()
  }
  parseXml(xml, {
    open: openTag,
    text: (text) => {
      if (isCode) fields.code(text)
    },
    close: (tag) => {
      if (tag === 'instrtext' || tag === 'delinstrtext') isCode = false
    },
  })
  fields.endAll()
  return found
}
