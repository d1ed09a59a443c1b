import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { isNothing } from '../../rules/filters.ts'
import { toStatusKey } from '../../rules/statuses.ts'
import type { CandidateQuery } from '../../shapes/directory.ts'
import { selectHiredIn } from '../hires.ts'
import { filterCondition, selectHiredRange, type Viewing, writeOrderBy } from './filter-condition.ts'
import { selectImpliedFit } from './implied-fit.ts'

/** Limit of matching people checked for a hire in order, before all hires are collected. */
const mostAsked = 8_000
/** Further down, so many who were not hired come before that the hires are gathered at once. */
const mostRows = 100

/** Whether an index has the order and what else is filtered, and anyone who fits may well have been hired. */
const isLikely = (asked: CandidateQuery) => {
  const { sortDate, sortScore, sortExperience, sortSecond, status } = asked
  const hasIndex =
    sortDate !== 'oldest' && sortScore !== 'lowest' && sortExperience === '' && sortSecond === '' && !asked.q.trim()
  return (
    hasIndex &&
    isNothing(asked.firstTouch) &&
    (status.length === 0 || status.some((one) => toStatusKey(one) === 'hired'))
  )
}

/**
 * Builds the query for a page of people hired since a day, or between two, among all organizations, if hires are many:
 * it checks the newest, or the best, one by one until the page is full, and collects all hires only if that takes too
 * long. Null if another way is better.
 */
export const loadHiredPage = (
  tx: Tx,
  asked: CandidateQuery,
  viewing: Viewing,
  { size, offset }: { size: number; offset: number },
): SQL | null => {
  const { hiredSince } = asked
  const last = size + offset
  if (!tx.scope.crossTenant || isNothing(hiredSince) || last > mostRows || !isLikely(asked)) return null
  const order = writeOrderBy(asked)
  const hired = selectHiredIn(selectHiredRange(asked))
  const page = sql`order by ${order} limit ${sql.raw(String(size))} offset ${sql.raw(String(offset))}`
  const fitting = sql`select c.id, c.organization_id, c.received_at, c.fit_sort from all_candidates c
    where ${tenantCondition(tx, 'c')}
      and ${filterCondition(tx, { ...asked, hiredSince: '', hiredUntil: '' }, viewing)} and ${selectImpliedFit(asked)} order by ${order}
      limit ${sql.raw(String(mostAsked))}`
  return sql`with walked as materialized (
      select c.* from (${fitting}) c cross join lateral (
        select from candidate_hires k where k.organization_id = c.organization_id and k.candidate_id = c.id and ${hired} limit 1
      ) hire order by ${order} limit ${sql.raw(String(last))}
    ), ended as materialized (
      select (select count(*) from walked) < ${sql.raw(String(last))} and (select count(*) from (${fitting}) c) = ${sql.raw(String(mostAsked))} as early
    )
    (select c.id from walked c where not (select early from ended) ${page})
    union all
    (select c.id from all_candidates c where (select early from ended) and ${tenantCondition(tx, 'c')} and ${filterCondition(tx, asked, viewing)} ${page})`
}
