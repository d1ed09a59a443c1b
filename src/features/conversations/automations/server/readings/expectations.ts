import type { Expectation } from '@reinforce/reply-reader/replies/expectation.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { getExpectation } from '../../rules/get-expectation.ts'
import { loadEnrollments } from '../loaded-enrollment.ts'

/** Loads the expectation of each automation by its id. Automations that ended expect nothing and are missing. */
export const loadExpectations = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Expectation>> => {
  if (ids.length === 0) return new Map()
  const live = await loadEnrollments(tx, sql`s.id = any(${sql.param([...ids])}::uuid[]) and s.ended_at is null`)
  return new Map(live.map(({ id, enrollment }) => [id, getExpectation(enrollment)]))
}
