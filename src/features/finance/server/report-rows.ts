import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { pageSize } from '../../../rules/words/count.ts'
import { reportRows } from '../contract/reports.ts'
import { matchingReports, reportsOf } from './matching-reports.ts'
import { refuseFuture } from './refuse-future.ts'

/** A page of the reports of a month; none is dropped, whoever its customer is. */
export const reportRowsRoute = query(reportRows, async ({ input, tx, now }) => {
  refuseFuture(input.month, now)
  const rows = await reportsOf(tx, input, { limit: pageSize, offset: (input.page - 1) * pageSize })
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from performance_reports p where ${matchingReports(input)}`,
  )
  return { rows, total: found?.total ?? 0 }
})
