import { Worker } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'

export type Extracted =
  | { ok: true; extension: 'pdf' | 'docx' | 'txt'; text: string }
  | { ok: false; why: 'kind' | 'unreadable' | 'locked' }
type Limits = { milliseconds: number; megabytes: number }
const usual: Limits = { milliseconds: 15_000, megabytes: 256 }
const longestText = 200_000

const tidy = (text: string): string =>
  text
    .slice(0, longestText * 2)
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestText)

const mostAtOnce = 2
const state = { running: 0, waiting: [] as (() => void)[] }

/** Two files at a time: reading is work for the processor, and the others can wait. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (state.running >= mostAtOnce) await new Promise<void>((resolve) => state.waiting.push(resolve))
  else state.running += 1
  try {
    return await work()
  } finally {
    const next = state.waiting.shift()
    if (next) next()
    else state.running -= 1
  }
}

/** In a thread of its own, which is ended when it takes too long or too much memory: a hostile file costs a few seconds and nothing else. */
const inWorker = async (
  kind: 'pdf' | 'docx' | 'xlsx' | 'check',
  bytes: Uint8Array,
  limits: Limits,
): Promise<string | null> =>
  await new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
      workerData: { kind, bytes: new Uint8Array(bytes) },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      env: {},
      stdout: true,
      stderr: true,
    })
    const most = process.memoryUsage.rss() + 2 * limits.megabytes * 1_048_576
    // The limit above does not count unpacked streams, which lie outside the thread's own heap.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > most) done(() => reject(new Error('took too much memory')))
    }, 50)
    const end = setTimeout(() => done(() => reject(new Error('took too long'))), limits.milliseconds)
    const done = (settle: () => void) => {
      clearTimeout(end)
      clearInterval(watch)
      settle()
      void worker.terminate()
    }
    worker.once('message', (text: unknown) => done(() => resolve(typeof text === 'string' ? text : null)))
    worker.once('error', (error) => done(() => reject(error)))
    worker.once('exit', () => done(() => reject(new Error('ended early'))))
  })

const looksLikeText = (text: string): boolean => {
  // oxlint-disable-next-line no-control-regex
  const odd = text.slice(0, 100_000).match(/[\x00-\x08\x0e-\x1f\ufffd]/g)?.length ?? 0
  return odd <= text.length / 1000
}

const plainText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The words of a PDF, Word or text file. The content decides what it is, never its name. An empty text means that the file can be
 * opened and holds none (a scan).
 */
export const extractDocumentText = async (bytes: Uint8Array, limits: Limits = usual): Promise<Extracted> => {
  const kind = await fileTypeFromBuffer(bytes)
  if (kind && kind.ext !== 'pdf' && kind.ext !== 'docx') return { ok: false, why: 'kind' }
  if (!kind) {
    const text = plainText(bytes)
    return looksLikeText(text) ? { ok: true, extension: 'txt', text: tidy(text) } : { ok: false, why: 'kind' }
  }
  const extension = kind.ext === 'pdf' ? 'pdf' : 'docx'
  try {
    const text = await inTurn(async () => await inWorker(extension, bytes, limits))
    return text === null ? { ok: false, why: 'unreadable' } : { ok: true, extension, text: tidy(text) }
  } catch (error) {
    const isLocked = error instanceof Error && (error.name === 'PasswordException' || /password/i.test(error.message))
    return { ok: false, why: isLocked ? 'locked' : 'unreadable' }
  }
}

const forSheets: Limits = { milliseconds: 60_000, megabytes: 1_024 }

/** The first sheet of an Excel workbook as CSV text, or null when the file is none. */
export const sheetAsCsv = async (bytes: Uint8Array, limits: Limits = forSheets): Promise<string | null> => {
  const kind = await fileTypeFromBuffer(bytes)
  if (kind?.ext !== 'xlsx') return null
  return await inTurn(async () => await inWorker('xlsx', bytes, limits)).catch(() => null)
}

const canBeActive = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004' ||
  Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')

/** What in a file could run when it is opened, as the end of "Held: …"; null when nothing was found. Never throws. */
export const findActiveContent = async (bytes: Uint8Array, limits: Limits = usual): Promise<string | null> =>
  canBeActive(bytes)
    ? await inTurn(async () => await inWorker('check', bytes, limits)).catch(
        () => 'it could not be looked into in reasonable time.',
      )
    : null
