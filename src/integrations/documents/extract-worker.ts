import { parentPort, workerData } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import { isPdf } from '../../rules/file-formats/is-pdf.ts'
import type { ReadDocument } from '../../rules/placed-line.ts'
import { tidyText } from '../../rules/tidy-text.ts'
import { judgePdfActions } from './active/pdf-actions.ts'
import { lookInside } from './detect-active-content.ts'
import { detectKind, isKind, mostUnpacked, readers, readSafely } from './document-lines.ts'
import { decodeText, detectLooks, isLikelyText } from './plain-text.ts'
import type { ReadingResult, Task } from './reading.ts'
import { readPlainLines } from './words/read-plain-lines.ts'

const longestText = 200_000

const tell = (told: ReadingResult) => parentPort?.postMessage(told)

/**
 * Finds things that could run in a file: in a PDF also after its reader opened it. For one that cannot be opened, the
 * earlier finding counts.
 */
const activeIn = async (bytes: Buffer, found: string | null): Promise<string | null> => {
  if (found !== null || !isPdf(bytes)) return found
  const { getDocumentProxy } = await import('unpdf')
  try {
    return await judgePdfActions(await getDocumentProxy(new Uint8Array(bytes), readSafely))
  } catch {
    return null
  }
}

const joinLines = ({ lines }: ReadDocument): string =>
  lines
    .map(({ text, page, heading }, at) => {
      const before = lines[at - 1]
      const apart = before && (before.page !== page || (heading && !before.heading))
      return `${apart ? '\n' : ''}${text}`
    })
    .join('\n')

const isWebPage = (text: string): boolean => /^\s{0,100}<(?:!doctype html|html|head|body)\b/i.test(text.slice(0, 1_000))

/** Reports the kind of résumé, anything that could run in it, and then its words: each as soon as it is known. */
const readDocument = async (bytes: Buffer) => {
  const found = (await fileTypeFromBuffer(bytes)) ?? (isPdf(bytes) ? { ext: 'pdf' } : undefined)
  if (!found) {
    const text = decodeText(bytes)
    // The words of a web page are mixed with its code, and some of them no one sees.
    if (!isLikelyText(text) || isWebPage(text)) return tell({ kind: 'other' })
    tell({ kind: 'txt', active: null })
    return tell({ text: tidyText(text, longestText), read: readPlainLines(text.slice(0, longestText)) })
  }
  if (found.ext !== 'zip' && !isKind(found.ext)) return tell({ kind: 'other' })
  const looked = await lookInside(bytes, found.ext === 'pdf' ? undefined : mostUnpacked)
  const kind = detectKind(found.ext, looked.parts)
  if (!kind) return tell({ kind: 'other' })
  tell({ kind })
  tell({ active: await activeIn(bytes, looked.found) })
  const read = await readers[kind](bytes, looked.parts)
  return tell(read === null ? { problem: 'unreadable' } : { text: tidyText(joinLines(read), longestText), read })
}

const isLocked = (error: unknown) =>
  error instanceof Error && (error.name === 'PasswordException' || /password/i.test(error.message))

const tasks: Record<Task, (bytes: Buffer) => Promise<void>> = {
  document: readDocument,
  check: async (bytes) => {
    const told = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
    const mime = told ?? (isPdf(bytes) ? 'application/pdf' : null)
    tell(mime === null ? { mime, looks: detectLooks(decodeText(bytes)) } : { mime })
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
