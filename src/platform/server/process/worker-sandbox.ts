import { Worker } from 'node:worker_threads'
import { limitWork } from './limit-work.ts'

/** `milliseconds` of a processor's work, however long the clock runs. */
export type Limits = { milliseconds: number; megabytes: number }

/** Until the thread runs and no byte was touched; a busy machine takes its time for that. */
const startMs = 60_000
/**
 * Reads someone's bytes in a thread of its own, which is ended when it takes too long or too much memory: hostile bytes
 * cost a few seconds of one processor and nothing else. The thread sends `begins` once it runs and `done` at its end;
 * returns all its messages, and `late` where it took too long.
 */
export const runInWorker = async <Told extends { begins?: true; done?: true; late?: true }>(
  script: URL,
  { bytes: given, ...data }: { bytes: Uint8Array; [name: string]: unknown },
  limits: Limits,
): Promise<Partial<Told>> =>
  await new Promise((resolve) => {
    const bytes = new Uint8Array(given)
    const worker = new Worker(script, {
      workerData: { ...data, bytes },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
      env: {},
      stdout: true,
      stderr: true,
    })
    const told: Partial<Told> = {}
    const most = process.memoryUsage.rss() + 2 * limits.megabytes * 1_048_576
    // The limit above does not count unpacked streams, which lie outside the thread's own heap.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > most) end()
    }, 50)
    const end = () => {
      stopLimit()
      clearInterval(watch)
      resolve(told)
      void worker.terminate()
    }
    const endLate = () => {
      Object.assign(told, { late: true })
      end()
    }
    const timer = setTimeout(endLate, startMs)
    let stopLimit = () => clearTimeout(timer)
    worker.on('message', (more: Partial<Told>) => {
      Object.assign(told, more)
      if (more.begins) {
        stopLimit()
        stopLimit = limitWork(worker, limits.milliseconds, endLate)
      }
      if (more.done) end()
    })
    worker.once('error', end)
    worker.once('exit', end)
  })
