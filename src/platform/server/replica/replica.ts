import type pg from 'pg'
import * as z from 'zod/mini'
import { openPool, type Scope, type Tx, transact, transactIfFresh } from '../database.ts'
import type { Live } from '../live/live.ts'
import { getCarriedPosition, pickLater, type WalPosition } from './wal-position.ts'

const patience = 2_000 // ms for a connection
const leftAlone = 5_000 // ms after a failure to reach it

const change = z.object({ organization: z.string() })
const anything = z.object({ missed: z.literal(true) })

/**
 * Opens replicas of the database, for reads that may lag. A read goes to one only where that has replayed what the
 * caller wrote before, and the changes announced to this process; in every other case, and when none can be reached, to
 * the primary.
 */
export const openReplica = (replicaUrl: string, primary: pg.Pool, max?: number) => {
  const pool = openPool(replicaUrl, max, patience)
  const changed = new Set<string>()
  const places = new Map<string, WalPosition>()
  let latest: WalPosition | null = null
  /** The changes missed while the live channel was broken may be anything. */
  const missed = { some: false, upTo: null as WalPosition | null }
  let awayUntil = 0

  const placeNow = async (): Promise<WalPosition | null> => {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_insert_lsn() as position')
    return rows[0]?.position ?? null
  }

  /**
   * A reader who learns of a change reloads, and has to find it: the position is looked up once, by the first who reads
   * after.
   */
  const lookUp = async ({ crossTenant, organizationId }: Scope): Promise<WalPosition | null> => {
    const anew = crossTenant ? [...changed] : [organizationId].filter((each) => changed.has(each))
    const gap = missed.some
    if (anew.length > 0 || gap) {
      for (const each of anew) changed.delete(each)
      missed.some = false
      try {
        const position = await placeNow()
        latest = pickLater(latest, position)
        if (gap) missed.upTo = position
        for (const each of anew) if (position) places.set(each, position)
      } catch (error) {
        for (const each of anew) changed.add(each)
        missed.some ||= gap
        throw error
      }
    }
    return pickLater(missed.upTo, crossTenant ? latest : (places.get(organizationId) ?? null))
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: the second reader waits for the position that the first looks up. */
  const readPosition = async (scope: Scope): Promise<WalPosition | null> => {
    const next = last.then(async () => await lookUp(scope))
    last = next.catch(() => undefined)
    return await next
  }

  return {
    pool,
    /** From now on announced changes are waited for. */
    listen: (live: Pick<Live, 'on' | 'onReconnect'>) => {
      live.on('reinforce_live', (payload) => {
        const news: unknown = JSON.parse(payload)
        const told = change.safeParse(news)
        if (told.success) changed.add(told.data.organization)
        if (anything.safeParse(news).success) missed.some = true
      })
      live.onReconnect(() => {
        missed.some = true
      })
    },
    /** One read-only transaction, on a replica that knows enough or on the primary. */
    read: async <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> => {
      const onPrimary = async () => await transact(primary, scope, work, { readOnly: true })
      if (Date.now() < awayUntil) return await onPrimary()
      const wanted = pickLater(getCarriedPosition(), await readPosition(scope))
      const found = await transactIfFresh(pool, scope, wanted, work)
      if (found === 'away') awayUntil = Date.now() + leftAlone
      return typeof found === 'string' ? await onPrimary() : found.answer
    },
  }
}
export type Replica = ReturnType<typeof openReplica>
