import { parentPort, workerData } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import { tidyText } from '../../rules/tidy-text.ts'
import { isPdf, lookInside } from './active-content.ts'
import { docxText } from './docx-text.ts'
import { unpacksBeyond } from './pdf-contents.ts'
import { decodedText, looksLikeText, looksOf } from './plain-text.ts'
import type { ReadingResult, Task } from './reading.ts'

const mostPages = 60
const mostUnpacked = 200 * 1024 * 1024
const longestText = 200_000

const tell = (told: ReadingResult) => parentPort?.postMessage(told)

const pdfText = async (bytes: Buffer): Promise<string> => {
  if (unpacksBeyond(bytes, mostUnpacked)) throw new Error('unpacks to far more than its size')
  const { extractText, getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    disableFontFace: true,
    maxImageSize: 0,
  })
  if (document.numPages > mostPages) throw new Error('too many pages')
  const { text } = await extractText(document, { mergePages: false })
  return text.join('\n')
}

/** What kind of résumé the bytes are, what could run in it, and then its words: each is told as soon as it is known. */
const readDocument = async (bytes: Buffer) => {
  const kind = await fileTypeFromBuffer(bytes)
  if (kind && kind.ext !== 'pdf' && kind.ext !== 'docx') return tell({ kind: 'other' })
  if (!kind) {
    const text = decodedText(bytes)
    if (!looksLikeText(text)) return tell({ kind: 'other' })
    tell({ kind: 'txt', active: null })
    return tell({ text: tidyText(text, longestText) })
  }
  const { found, words } = await lookInside(bytes)
  tell({ kind: kind.ext === 'pdf' ? 'pdf' : 'docx', active: found })
  const text = kind.ext === 'pdf' ? await pdfText(bytes) : words === null ? null : docxText(words)
  return tell(text === null ? { problem: 'unreadable' } : { text: tidyText(text, longestText) })
}

const isLocked = (error: unknown) =>
  error instanceof Error && (error.name === 'PasswordException' || /password/i.test(error.message))

const tasks: Record<Task, (bytes: Buffer) => Promise<void>> = {
  document: readDocument,
  check: async (bytes) => {
    const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null
    tell(mime === null ? { mime, looks: looksOf(decodedText(bytes)) } : { mime })
    tell({ active: (await lookInside(bytes)).found })
  },
  sheet: async (bytes) => {
    tell({ mime: (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null })
    tell({ text: await (await import('./sheet-csv.ts')).sheetCsv(bytes) })
  },
}

const { task, bytes } = workerData as { task: Task; bytes: Uint8Array }
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
// Loading what reads a PDF is no work of the file's.
if (task === 'document' && isPdf(file)) await import('unpdf')
tell({ begins: true })
try {
  await tasks[task](file)
} catch (error) {
  tell({ problem: isLocked(error) ? 'locked' : 'unreadable' })
}
tell({ done: true })
