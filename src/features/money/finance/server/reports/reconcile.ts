import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { toMonth } from '../../../../../rules/periods/month.ts'
import type { InvoiceQuery } from '../../contract/invoices.ts'
import { getPeriodRange, type Period } from '../../rules/periods/period.ts'
import { matchReports } from '../../rules/reconcile.ts'
import { selectCountedInvoices } from '../select-counted-invoices.ts'
import { selectMonth, selectOrganization } from './select-matching-reports.ts'

const stored = z.object({ id: z.string(), customer: z.string(), currency: z.string(), amount: z.number() })

type ReconcileQuery = { month: Period; timeZone: string; organization?: string | undefined }

/**
 * The reports for a month that are also among its paid invoices, and what they come to in cents: reports are US dollars, the month
 * of an invoice is the viewer's. Only what has a likeness on the other side is read, in two statements; the rule pairs it.
 */
export const loadReportsInBoth = async (
  tx: Tx,
  { month, timeZone, organization }: ReconcileQuery,
  settings: Pick<Config, 'stripe'>,
): Promise<{ ids: string[]; invoices: string[]; amount: number }> => {
  const { from, until } = getPeriodRange(month, timeZone)
  const reports = sql`${selectMonth({ month, by: 'month' })} and ${selectOrganization(organization)} and btrim(p.stripe_customer_id) <> ''`
  const paid = sql`${selectCountedInvoices(settings, 'i')} and i.status_key = 'paid' and i.currency = 'usd'
    and i.created >= ${from.getTime() / 1000} and i.created < ${until.getTime() / 1000}`
  const alike = sql`i.customer = p.stripe_customer_id and i.amount_paid = p.amount`
  const ours = await tx.rows(
    stored,
    sql`select p.id, p.stripe_customer_id as customer, 'usd' as currency, p.amount from performance_reports p
        where ${reports} and exists (select from invoices i where ${paid} and ${alike}) order by p.created_date, p.id`,
  )
  if (ours.length === 0) return { ids: [], invoices: [], amount: 0 }
  const theirs = await tx.rows(
    stored,
    sql`select i.id, i.customer, i.currency, i.amount_paid as amount from invoices i
        where ${paid} and exists (select from performance_reports p where ${reports} and ${alike}) order by i.created, i.id`,
  )
  const pairs = matchReports(ours, theirs)
  const ids = pairs.map(({ report }) => report)
  const matched = new Set(ids)
  return {
    ids,
    invoices: pairs.map(({ invoice }) => invoice),
    amount: ours.reduce((sum, { id, amount }) => (matched.has(id) ? sum + amount : sum), 0),
  }
}

/** The invoices of a question that are also reports of its month, or of today's; undefined where they are not asked for. */
export const loadReportedInvoices = async (
  tx: Tx,
  { also, month, timeZone, client }: InvoiceQuery,
  { now, settings }: { now: Date; settings: Pick<Config, 'stripe'> },
): Promise<readonly string[] | undefined> => {
  if (!also) return undefined
  const organization = client === 'unmatched' ? undefined : client
  const asked = { month: month ?? toMonth(toLocalDay(now, timeZone)), timeZone, organization }
  return (await loadReportsInBoth(tx, asked, settings)).invoices
}
