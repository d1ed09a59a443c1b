import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { FileReport } from '../../rules/report-file.ts'
import { type JudgedRow, judgeReports, type ReadRow } from '../../rules/report-import.ts'

const kept = z.object({
  customer: z.string(),
  year: z.number(),
  month: z.number(),
  amount: z.number(),
  fee: z.number(),
})

/** Compares the rows of a file with the reports on file, in two queries for a file of any length. */
export const judgeFile = async (tx: Tx, rows: readonly ReadRow[]): Promise<JudgedRow[]> => {
  const reports = rows.flatMap(({ read }) => (read.ok ? [read.report] : []))
  const identities = JSON.stringify(reports.map(({ customer, year, month }) => ({ customer, year, month })))
  const customers = JSON.stringify([...new Set(reports.map(({ customer }) => customer))])
  const here = await tx.rows(
    kept,
    sql`select p.stripe_customer_id as customer, p.year, p.month, p.amount, p.fee
        from (select distinct customer, year, month from jsonb_to_recordset(${identities}::jsonb) as r(customer text, year int, month int)) f
        join performance_reports p on p.stripe_customer_id = f.customer and p.year = f.year and p.month = f.month order by p.created_date, p.id`,
  )
  const linked = await tx.rows(
    z.object({ customer: z.string() }),
    sql`select o.stripe_customer_id as customer from jsonb_array_elements_text(${customers}::jsonb) c join organizations o on o.stripe_customer_id = c.value`,
  )
  return judgeReports(
    rows,
    here,
    linked.map(({ customer }) => customer),
  )
}

/** The reports that would be added, in the file's order. */
export const pickNewReports = (rows: readonly JudgedRow[]): FileReport[] =>
  rows.flatMap(({ state, read }) => (state === 'new' && read.ok ? [read.report] : []))

/** Returns a fingerprint of exactly these reports, so that only the previewed ones are added. */
export const fingerprintReports = (reports: readonly FileReport[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        reports.map(({ customer, year, month, amount, fee, created }) => [customer, year, month, amount, fee, created]),
      ),
    )
    .digest('hex')
