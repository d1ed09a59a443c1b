import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { addMonths, createMonth, listMonths, type Month } from '../../../../../rules/periods/month.ts'
import { performanceReport } from '../../contract/reports.ts'
import { getPeriodRange, type Period } from '../../rules/periods/period.ts'
import { averageMonths, countClientsPerMonth } from '../../rules/revenue.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { selectCountedInvoices } from '../select-counted-invoices.ts'
import { selectClient } from '../select-matching-invoices.ts'
import { loadReportsInBoth } from './reconcile.ts'
import {
  feeIsAbove,
  isDuplicate,
  isUnmatched,
  selectMadeThrough,
  selectMonth,
  selectOrganization,
} from './select-matching-reports.ts'

const mostMonths = 24
const figures = { rows: z.number(), amount: z.number(), fee: z.number(), net: z.number(), clients: z.number() }
const monthRow = z.object({ year: z.number(), month: z.number(), ...figures })
const none = { rows: 0, amount: 0, fee: 0, net: 0, clients: 0 }

const sums = sql`count(*)::int as rows, coalesce(sum(p.amount), 0)::bigint as amount, coalesce(sum(p.fee), 0)::bigint as fee,
  coalesce(sum(p.amount - p.fee), 0)::bigint as net, count(distinct nullif(btrim(coalesce(p.stripe_customer_id, '')), ''))::int as clients`

const loadTrend = async (tx: Tx, organization: string | undefined) => {
  const rows = await tx.rows(
    monthRow,
    sql`select p.year, p.month, ${sums} from performance_reports p where ${selectOrganization(organization)}
        group by 1, 2 order by 1 desc, 2 desc limit ${mostMonths}`,
  )
  const known = new Map(rows.map(({ year, month, ...rest }) => [createMonth(year, month), rest]))
  const [last] = known.keys()
  const first = [...known.keys()].at(-1)
  if (!first || !last) return []
  const earliest = addMonths(last, 1 - mostMonths)
  return listMonths(first < earliest ? earliest : first, last).map((month) => ({
    month,
    ...(known.get(month) ?? none),
  }))
}

const pair = z.object({ created_date: z.string(), stripe_customer_id: z.nullable(z.string()) })
const loadAverage = async (tx: Tx, organization: string | undefined) => {
  const pairs = await tx.rows(
    pair,
    sql`select distinct to_char(p.created_date, 'YYYY-MM-01') as created_date, p.stripe_customer_id from performance_reports p
        where p.created_date is not null and btrim(coalesce(p.stripe_customer_id, '')) <> '' and ${selectOrganization(organization)}`,
  )
  const months = countClientsPerMonth(pairs)
  return { value: averageMonths(months), months }
}

const flagRow = z.object({ duplicates: z.number(), fee: z.number(), unmatched: z.number() })

const ofMonth = (month: Month, organization: string | undefined) =>
  sql`${selectMonth({ month, by: 'month' })} and ${selectOrganization(organization)}`

/** Sums the reports of a month, or those made up to a day of it if given. Amounts in cents. */
export const loadTotals = async (tx: Tx, month: Month, organization?: string, through?: number) =>
  (await tx.one(
    z.object(figures),
    sql`select ${sums} from performance_reports p where ${ofMonth(month, organization)} and ${selectMadeThrough(month, through)}`,
  )) ?? none

type PaidInput = { month: Period; timeZone: string; organization?: string | undefined }

/** How many invoices of a month are paid, and their sum in cents; US dollars alone. */
const loadPaidInvoices = async (tx: Tx, { month, timeZone, organization }: PaidInput, settings: Config) => {
  const { from, until } = getPeriodRange(month, timeZone)
  const found = await tx.one(
    z.object({ rows: z.number(), amount: z.number() }),
    sql`select count(*)::int as rows, coalesce(sum(i.amount_paid), 0)::bigint as amount from invoices i
        where ${selectCountedInvoices(settings, 'i')} and i.status_key = 'paid' and i.currency = 'usd'
          and i.created >= ${from.getTime() / 1000} and i.created < ${until.getTime() / 1000} and ${selectClient(organization)}`,
  )
  return found ?? { rows: 0, amount: 0 }
}

/**
 * Reads the sums of a month's reports, their anomalies, the months around it, and the calculation of the clients'
 * average.
 */
export const performanceReportRoute = query(performanceReport, async ({ input, tx, now, settings }) => {
  assertPastMonth(input.month, now)
  const where = ofMonth(input.month, input.organization)
  const flags = await tx.one(
    flagRow,
    sql`select count(*) filter (where ${isDuplicate})::int as duplicates, count(*) filter (where ${feeIsAbove})::int as fee,
          count(*) filter (where ${isUnmatched})::int as unmatched from performance_reports p where ${where}`,
  )
  return {
    totals: await loadTotals(tx, input.month, input.organization, input.through),
    paidInvoices: await loadPaidInvoices(tx, input, settings),
    flags: {
      ...(flags ?? { duplicates: 0, fee: 0, unmatched: 0 }),
      both: (await loadReportsInBoth(tx, input, settings)).ids.length,
    },
    trend: await loadTrend(tx, input.organization),
    average: await loadAverage(tx, input.organization),
  }
})
