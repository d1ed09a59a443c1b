import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { awaitMessage } from '../../../../platform/server/process/limit-work.ts'
import { UserError } from '../../../../rules/user-error.ts'
import type { CsvAnswer } from './csv-worker.ts'
import type { CsvRow } from './read-csv.ts'

/** Milliseconds of a processor’s work that a batch may take, and megabytes that the thread may hold. */
type Limits = { milliseconds: number; megabytes: number }
const usual: Limits = { milliseconds: 5_000, megabytes: 512 }
/** Until the thread runs; a busy machine takes its time for that. */
const startMs = 60_000

const tooMuch = 'The file is too large or complex. Nothing was imported.'

/**
 * Yields the rows of a CSV file, the heading first, a batch at a time, read in a thread of its own: any file costs only
 * its reader. Throws at `file` for anything but CSV, and for one that takes too long or needs too much memory.
 */
export async function* streamCsvBatches(bytes: Uint8Array, size: number, limits = usual): AsyncGenerator<CsvRow[]> {
  const copy = new Uint8Array(bytes)
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), {
    workerData: { bytes: copy, size },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    env: {},
    stdout: true,
    stderr: true,
  })
  // It may also die when no one waits for it, or after it was stopped: neither may end the process.
  let failure: unknown = null
  worker.on('error', (error) => (failure ??= error))
  const answered = async (coming: () => Promise<unknown>): Promise<unknown> => {
    try {
      if (failure !== null) throw failure
      return await coming()
    } catch (error) {
      const isOver = error instanceof Error && (error.name === 'AbortError' || /memory/i.test(error.message))
      throw isOver ? UserError.at('file', tooMuch) : error
    }
  }
  try {
    await answered(async () => await once(worker, 'message', { signal: AbortSignal.timeout(startMs) }))
    const next = () => {
      worker.postMessage('more')
      const coming = answered(async () => await awaitMessage(worker, limits.milliseconds)) as Promise<CsvAnswer>
      coming.catch(() => undefined) // told when it is waited for; who stops reading never does
      return coming
    }
    let coming = next()
    for (;;) {
      const answer = await coming
      if ('refused' in answer) throw UserError.at('file', answer.refused)
      if (answer.batch.length === 0) return
      // The thread reads on while these are loaded.
      coming = next()
      yield answer.batch
    }
  } finally {
    void worker.terminate()
  }
}
