import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { getInvoiceState, type InvoiceState } from '../../../../rules/get-invoice-state.ts'
import { thousandths, wholeUnits } from '../../../../rules/money.ts'
import { toMonthRange } from '../../../../rules/periods/month.ts'
import { UserError } from '../../../../rules/user-error.ts'
import type { InvoiceQuery, ListedInvoice } from '../contract/invoices.ts'
import { findInvoiceFilterProblems, getFilterSeconds, type InvoiceSort, parseAmount } from '../rules/invoice-filter.ts'
import { getAgeSeconds } from '../rules/receivables.ts'
import { selectCountedInvoices } from './select-counted-invoices.ts'

/** The customer of an organization, 'unmatched' for those we do not know. */
export const selectClient = (client: string | undefined): SQL => {
  if (!client) return sql`true`
  return client === 'unmatched'
    ? sql`not exists (select from organizations u where u.stripe_customer_id = i.customer)`
    : sql`i.customer = (select u.stripe_customer_id from organizations u where u.id = ${client})`
}

const ofState = (state: InvoiceState, second: number): SQL => {
  if (state === 'overdue') return sql`i.status_key = 'open' and i.due_date <= ${second}`
  if (state === 'open') return sql`i.status_key = 'open' and (i.due_date is null or i.due_date > ${second})`
  if (state === 'other') return sql`i.status_key not in ('paid', 'open', 'draft', 'void', 'uncollectible')`
  return sql`i.status_key = ${state}`
}

/** Open here is what the vendor calls so, overdue or not. */
const ofStatus = (statuses: InvoiceQuery['status'], second: number): SQL => {
  const told = sql`i.status_key = any(${sql.param(statuses)}::text[])`
  return statuses.includes('overdue') ? sql`(${told} or (${ofState('overdue', second)}))` : told
}

const madeIn = ({ from, until }: { from: number; until: number }): SQL =>
  sql`i.created >= ${from} and i.created < ${until}`

/**
 * Time and source of a reading: with a payments vendor only its own invoices count. `alsoReports`: ids of invoices that
 * are also reports, if requested.
 */
export type Reading = { now: Date; settings: Pick<Config, 'stripe'>; alsoReports?: readonly string[] | undefined }

/** The number of an amount in hundredths of its currency, as bounds are typed. */
const hundredths = sql`case when i.currency = any(${sql.param(wholeUnits)}::text[]) then i.amount * 100
  when i.currency = any(${sql.param(thousandths)}::text[]) then i.amount / 10 else i.amount end`

/** The condition of a filter on `invoices i`; a bound is of the number in the invoice’s own currency. Refuses a wrong one with sentences at its fields. */
export const selectMatchingInvoices = (asked: InvoiceQuery, { now, settings, alsoReports }: Reading): SQL => {
  const today = toLocalDay(now, asked.timeZone)
  const problems = findInvoiceFilterProblems(asked)
  const [first] = Object.values(problems)
  if (first) throw new UserError('invalid', first, { fields: problems })
  const second = Math.floor(now.getTime() / 1000)
  const parts = [selectCountedInvoices(settings, 'i'), selectClient(asked.client)]
  if (asked.age === undefined || asked.range !== '90')
    parts.push(madeIn(getFilterSeconds(asked, today, asked.timeZone)))
  if (asked.age !== undefined) parts.push(madeIn(getAgeSeconds(asked.age, today, asked.timeZone)))
  if (asked.status.length) parts.push(ofStatus(asked.status, second))
  const [least, most] = [parseAmount(asked.least), parseAmount(asked.most)]
  if (typeof least === 'number') parts.push(sql`${hundredths} >= ${least}`)
  if (typeof most === 'number') parts.push(sql`${hundredths} <= ${most}`)
  if (asked.state) parts.push(ofState(asked.state, second))
  if (asked.month) {
    const range = toMonthRange(asked.month, asked.timeZone)
    parts.push(sql`i.created >= ${range.from.getTime() / 1000} and i.created < ${range.until.getTime() / 1000}`)
  }
  if (alsoReports) parts.push(sql`i.id = any(${sql.param(alsoReports)}::text[])`)
  return sql.join(parts, sql` and `)
}

const ordersAt = (second: number): Record<InvoiceSort, SQL> => ({
  newest: sql`i.created desc, i.id`,
  oldest: sql`i.created, i.id`,
  largest: sql`${hundredths} desc, i.created desc, i.id`,
  smallest: sql`${hundredths}, i.created desc, i.id`,
  overdue: sql`case when ${ofState('overdue', second)} then i.due_date end nulls last, i.created desc, i.id`,
})
const stored = z.object({
  id: z.string(),
  number: nullableText,
  created: z.number(),
  due_date: z.nullable(z.number()),
  customer: nullableText,
  organization_id: nullableText,
  organization: nullableText,
  status: z.string(),
  amount: z.number(),
  amount_paid: z.number(),
  currency: z.string(),
})

/** Filtered invoices in their order: the page is found first, its organizations are joined then. */
export const loadInvoicePage = async (
  tx: Tx,
  asked: InvoiceQuery,
  reading: Reading,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedInvoice[]> => {
  const second = Math.floor(reading.now.getTime() / 1000)
  const order = ordersAt(second)[asked.sort]
  const rows = await tx.rows(
    stored,
    sql`with page as (
          select i.* from invoices i where ${selectMatchingInvoices(asked, reading)} order by ${order} limit ${limit} offset ${offset}
        )
        select i.id, i.number, i.created, i.due_date, i.customer, o.id as organization_id, o.name as organization, i.status, i.amount, i.amount_paid, i.currency
        from page i left join organizations o on o.stripe_customer_id = i.customer order by ${order}`,
  )
  return rows.map((row) => ({ ...row, state: getInvoiceState(row, second) }))
}
