import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { addDays } from '../../../../../rules/day.ts'
import { isMonth, type Month, parseMonth } from '../../../../../rules/periods/month.ts'
import type { ReportQuery, ReportRow } from '../../contract/reports.ts'
import { getLastComparedDay } from '../../rules/get-comparison-period.ts'
import { getPeriodDays, getPeriodMonths } from '../../rules/periods/period.ts'

/** The reports `p` of an organization, or of all that the caller may see. */
export const selectOrganization = (organization: string | undefined): SQL =>
  organization
    ? sql`p.stripe_customer_id = (select u.stripe_customer_id from organizations u where u.id = ${organization})`
    : sql`true`

/** The reports `p` for a month, for all months that a longer period touches, or those made in it (UTC, as the average counts them). */
export const selectMonth = ({ month, by }: Pick<ReportQuery, 'month' | 'by'>): SQL => {
  if (by === 'month') {
    const [first, last] = [getPeriodMonths(month).first, getPeriodMonths(month).last].map(parseMonth)
    if (isMonth(month)) return sql`p.year = ${first?.year} and p.month = ${first?.month}`
    return sql`(p.year, p.month) >= (${first?.year}::int, ${first?.month}::int) and (p.year, p.month) <= (${last?.year}::int, ${last?.month}::int)`
  }
  const { first, last } = getPeriodDays(month)
  return sql`p.created_date >= ${`${first}T00:00:00Z`}::timestamptz and p.created_date < ${`${addDays(last, 1)}T00:00:00Z`}::timestamptz`
}

/** The reports `p` for a month that were made up to a day of it (UTC, as the average counts them); one without a day counts. */
export const selectMadeThrough = (month: Month, through: number | undefined): SQL =>
  through === undefined || !isMonth(month)
    ? sql`true`
    : sql`(p.created_date is null or p.created_date < ${`${addDays(getLastComparedDay(month, through), 1)}T00:00:00Z`}::timestamptz)`

/** Another report of the same customer, month and year is there. */
export const isDuplicate = sql`(btrim(coalesce(p.stripe_customer_id, '')) <> '' and exists (select from performance_reports d
  where d.stripe_customer_id = p.stripe_customer_id and d.year = p.year and d.month = p.month and d.id <> p.id))`
export const isUnmatched = sql`not exists (select from organizations u where u.stripe_customer_id = p.stripe_customer_id)`
export const feeIsAbove = sql`p.fee > p.amount`

const shown: Record<Exclude<ReportQuery['show'], 'both'>, SQL> = {
  all: sql`true`,
  duplicates: isDuplicate,
  fee: feeIsAbove,
  unmatched: isUnmatched,
}

/** The condition of a question on `performance_reports p`; `both`: the ids of those that are also among the paid invoices. */
export const selectMatchingReports = (asked: ReportQuery, both: readonly string[]): SQL => {
  const kind = asked.show === 'both' ? sql`p.id = any(${sql.param(both)}::uuid[])` : shown[asked.show]
  return sql`${selectMonth(asked)} and ${selectOrganization(asked.organization)} and ${kind}`
}
const stored = z.object({
  id: z.string(),
  created_date: nullableText,
  month: z.number(),
  year: z.number(),
  customer: nullableText,
  organization_id: nullableText,
  organization: nullableText,
  amount: z.number(),
  fee: z.number(),
  net: z.number(),
  duplicate: z.boolean(),
  feeAboveAmount: z.boolean(),
})

/** The reports of a question by organization, those without a known customer last; amounts in cents. */
export const loadReports = async (
  tx: Tx,
  asked: ReportQuery,
  both: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> =>
  await tx.rows(
    stored,
    sql`select p.id, p.created_date, p.month, p.year, p.stripe_customer_id as customer, o.id as organization_id, o.name as organization,
          p.amount, p.fee, p.amount - p.fee as net, ${isDuplicate} as duplicate, ${feeIsAbove} as "feeAboveAmount"
        from performance_reports p left join organizations o on o.stripe_customer_id = p.stripe_customer_id
        where ${selectMatchingReports(asked, both)}
        order by o.id is null, lower(o.name), p.stripe_customer_id, p.created_date, p.id limit ${limit} offset ${offset}`,
  )
