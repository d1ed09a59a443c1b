import type { Limits } from '../../platform/server/process/worker-sandbox.ts'
import type { ReadDocument } from '../../rules/placed-line.ts'
import { isFound, notLooked } from './findings.ts'
import { lanes, type ParseQueue } from './parse-queues.ts'
import type { Looks } from './plain-text.ts'
import { type DocumentKind, readInThread } from './reading.ts'

const limitsOf: Record<ParseQueue, Limits> = {
  own: { milliseconds: 5_000, megabytes: 256 },
  anybody: { milliseconds: 3_000, megabytes: 192 },
  sheets: { milliseconds: 60_000, megabytes: 1_024 },
}

export type Extracted =
  | { ok: true; extension: DocumentKind; text: string /** Pages without words that could be read. */; unread: number }
  | { ok: false; why: 'kind' | 'unreadable' | 'locked' | 'slow' }
  /** It could run something, or no one could look: `reason` is the end of a sentence. */
  | { ok: false; why: 'active'; reason: string }

export type Judged = {
  extension: DocumentKind | null
  /** What could run in it, or that no one could look; null when nothing was found. */
  active: string | null
  text: string | null
  /** Its lines with their places; null when it cannot be read. */
  read: ReadDocument | null
  isLocked: boolean
  /** It took more work than it may: that says nothing against the file, and it can be tried again. */
  isSlow: boolean
}

/** What a file is, what could run in it, and its words. The content decides, never a name; all of it off the main thread. */
export const judgeDocument = async (bytes: Uint8Array, lane: ParseQueue, limits = limitsOf[lane]): Promise<Judged> => {
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
export const extractDocumentText = async (bytes: Uint8Array, limits = limitsOf.own): Promise<Extracted> => {
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

type Sheet = { isWorkbook: boolean; csv: string | null }

/** The first sheet of an Excel workbook as CSV text; null when it cannot be read within the limits. */
export const sheetAsCsv = async (bytes: Uint8Array, limits = limitsOf.sheets): Promise<Sheet> => {
  const { mime, text = null } = await lanes.sheets(async () => await readInThread('sheet', bytes, limits))
  return { isWorkbook: mime === undefined || mime === workbook, csv: text }
}

export type Inspected = { mime: string | null; active: string | null; looks: Looks | null }

/**
 * The media type that the bytes themselves tell, if any, and what in them could run, as the end of "Held: …"; of a file without
 * one, how it looks as a text. Never throws.
 */
export const inspectDocument = async (bytes: Uint8Array, limits = limitsOf.own): Promise<Inspected> => {
  const told = await lanes.own(async () => await readInThread('check', bytes, limits))
  const active = told.active === undefined ? notLooked.slow : told.active
  return { mime: told.mime ?? null, active, looks: told.looks ?? null }
}

/** What in a file could run when it is opened, as the end of "Held: …"; null when nothing was found. Never throws. */
export const findActiveContent = async (bytes: Uint8Array): Promise<string | null> =>
  (await inspectDocument(bytes)).active
