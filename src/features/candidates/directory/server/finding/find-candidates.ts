import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../../platform/server/answers/raw-json.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { pageSize } from '../../../../../rules/words/count.ts'
import { countCandidates, findCandidates } from '../../contract/directory.ts'
import { filterNames, isNothing } from '../../rules/filters.ts'
import { type CandidateQuery } from '../../shapes/directory.ts'
import { candidateColumns, candidateParts, loadCandidateRows } from '../load-candidate-rows.ts'
import { withCurrentStatuses } from '../status/load-former-statuses.ts'
import { filterCondition, type Viewing, writeOrderBy } from './filter-condition.ts'
import { selectImpliedFit } from './implied-fit.ts'
import { loadHiredPage } from './load-hired-page.ts'
import { loadPageByScore } from './page-by-score.ts'
import { countBySearch, searchCandidateIds } from './search-candidate-ids.ts'

const totals = z.object({ total: z.number() })

const hasNoFilter = (asked: CandidateQuery) =>
  asked.scope === 'all' && filterNames.every((name) => isNothing(asked[name]))

/** A page in the order in which rows are kept is found by walking, unless the word is rare; all others ask for every row first. */
const getLimits = (asked: CandidateQuery) => {
  const isWalked =
    hasNoFilter(asked) && asked.sortDate !== 'oldest' && asked.sortExperience === '' && asked.sortScore === ''
  return { common: isWalked ? 3 : 20, most: hasNoFilter(asked) ? 2_000 : 6_000 }
}

const loadTotal = async (tx: Tx, statement: SQL) => (await tx.one(totals, statement, 'prepared'))?.total ?? 0

/** How many candidates match, counted no further than `upTo` and one more; without filters from the maintained counters. */
export const countMatching = async (
  tx: Tx,
  asked: CandidateQuery,
  viewing: Viewing,
  upTo?: number,
): Promise<number> => {
  const isSearchAlone = hasNoFilter(asked)
  if (isSearchAlone && !asked.q.trim())
    return await loadTotal(
      tx,
      sql`select coalesce(sum(n), 0)::int as total from candidate_counts where ${tenantCondition(tx)}`,
    )
  const known = isSearchAlone ? await countBySearch(tx, asked.q) : null
  if (known !== null) return known
  const found = isSearchAlone ? null : await searchCandidateIds(tx, asked.q, { common: 20, most: 2_000 })
  const current = await withCurrentStatuses(tx, asked)
  const seen = { ...viewing, readsAll: upTo === undefined }
  const fitting = sql`from all_candidates c where ${tenantCondition(tx, 'c')} and ${filterCondition(tx, current, seen, found)}`
  if (upTo === undefined) return await loadTotal(tx, sql`select count(*)::int as total ${fitting}`)
  // Helpers of the database take longer to begin than a thousand rows to count.
  const [, total] = await Promise.all([
    tx.run(sql`set local max_parallel_workers_per_gather = 0`),
    loadTotal(tx, sql`select count(*)::int as total from (select c.id ${fitting} limit ${upTo + 1}::int) counted`),
  ])
  return total
}

/** The ids of a page in their order. */
const loadIds = async (
  tx: Tx,
  asked: CandidateQuery,
  viewing: Viewing,
  page: { size: number; offset: number },
): Promise<SQL> => {
  const found = await searchCandidateIds(tx, asked.q, getLimits(asked))
  const walked =
    found === null ? (loadPageByScore(tx, asked, viewing, page) ?? loadHiredPage(tx, asked, viewing, page)) : null
  if (walked) return walked
  return sql`select c.id from all_candidates c where ${tenantCondition(tx, 'c')} and ${filterCondition(tx, asked, viewing, found)}
      and ${selectImpliedFit(asked)}
    order by ${writeOrderBy(asked)} limit ${sql.raw(String(page.size))} offset ${sql.raw(String(page.offset))}`
}

/** One page of 25: ids and order are found inside a narrow index first, then the 25 rows are joined. */
export const loadCandidatePage = async (
  tx: Tx,
  query: CandidateQuery,
  page: number,
  viewing: Viewing,
  size = pageSize,
) => {
  const asked = await withCurrentStatuses(tx, query)
  const ids = await loadIds(tx, asked, viewing, { size: Math.trunc(size), offset: Math.trunc((page - 1) * size) })
  return await loadCandidateRows(
    tx,
    sql`with page as materialized (${ids})
        select ${candidateColumns} from page join all_candidates c on ${tenantCondition(tx, 'c')}
          and c.id = page.id ${candidateParts} order by ${writeOrderBy(asked)}`,
    page === 1 ? 'prepared' : undefined,
  )
}

/** A page of candidates without their number: counting is a call of its own, so that rows need not wait for it. */
export const findCandidatesRoute = query(findCandidates, async ({ input, tx, now, settings }) => {
  const { page, ...asked } = input
  return rawJson({
    rows: await loadCandidatePage(tx, asked, page, { now, excellentFrom: settings.excellentFrom }),
    page,
  })
})

/** How many candidates match, by the same conditions as the page. */
export const countCandidatesRoute = query(countCandidates, async ({ input, tx, now, settings }) => {
  const { upTo, ...asked } = input
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const total = await countMatching(tx, asked, viewing, upTo)
  return { total: upTo === undefined ? total : Math.min(total, upTo + 1) }
})
