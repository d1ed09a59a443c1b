import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { toStatusKey } from '../../rules/statuses.ts'
import type { CandidateQuery } from '../../shapes/directory.ts'
import { filterCondition, type Viewing, writeOrderBy } from './filter-condition.ts'
import { selectImpliedFit } from './implied-fit.ts'

/** Further down a page is found by sorting: every status would have to be walked so far. */
const mostRows = 1_000
/** The statuses whose indexes have the best scores first, where merging them finds the page; null where another way is better. */
const listStatuses = (asked: CandidateQuery, last: number): string[] | null => {
  const others = [asked.sortDate, asked.sortExperience, asked.sortSecond, asked.hiredSince, asked.hiredUntil]
  const isByScore = asked.sortScore === 'highest' && others.every((other) => other === '')
  return isByScore && last <= mostRows && asked.status.length > 1 ? [...new Set(asked.status.map(toStatusKey))] : null
}

/**
 * The ids of a page with the best scores first, of several statuses: the best of each, which an index has in this order, merged. Null
 * where that is not the way. For words that few have there is a better one.
 */
export const loadPageByScore = (
  tx: Tx,
  asked: CandidateQuery,
  viewing: Viewing,
  { size, offset }: { size: number; offset: number },
): SQL | null => {
  const statuses = listStatuses(asked, size + offset)
  if (statuses === null) return null
  const order = writeOrderBy(asked)
  const parts = statuses.map((status) => {
    const one = { ...asked, status: [status] }
    return sql`(select c.id, c.fit_sort, c.received_at from all_candidates c
        where ${tenantCondition(tx, 'c')} and ${filterCondition(tx, one, viewing)} and ${selectImpliedFit(one)}
        order by ${order} limit ${sql.raw(String(size + offset))})`
  })
  return sql`select c.id from (${sql.join(parts, sql` union all `)}) c
    order by ${order} limit ${sql.raw(String(size))} offset ${sql.raw(String(offset))}`
}
