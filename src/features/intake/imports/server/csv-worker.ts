import { parentPort, workerData } from 'node:worker_threads'
import { UserError } from '../../../../rules/user-error.ts'
import { type CsvRow, parseBatches } from './read-csv.ts'

/** The thread's answer to each request for more: rows (none: the file is at its end), or why it cannot be read. */
export type CsvAnswer = { batch: CsvRow[] } | { refused: string }

const { bytes, size } = workerData as { bytes: Uint8Array; size: number }
const batches = parseBatches(bytes, size)

const next = async (): Promise<CsvAnswer> => {
  try {
    const step: IteratorResult<CsvRow[], undefined> = await batches.next()
    return { batch: step.done ? [] : step.value }
  } catch (error) {
    if (error instanceof UserError) return { refused: error.message }
    throw error
  }
}

parentPort?.on('message', () => void next().then((answer) => parentPort?.postMessage(answer)))
// Loading what reads a file is no work of the file's.
parentPort?.postMessage('ready')
