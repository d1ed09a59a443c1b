import { type ByScore, highFrom, scoreInfluence } from '@reinforce/resume-reader/proof/blind-sample.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { getActor, loadNames } from '../../../directory/server/public.ts'

const cell = z.object({
  who: z.string(),
  was_blind: z.boolean(),
  is_high: z.boolean(),
  n: z.number(),
  forward: z.number(),
})
type Cell = z.output<typeof cell>

const byScore = (cells: readonly Cell[], wasBlind: boolean): ByScore => {
  const of = (isHigh: boolean) => {
    const found = cells.find(({ was_blind, is_high }) => was_blind === wasBlind && is_high === isHigh)
    return { n: found?.n ?? 0, forward: found?.forward ?? 0 }
  }
  return { high: of(true), low: of(false) }
}

/** How each reviewer decided with and without the number; without the right to manage people, your own line alone. */
export const loadReviewers = async (tx: Tx, organizationId: string, actor: Caller) => {
  const isAll = actor.rights.includes('users:manage') || actor.isPlatform
  const found = await tx.rows(
    cell,
    sql`select decided_by as who, was_blind, number >= ${highFrom} as is_high, count(*)::int as n, (count(*) filter (where is_forward))::int as forward
        from blind_reviews where ${tenantCondition(tx)} and organization_id = ${organizationId} and decided_at is not null and decided_by is not null
          and number is not null and (${isAll} or decided_by = ${actor.userId}::uuid)
        group by 1, 2, 3`,
  )
  const getName = await loadNames(
    tx,
    found.map(({ who }) => who),
  )
  return [...Map.groupBy(found, ({ who }) => who)]
    .map(([who, cells]) => {
      const [seen, blind] = [byScore(cells, false), byScore(cells, true)]
      return { reviewer: getActor(who, getName(who)), seen, blind, sway: scoreInfluence(seen, blind) }
    })
    .toSorted(
      (a, b) =>
        b.blind.high.n + b.blind.low.n - (a.blind.high.n + a.blind.low.n) ||
        (a.reviewer.name ?? '').localeCompare(b.reviewer.name ?? ''),
    )
}
