import { Worker } from 'node:worker_threads'

/** `milliseconds` of a processor's work, however long the clock runs. */
export type Limits = { milliseconds: number; megabytes: number }

/** Until the thread runs and no byte was touched; a busy machine takes its time for that. */
const startMs = 20_000
/** So many times its work may pass on the clock of a busy machine. */
const mostWaiting = 12

/** Milliseconds of work that a thread has done; null once it has ended. */
const readWork = async (worker: Worker): Promise<number | null> => {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1_000
  } catch {
    return null
  }
}

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
      else if (started !== null) void countWork(started)
    }, 50)
    let started: number | null = null
    let isAsking = false
    /** A busy machine gives a thread little time: only its own time counts. */
    const countWork = async (before: number) => {
      if (isAsking) return
      isAsking = true
      const used = await readWork(worker)
      isAsking = false
      if (used !== null && used - before > limits.milliseconds) endLate()
    }
    const end = () => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(told)
      void worker.terminate()
    }
    const endLate = () => {
      Object.assign(told, { late: true })
      end()
    }
    let timer = setTimeout(endLate, startMs)
    worker.on('message', (more: Partial<Told>) => {
      Object.assign(told, more)
      if (more.begins) {
        clearTimeout(timer)
        timer = setTimeout(endLate, limits.milliseconds * mostWaiting)
        void readWork(worker).then((used) => (started = used ?? 0))
      }
      if (more.done) end()
    })
    worker.once('error', end)
    worker.once('exit', end)
  })
