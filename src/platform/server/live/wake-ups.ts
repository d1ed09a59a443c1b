import type { Logger } from 'pino'
import type { EnqueuedJobs } from '../database.ts'
import { openLive } from './live.ts'

const channel = 'reinforce_jobs'
const flushAfter = 50 // ms in which wake-ups of many transactions become one notice
const lookEvery = 30_000 // ms: the safety net for what no notice told of, such as a cron line or a process that died

/** Milliseconds until each queue's earliest job is due (≤ 0: now); queues without one are left out. */
export type Due = { name: string; inMs: number }[]

/**
 * What wakes the workers of a process: its own commits at once, those of other processes by one notice per 50 ms on a connection of its
 * own, and one timer that sleeps until the next job for later is due. `look` asks the database what is due, `wake` starts a worker.
 */
export const openWakeUps = async (of: {
  databaseUrl: string
  log: Logger
  wake: (name: string) => void
  look: () => Promise<Due>
}) => {
  const live = openLive(of.databaseUrl, of.log)
  const toTell: { names: Set<string>; due: number } = { names: new Set(), due: Infinity }
  let flushing: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let at = Infinity
  let closed = false

  const lookAt = (moment: number) => {
    if (closed || moment >= at) return
    clearTimeout(timer)
    at = moment
    timer = setTimeout(() => void lookNow(), Math.max(0, moment - Date.now()))
  }
  const lookNow = async () => {
    at = Infinity
    const due = await of.look().catch(() => []) // the workers themselves report that the database is away
    const now = due.filter(({ inMs }) => inMs <= 0)
    for (const { name } of now) of.wake(name)
    const next = Math.min(lookEvery, ...due.filter(({ inMs }) => inMs > 0).map(({ inMs }) => inMs + 1))
    lookAt(Date.now() + next)
  }
  const heard = (names: Iterable<string>, dueAt: number) => {
    for (const name of names) of.wake(name)
    lookAt(dueAt)
  }
  const flush = () => {
    flushing = undefined
    const words = JSON.stringify({ names: [...toTell.names], due: toTell.due === Infinity ? null : toTell.due })
    toTell.names.clear()
    toTell.due = Infinity
    void live.tell(channel, words)
  }

  live.on(channel, (payload) => {
    const told = JSON.parse(payload) as { names: string[]; due: number | null }
    heard(told.names, told.due ?? Infinity)
  })
  // Notices during a gap were missed.
  live.onReconnect(() => lookAt(Date.now()))
  await live.start()

  return {
    /** A transaction of this process has enqueued jobs and is committed. */
    enqueued: ({ names, dueAt }: EnqueuedJobs) => {
      if (closed) return
      const due = dueAt?.getTime() ?? Infinity
      heard(names, due)
      for (const name of names) toTell.names.add(name)
      toTell.due = Math.min(toTell.due, due)
      flushing ??= setTimeout(flush, flushAfter)
    },
    /** A job failed and waits for its next try: someone has to look when that is. */
    lookSoon: () => lookAt(Date.now() + 500),
    close: async () => {
      closed = true
      clearTimeout(timer)
      clearTimeout(flushing)
      await live.close()
    },
  }
}
