import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/** So many times its work may pass on the clock of a busy machine. */
const mostWaiting = 12
const everyMs = 50

type Thread = Pick<Worker, 'cpuUsage'>

/** Milliseconds of work that a thread has done; null once it has ended, or where this Node.js does not count it. */
const readWork = async (thread: Thread): Promise<number | null> => {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1_000
  } catch {
    return null
  }
}

/**
 * Calls `endLate` once a thread has worked for more than `milliseconds` from now on. A busy machine gives a thread little time: only its
 * own time counts, until twelve times as much has passed on the clock. Returns a function that ends the watch.
 */
export const limitWork = (thread: Thread, milliseconds: number, endLate: () => void): (() => void) => {
  let before: number | null = null
  let isAsking = true
  const count = async () => {
    if (isAsking) return
    isAsking = true
    const used = await readWork(thread)
    isAsking = false
    if (used !== null && before !== null && used - before > milliseconds) endLate()
  }
  const watch = setInterval(() => void count(), everyMs)
  const timer = setTimeout(endLate, milliseconds * mostWaiting)
  const begin = async () => {
    before = await readWork(thread)
    isAsking = false
  }
  void begin()
  return () => {
    clearInterval(watch)
    clearTimeout(timer)
  }
}

/** Waits for a thread’s next message. Throws an `AbortError` if it works for more than `milliseconds` until then. */
export const awaitMessage = async (thread: Worker, milliseconds: number): Promise<unknown> => {
  const late = new AbortController()
  const stop = limitWork(thread, milliseconds, () => late.abort())
  try {
    const [message] = (await once(thread, 'message', { signal: late.signal })) as unknown[]
    return message
  } finally {
    stop()
  }
}
