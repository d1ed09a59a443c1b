import type { Limits } from '../../platform/server/process/worker-sandbox.ts'
import type { ReadDocument } from '../../rules/placed-line.ts'
import { isFound, notLooked } from './findings.ts'
import { lanes, type ParseQueue } from './parse-queues.ts'
import type { Looks } from './plain-text.ts'
import { type DocumentKind, readInThread } from './reading.ts'
import type { TableText } from './tables/create-table-text.ts'
import { decodeText } from './tables/decode-text.ts'
import { isMarkup, isVcard } from './tables/markup.ts'

const queueLimits: Record<ParseQueue, Limits> = {
  own: { milliseconds: 5_000, megabytes: 256 },
  anybody: { milliseconds: 3_000, megabytes: 192 },
  sheets: { milliseconds: 60_000, megabytes: 1_024 },
}

export type Extraction =
  | { ok: true; extension: DocumentKind; text: string /** Pages without words that could be read. */; unread: number }
  | { ok: false; why: 'kind' | 'unreadable' | 'locked' | 'slow' }
  /** It could run something, or no one could look: `reason` is the end of a sentence. */
  | { ok: false; why: 'active'; reason: string }

export type DocumentVerdict = {
  extension: DocumentKind | null
  /** The thing that could run in it, or that the check failed; null when nothing was found. */
  active: string | null
  text: string | null
  /** Its lines with their places; null when it cannot be read. */
  read: ReadDocument | null
  isLocked: boolean
  /** It took more work than it may: no evidence against the file, and it can be tried again. */
  isSlow: boolean
}

/**
 * Returns a file's type, anything that could run in it, and its words. The content decides, never a name; it is read
 * off the main thread.
 */
export const judgeDocument = async (
  bytes: Uint8Array,
  lane: ParseQueue,
  limits = queueLimits[lane],
): Promise<DocumentVerdict> => {
  const told = await lanes[lane](async () => await readInThread('document', bytes, limits))
  if (told.kind === 'other')
    return { extension: null, active: null, text: null, read: null, isLocked: false, isSlow: false }
  const { kind = null, active = notLooked.slow, text = null, read = null } = told
  return { extension: kind, active, text, read, isLocked: told.problem === 'locked', isSlow: told.problem === 'slow' }
}

/**
 * The words of a PDF, Word, OpenDocument, rich text or plain text file. An empty text means that the file can be read and holds no words (a scan).
 * What is no such file, cannot be read within the limits, or could run something, is refused.
 */
export const extractDocumentText = async (bytes: Uint8Array, limits = queueLimits.own): Promise<Extraction> => {
  const { extension, active, text, read, isLocked, isSlow } = await judgeDocument(bytes, 'own', limits)
  if (isSlow) return { ok: false, why: 'slow' }
  if (extension === null && active === null) return { ok: false, why: 'kind' }
  if (active !== null && isFound(active)) return { ok: false, why: 'active', reason: active }
  if (isLocked) return { ok: false, why: 'locked' }
  return extension === null || active !== null || text === null
    ? { ok: false, why: 'unreadable' }
    : { ok: true, extension, text, unread: read?.unread.length ?? 0 }
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file of rows as one CSV text, or why it is none. `kind`: no file of rows at all; `old`: an Excel file of before 2007. */
export type TableRead = ({ ok: true } & TableText) | { ok: false; why: 'kind' | 'old' | 'unreadable' }

const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

/**
 * The rows of a CSV, Excel, or vCard file, or of a table in a page, in any encoding that spreadsheets save. The content decides, never a
 * name; all but plain text is read off the main thread, within the limits.
 */
export const readTableFile = async (bytes: Uint8Array, limits = queueLimits.sheets): Promise<TableRead> => {
  if (Buffer.from(bytes.subarray(0, 8)).equals(oldExcel)) return { ok: false, why: 'old' }
  if (!isZip(bytes)) {
    if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return { ok: false, why: 'kind' }
    const decoded = decodeText(bytes)
    if (decoded === null) return { ok: false, why: 'kind' }
    if (!isMarkup(decoded.text) && !isVcard(decoded.text)) return { ok: true, ...decoded, sheets: [] }
  }
  const { mime, table } = await lanes.sheets(async () => await readInThread('sheet', bytes, limits))
  if (table) return { ok: true, ...table }
  const isOther = mime !== undefined && mime !== workbook && isZip(bytes)
  return { ok: false, why: isOther ? 'kind' : 'unreadable' }
}

export type Inspection = { mime: string | null; active: string | null; looks: Looks | null }

/**
 * The media type that the bytes themselves tell, if any, and what in them could run, as the end of "Held: …"; of a file without
 * one, how it looks as a text. Never throws.
 */
export const inspectDocument = async (bytes: Uint8Array, limits = queueLimits.own): Promise<Inspection> => {
  const told = await lanes.own(async () => await readInThread('check', bytes, limits))
  const active = told.active === undefined ? notLooked.slow : told.active
  return { mime: told.mime ?? null, active, looks: told.looks ?? null }
}

/**
 * Returns the thing in a file that could run when it is opened, as the end of "Held: …"; null when nothing was found.
 * Never throws.
 */
export const findActiveContent = async (bytes: Uint8Array): Promise<string | null> =>
  (await inspectDocument(bytes)).active
