import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import { awaitMessage } from './limit-work.ts'

/** How much work of a processor one question may take, and the heap that the thread may have. */
export type ThreadLimits = { milliseconds: number; megabytes: number }

/** How long a thread may take to load its code, which a busy machine makes it do slowly: no part of what a question may take. */
const toStart = 60_000 // ms

/**
 * Opens a thread that answers one message at a time, started with the first one. `ask` answers null for what takes too long or too
 * much memory, or fails; the next question gets a new thread. Questions and answers are plain data: they are copied.
 */
export const openThread = <Answer>(script: URL, { milliseconds, megabytes }: ThreadLimits) => {
  let thread: Worker | null = null
  const end = async () => {
    const ending = thread
    thread = null
    await ending?.terminate()
  }
  const start = async () => {
    thread = new Worker(new URL('./start-thread.ts', import.meta.url), {
      workerData: { script: script.href },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
      env: {},
    })
    await once(thread, 'message', { signal: AbortSignal.timeout(toStart) })
    return thread
  }
  const ask = async (question: object): Promise<Answer | null> => {
    try {
      const ready = thread ?? (await start())
      const answer = awaitMessage(ready, milliseconds)
      ready.postMessage(question)
      return (await answer) as Answer
    } catch {
      await end()
      return null
    }
  }
  return { ask, end }
}

/** Announces the script of an `openThread`, then answers each question. */
export const answerQuestions = (answer: (question: never) => unknown) => {
  parentPort?.on('message', (question) => parentPort?.postMessage(answer(question as never)))
  parentPort?.postMessage('ready')
}
