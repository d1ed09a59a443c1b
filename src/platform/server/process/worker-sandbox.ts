import { Worker } from 'node:worker_threads'

export type Limits = { milliseconds: number; megabytes: number }

/** Until the thread stands and nothing of the bytes was touched; a busy machine takes its time for that. */
const startMs = 20_000

/**
 * Looks at someone's bytes in a thread of its own, which is ended when it takes too long or too much memory: hostile bytes cost a few
 * seconds of one processor and nothing else. The thread says `begins` once it stands and `done` at its end; answers all that it told.
 */
export const runInWorker = async <Told extends { begins?: true; done?: true }>(
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
      clearTimeout(timer)
      clearInterval(watch)
      resolve(told)
      void worker.terminate()
    }
    let timer = setTimeout(end, startMs)
    worker.on('message', (more: Partial<Told>) => {
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
