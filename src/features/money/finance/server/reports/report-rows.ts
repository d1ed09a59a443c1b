import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { pageSize } from '../../../../../rules/words/count.ts'
import { reportRows } from '../../contract/reports.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { loadReportsInBoth } from './reconcile.ts'
import { loadReports, selectMatchingReports } from './select-matching-reports.ts'

/** A page of the reports of a month; none is dropped, no matter who its customer is. */
export const reportRowsRoute = query(reportRows, async ({ input, tx, now, settings }) => {
  assertPastMonth(input.month, now)
  const both = input.show === 'both' ? (await loadReportsInBoth(tx, input, settings)).ids : []
  const rows = await loadReports(tx, input, both, { limit: pageSize, offset: (input.page - 1) * pageSize })
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from performance_reports p where ${selectMatchingReports(input, both)}`,
  )
  return { rows, total: found?.total ?? 0 }
})
