import { type Limits, runInWorker } from '../../platform/server/process/worker-sandbox.ts'
import type { ReadDocument } from '../../rules/placed-line.ts'
import type { Looks } from './plain-text.ts'
import type { TableText } from './tables/create-table-text.ts'

export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt'

export type Task = 'document' | 'check' | 'sheet'
/** A message of the thread, bit by bit. */
export type ReadingResult = {
  begins?: true
  kind?: DocumentKind | 'other'
  active?: string | null
  mime?: string | null
  text?: string | null
  read?: ReadDocument
  looks?: Looks
  table?: TableText | null
  problem?: 'unreadable' | 'locked' | 'slow'
  /** It was ended because it took too long. */
  late?: true
  done?: true
}
/**
 * Reads a file in a thread of its own: a hostile file costs a few seconds of one processor and nothing else. Returns
 * all messages until it ended, with why it ended.
 */
export const readInThread = async (task: Task, bytes: Uint8Array, limits: Limits): Promise<ReadingResult> => {
  const script = new URL('./extract-worker.ts', import.meta.url)
  const told = await runInWorker<ReadingResult>(script, { task, bytes }, limits)
  return told.done ? told : { ...told, problem: told.problem ?? (told.late ? 'slow' : 'unreadable') }
}
