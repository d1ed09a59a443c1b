import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { statusKey } from '../../rules/statuses.ts'
import type { CandidateQuery } from '../../shapes.ts'
import { matching, ordering, type Viewing } from './matching.ts'

/** Further down a page is found by sorting: every status would have to be walked so far. */
const mostRows = 1_000
/** More statuses than any clinic has; what all clinics together have in other words is sorted as well. */
const mostStatuses = 60

const one = z.object({ key: z.string() })

/** Every status that somebody has, each found in its index behind the one before. */
const allStatuses = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.rows(
    one,
    sql`with recursive keys (key, n) as (
          (select c.status_key, 1 from all_candidates c where ${ofScope(tx, 'c')} order by c.status_key limit 1)
          union all
          select (select c.status_key from all_candidates c where ${ofScope(tx, 'c')} and c.status_key > keys.key order by c.status_key limit 1), keys.n + 1
          from keys where keys.key is not null and keys.n <= ${mostStatuses}::int
        )
        select key from keys where key is not null`,
    'prepared',
  )
  return rows.map(({ key }) => key)
}

/** The statuses whose indexes have the best scores first, where merging them finds the page; null where another way is better. */
const statusesOf = async (tx: Tx, asked: CandidateQuery, last: number): Promise<string[] | null> => {
  const others = [asked.sortDate, asked.sortExperience, asked.sortSecond]
  const isByScore = asked.sortScore === 'highest' && others.every((sort) => sort === '')
  if (!isByScore || last > mostRows) return null
  if (asked.status.length > 1) return [...new Set(asked.status.map(statusKey))]
  // Of one clinic those with a word are looked for faster in their own order.
  if (asked.status.length === 0 && asked.q.trim() !== '' && !tx.scope.crossTenant) return null
  // One position among all has no index of its own: those of each status do.
  if (asked.status.length === 1 || asked.position.length !== 1) return null
  const found = await allStatuses(tx)
  return found.length > mostStatuses ? null : found
}

/**
 * The ids of a page with the best scores first, of several statuses or of one position: the best of each status, which an index has in
 * this order, merged. Null where that is not the way. For words that few have there is a better one.
 */
export const bestByStatus = async (
  tx: Tx,
  asked: CandidateQuery,
  viewing: Viewing,
  { size, offset }: { size: number; offset: number },
): Promise<SQL | null> => {
  const keys = await statusesOf(tx, asked, size + offset)
  if (keys === null) return null
  const order = ordering(asked)
  return sql`select c.id from unnest(${sql.param(keys)}::text[]) of_status (key) cross join lateral (
      select c.id, c.fit_sort, c.newest_at from all_candidates c
        where ${ofScope(tx, 'c')} and c.status_key = of_status.key and ${matching(tx, { ...asked, status: [] }, viewing)}
        order by ${order} limit ${sql.raw(String(size + offset))}
    ) c order by ${order} limit ${sql.raw(String(size))} offset ${sql.raw(String(offset))}`
}
