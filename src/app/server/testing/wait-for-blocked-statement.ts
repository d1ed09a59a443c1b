import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './world.ts'

/** Resolves when a statement of the world's database waits for a lock; tests of two at once meet there. */
export const waitForBlockedStatement = async (world: World) => {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await world.services.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.n ?? 0) > 0) return
    await sleep(20)
  }
  throw new Error('Nobody waits for a lock')
}
