import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** Milliseconds between two looks, and for which long work waits at most before its next part. */
const [step, longest] = [3, 30]

type Connections = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** How many connections long work holds. */
const held = new WeakMap<Connections, number>()
const hold = (pool: Connections, more: number) => held.set(pool, (held.get(pool) ?? 0) + more)

/**
 * Does work that holds a connection for long. Before each of its parts it asks `giveWay`, which waits while calls of others use the
 * database, for a moment at most, so that a call in between doesn't share the cores with it. Long works don't wait for each other.
 */
export const doLongWork = async <Result>(
  pool: Connections,
  work: (giveWay: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const isInUse = () => pool.waitingCount > 0 || pool.totalCount - pool.idleCount > (held.get(pool) ?? 0)
  hold(pool, 1)
  try {
    return await work(async () => {
      for (let waited = 0; waited < longest && isInUse(); waited += step) await setTimeout(step)
    })
  } finally {
    hold(pool, -1)
  }
}
