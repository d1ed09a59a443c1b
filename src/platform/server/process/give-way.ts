import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** Milliseconds between two looks, and for which long work waits at most before its next part. */
const [step, longest] = [3, 30]

type Connections = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * Waits while calls of others use the database, for a moment at most: long work asks before each of its parts, so that a
 * call in between doesn't share the cores with it. `own`: connections that long work like this one holds.
 */
export const giveWay = async (pool: Connections, own: number): Promise<void> => {
  const isInUse = () => pool.waitingCount > 0 || pool.totalCount - pool.idleCount > own
  for (let waited = 0; waited < longest && isInUse(); waited += step) await setTimeout(step)
}
