import { Worker } from 'node:worker_threads'
import type { ReadDocument } from '../../rules/placed-line.ts'
import type { Looks } from './plain-text.ts'

export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt'

export type Task = 'document' | 'check' | 'sheet'
/** What the thread tells, bit by bit. */
export type ReadingResult = {
  begins?: true
  kind?: DocumentKind | 'other'
  active?: string | null
  mime?: string | null
  text?: string | null
  read?: ReadDocument
  looks?: Looks
  problem?: 'unreadable' | 'locked'
  done?: true
}
export type Limits = { milliseconds: number; megabytes: number }

/** Until the thread stands and nothing of the file was touched; a busy machine takes its time for that. */
const startMs = 20_000

/**
 * Reads a file in a thread of its own, which is ended when it takes too long or too much memory: a hostile file costs a few
 * seconds of one processor and nothing else. What was told until then is answered, with why it ended.
 */
export const readInThread = async (task: Task, file: Uint8Array, limits: Limits): Promise<ReadingResult> =>
  await new Promise((resolve) => {
    const bytes = new Uint8Array(file)
    const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
      workerData: { task, bytes },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
      env: {},
      stdout: true,
      stderr: true,
    })
    const told: ReadingResult = {}
    const most = process.memoryUsage.rss() + 2 * limits.megabytes * 1_048_576
    // The limit above does not count unpacked streams, which lie outside the thread's own heap.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > most) end()
    }, 50)
    const end = () => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(told.done ? told : { ...told, problem: told.problem ?? 'unreadable' })
      void worker.terminate()
    }
    let timer = setTimeout(end, startMs)
    worker.on('message', (more: ReadingResult) => {
      Object.assign(told, more)
      if (more.begins) {
        clearTimeout(timer)
        timer = setTimeout(end, limits.milliseconds)
      }
      if (more.done) end()
    })
    worker.once('error', end)
    worker.once('exit', end)
  })
