import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { isNothing } from '../../rules/filters.ts'
import { statusKey } from '../../rules/statuses.ts'
import type { CandidateQuery } from '../../shapes.ts'
import { isHireSince } from '../hires.ts'
import { dayOf, matching, ordering, type Viewing } from './matching.ts'

/** So many who fit everything else are asked along the order whether they were hired, before all hires are gathered. */
const mostAsked = 8_000

/** Whether an index has the order and what else is filtered, and whoever fits may well have been hired. */
const isLikely = (asked: CandidateQuery) => {
  const { sortDate, sortScore, sortExperience, sortSecond, status } = asked
  const hasIndex =
    sortDate !== 'oldest' && sortScore !== 'lowest' && sortExperience === '' && sortSecond === '' && !asked.q.trim()
  return (
    hasIndex &&
    isNothing(asked.type) &&
    isNothing(asked.firstTouch) &&
    (status.length === 0 || status.some((one) => statusKey(one) === 'hired'))
  )
}

/**
 * The ids of a page of whoever was hired since a day, among all organizations, where hires are many: the newest, or the best, are asked
 * one by one until the page is full; only where that takes too long are all hires gathered. Null where that is not the way.
 */
export const hiredInOrder = (
  tx: Tx,
  asked: CandidateQuery,
  viewing: Viewing,
  { size, offset }: { size: number; offset: number },
): SQL | null => {
  const { hiredSince, timeZone } = asked
  if (!tx.scope.crossTenant || isNothing(hiredSince) || !isLikely(asked)) return null
  const order = ordering(asked)
  const hired = isHireSince(sql`${dayOf('hiredSince', hiredSince, timeZone).toISOString()}::timestamptz`)
  const page = sql`limit ${sql.raw(String(size))} offset ${sql.raw(String(offset))}`
  const last = sql.raw(String(size + offset))
  return sql`with walked as materialized (
      select c.* from (
        select c.id, c.organization_id, c.newest_at, c.fit_sort from all_candidates c
          where ${ofScope(tx, 'c')} and ${matching(tx, { ...asked, hiredSince: '' }, viewing)} order by ${order} limit ${sql.raw(String(mostAsked))}
      ) c cross join lateral (
        select from candidate_status_changes k where k.organization_id = c.organization_id and k.candidate_id = c.id and ${hired} limit 1
      ) hire order by ${order} limit ${last}
    )
    (select c.id from walked c where (select count(*) from walked) = ${last} order by ${order} ${page})
    union all
    (select c.id from all_candidates c where (select count(*) from walked) < ${last} and ${ofScope(tx, 'c')} and ${matching(tx, asked, viewing)}
      order by ${order} ${page})`
}
