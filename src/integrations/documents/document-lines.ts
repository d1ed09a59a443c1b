import type { ReadDocument } from '../../rules/placed-line.ts'
import type { WordParts } from './detect-active-content.ts'
import { readPdfDocument } from './pdf/read-pdf-document.ts'
import { hasPictures, isUnpackedOver } from './pdf-contents.ts'
import { openDocumentLines } from './words/open-document-lines.ts'
import { joinDocuments } from './words/paragraphs.ts'
import { readRtfLines } from './words/read-rtf-lines.ts'
import { findHidingStyles, readWordLines } from './words/read-word-lines.ts'

/** Bytes that a document may unpack to before its words are read. */
export const mostUnpacked = 20 * 1024 * 1024
/** Pixels of a picture that is read to know the color below words; larger ones are skipped. */
const mostPixels = 2_000_000
/** How a PDF is opened: nothing runs in it, no fonts are loaded. */
export const readSafely = { isEvalSupported: false, disableFontFace: true, maxImageSize: mostPixels }

const readPdf = async (bytes: Buffer): Promise<ReadDocument> => {
  if (!bytes.subarray(-4_096).includes('%%EOF')) throw new Error('it’s cut off')
  if (isUnpackedOver(bytes, mostUnpacked)) throw new Error('unpacks to far more than its size')
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(new Uint8Array(bytes), readSafely)
  return await readPdfDocument(document, { names: OPS, hasPictures: hasPictures(bytes) })
}

/** The part that holds the words of a Word document: some editions call it `document2.xml` and name it in the relations of the package. */
const mainPart = (parts: WordParts): string => {
  const [relation = ''] =
    /<Relationship\b[^<>]{0,1000}\/officeDocument"[^<>]{0,1000}>/.exec(parts.get('_rels/.rels') ?? '') ?? []
  const [, target = 'word/document.xml'] = /\bTarget="\/?([^"]{1,200})"/.exec(relation) ?? []
  return parts.has(target) ? target : 'word/document.xml'
}

export type Kind = 'pdf' | 'docx' | 'odt' | 'rtf'
/** Reads the lines of a document of each kind; null where it cannot be read. */
export const readers: Record<Kind, (bytes: Buffer, parts: WordParts) => Promise<ReadDocument> | ReadDocument | null> = {
  pdf: readPdf,
  docx: (_, parts) => {
    const body = parts.get(mainPart(parts))
    if (body === undefined) return null
    const hiding = findHidingStyles(parts.get('word/styles.xml') ?? '')
    const beside = (kind: string) =>
      [...parts].filter(([name]) => name.startsWith(`word/${kind}`)).map(([, xml]) => readWordLines(xml, hiding))
    return joinDocuments([...beside('header'), readWordLines(body, hiding), ...beside('footer')])
  },
  odt: (_, parts) => {
    const content = parts.get('content.xml')
    return content === undefined ? null : joinDocuments(openDocumentLines(content, parts.get('styles.xml') ?? ''))
  },
  rtf: (bytes) => {
    const text = bytes.toString('latin1')
    return /\}[\s\0]{0,200}$/.test(text.slice(-300)) ? readRtfLines(text) : null // else it is cut off
  },
}
/** Whether lines of such a file are read. */
export const isKind = (kind: string): kind is Kind => kind in readers

/** Returns the kind by the parts of an archive whose first part does not declare it. */
export const detectKind = (extension: string, parts: WordParts): Kind | null => {
  if (isKind(extension)) return extension
  if (extension !== 'zip') return null
  return parts.has(mainPart(parts)) ? 'docx' : parts.has('content.xml') ? 'odt' : null
}
