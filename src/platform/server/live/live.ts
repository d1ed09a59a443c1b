import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { openSemaphore, serializeOn } from '../http/shared-semaphore.ts'
import { logOutage } from '../postgres/outage.ts'

type Listener = (payload: string) => void

const oneself = 'reinforce_heard'

/** One connection that listens to channels and comes back by itself when it breaks; payloads carry ids only. */
export const openLive = (databaseUrl: string, log: Logger) => {
  const listeners = new Map<string, Set<Listener>>([[oneself, new Set()]])
  const onReconnect = new Set<() => void>()
  let client: pg.Client | null = null
  let closed = false
  let ready: pg.Client | null = null
  const inTurn = serializeOn(() => ready)
  const places = openSemaphore(inTurn)

  const connect = async (): Promise<void> => {
    if (closed) return
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    const lost = (error?: unknown) => {
      if (client !== next) return
      client = ready = null
      if (closed) return
      logOutage(log, error)
      setTimeout(() => void connect(), 500)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach((listener) => listener(payload ?? '')),
    )
    client = next
    try {
      await next.connect()
      for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      await places.reacquire(next)
      ready = next
      onReconnect.forEach((tell) => tell())
    } catch (error) {
      lost(error)
    }
  }

  return {
    start: connect,
    /** Call before `start`. */
    on: (channel: string, listener: Listener) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      return () => all.delete(listener)
    },
    /** After a gap no one knows what was missed: anyone who keeps something drops it. */
    onReconnect: (tell: () => void) => onReconnect.add(tell),
    /** Tells all who listen, after the event: while the connection is broken it is lost, and anyone who listens looks for itself after the gap. */
    tell: async (channel: string, payload: string) => {
      await inTurn(async (to) => await to?.query('select pg_notify($1, $2)', [channel, payload])).catch(() => undefined)
    },
    /** The same of many at once; answers whether they certainly left. */
    tellAll: async (channel: string, payloads: string[]): Promise<boolean> => {
      const sent = inTurn(
        async (to) =>
          await to?.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads]),
      )
      return (await sent.catch(() => undefined)) !== undefined
    },
    /** Whether it is connected now. */
    isUp: () => ready !== null,
    /**
     * Returns true if notices of another connection arrive within `patience` ms: a pooler that shares connections
     * between transactions carries none.
     */
    hears: async (pool: pg.Pool, patience: number): Promise<boolean> => {
      const words = randomUUID()
      const all = listeners.get(oneself)
      return await new Promise((resolve) => {
        const end = (heard: boolean) => {
          clearTimeout(timer)
          all?.delete(hear)
          resolve(heard)
        }
        const hear = (payload: string) => payload === words && end(true)
        const timer = setTimeout(() => end(false), patience)
        all?.add(hear)
        pool.query('select pg_notify($1, $2)', [oneself, words]).catch(() => end(false))
      })
    },
    takePlace: places.take,
    close: async () => {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
export type Live = ReturnType<typeof openLive>
