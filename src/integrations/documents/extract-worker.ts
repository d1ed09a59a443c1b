import { parentPort, workerData } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import type { ReadDocument } from '../../rules/placed-line.ts'
import { tidyText } from '../../rules/tidy-text.ts'
import { judgePdfActions } from './active/pdf-actions.ts'
import { isPdf, lookInside, type WordParts } from './active-content.ts'
import { pdfDocument } from './pdf/pdf-document.ts'
import { hasPictures, unpacksBeyond } from './pdf-contents.ts'
import { decodedText, looksLikeText, looksOf } from './plain-text.ts'
import type { ReadingResult, Task } from './reading.ts'
import { openDocumentLines } from './words/open-document-lines.ts'
import { joinedDocuments } from './words/paragraphs.ts'
import { plainLines } from './words/plain-lines.ts'
import { rtfLines } from './words/rtf-lines.ts'
import { hidingStyles, wordLines } from './words/word-lines.ts'

/** Bytes that a document may unpack to before its words are read. */
const mostUnpacked = 20 * 1024 * 1024
/** Pixels of a picture that is looked at to know what lies below words; larger ones are passed over. */
const mostPixels = 2_000_000
const longestText = 200_000
const readSafely = { isEvalSupported: false, disableFontFace: true, maxImageSize: mostPixels }

const tell = (told: ReadingResult) => parentPort?.postMessage(told)

const readPdf = async (bytes: Buffer): Promise<ReadDocument> => {
  if (!bytes.subarray(-4_096).includes('%%EOF')) throw new Error('it’s cut off')
  if (unpacksBeyond(bytes, mostUnpacked)) throw new Error('unpacks to far more than its size')
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(new Uint8Array(bytes), readSafely)
  return await pdfDocument(document, { names: OPS, hasPictures: hasPictures(bytes) })
}

/** What could run in a file: of a PDF also what its reader finds once it is open. One that cannot be opened is left to what was found without. */
const activeIn = async (bytes: Buffer, found: string | null): Promise<string | null> => {
  if (found !== null || !isPdf(bytes)) return found
  const { getDocumentProxy } = await import('unpdf')
  try {
    return await judgePdfActions(await getDocumentProxy(new Uint8Array(bytes), readSafely))
  } catch {
    return null
  }
}

const textOf = ({ lines }: ReadDocument): string =>
  lines
    .map(({ text, page, heading }, at) => {
      const before = lines[at - 1]
      const apart = before && (before.page !== page || (heading && !before.heading))
      return `${apart ? '\n' : ''}${text}`
    })
    .join('\n')

type Kind = 'pdf' | 'docx' | 'odt' | 'rtf'
const readOf: Record<Kind, (bytes: Buffer, parts: WordParts) => Promise<ReadDocument> | ReadDocument | null> = {
  pdf: readPdf,
  docx: (_, parts) => {
    const body = parts.get('word/document.xml')
    if (body === undefined) return null
    const hiding = hidingStyles(parts.get('word/styles.xml') ?? '')
    const beside = (kind: string) =>
      [...parts].filter(([name]) => name.startsWith(`word/${kind}`)).map(([, xml]) => wordLines(xml, hiding))
    return joinedDocuments([...beside('header'), wordLines(body, hiding), ...beside('footer')])
  },
  odt: (_, parts) => {
    const content = parts.get('content.xml')
    return content === undefined ? null : joinedDocuments(openDocumentLines(content, parts.get('styles.xml') ?? ''))
  },
  rtf: (bytes) => {
    const text = bytes.toString('latin1')
    return /\}[\s\0]{0,200}$/.test(text.slice(-300)) ? rtfLines(text) : null // else it is cut off
  },
}
const isKind = (kind: string): kind is Kind => kind in readOf

/** Archives whose first part does not say what they are. */
const kindOf = (extension: string, parts: WordParts): Kind | null => {
  if (isKind(extension)) return extension
  if (extension !== 'zip') return null
  return parts.has('word/document.xml') ? 'docx' : parts.has('content.xml') ? 'odt' : null
}

/** What kind of résumé the bytes are, what could run in it, and then its words: each is told as soon as it is known. */
const readDocument = async (bytes: Buffer) => {
  const found = await fileTypeFromBuffer(bytes)
  if (!found) {
    const text = decodedText(bytes)
    if (!looksLikeText(text)) return tell({ kind: 'other' })
    tell({ kind: 'txt', active: null })
    return tell({ text: tidyText(text, longestText), read: plainLines(text.slice(0, longestText)) })
  }
  if (found.ext !== 'zip' && !isKind(found.ext)) return tell({ kind: 'other' })
  const looked = await lookInside(bytes, found.ext === 'pdf' ? undefined : mostUnpacked)
  const kind = kindOf(found.ext, looked.parts)
  if (!kind) return tell({ kind: 'other' })
  tell({ kind })
  tell({ active: await activeIn(bytes, looked.found) })
  const read = await readOf[kind](bytes, looked.parts)
  return tell(read === null ? { problem: 'unreadable' } : { text: tidyText(textOf(read), longestText), read })
}

const isLocked = (error: unknown) =>
  error instanceof Error && (error.name === 'PasswordException' || /password/i.test(error.message))

const tasks: Record<Task, (bytes: Buffer) => Promise<void>> = {
  document: readDocument,
  check: async (bytes) => {
    const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null
    tell(mime === null ? { mime, looks: looksOf(decodedText(bytes)) } : { mime })
    tell({ active: await activeIn(bytes, (await lookInside(bytes)).found) })
  },
  sheet: async (bytes) => {
    tell({ mime: (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null })
    const { readTable } = await import('./tables/read-table.ts')
    tell({ table: await readTable(bytes) })
  },
}

const { task, bytes } = workerData as { task: Task; bytes: Uint8Array }
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
// Loading what reads a PDF is no work of the file's.
if (task !== 'sheet' && isPdf(file)) await import('unpdf')
tell({ begins: true })
try {
  await tasks[task](file)
} catch (error) {
  tell({ problem: isLocked(error) ? 'locked' : 'unreadable' })
}
tell({ done: true })
