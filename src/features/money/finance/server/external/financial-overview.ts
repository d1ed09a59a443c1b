import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { external } from '../../../../../platform/server/external.ts'
import { type Day, getDayRange, toLocalDay } from '../../../../../rules/day.ts'
import { type InvoiceState, invoiceStates } from '../../../../../rules/get-invoice-state.ts'
import { findFirstLoadedSecond, loadedDays } from '../../../../../rules/periods/loaded-days.ts'
import {
  addMonths,
  createMonth,
  getLastDayOfMonth,
  listMonths,
  type Month,
  toMonth,
  toMonthRange,
} from '../../../../../rules/periods/month.ts'
import { currencySum, financialOverview } from '../../contract/invoices.ts'
import { getLastComparedDay } from '../../rules/get-comparison-period.ts'
import { findFirstLoadedDay } from '../../rules/invoice-filter.ts'
import { getPeriodDays, getPeriodRange, type Period } from '../../rules/periods/period.ts'
import { assertPastMonth } from '../assert-past-month.ts'
import { loadFreshInvoices, type OlderSpan } from '../load-fresh-invoices.ts'
import { loadReceivables } from '../load-receivables.ts'
import { loadTotals } from '../reports/performance-report.ts'
import { loadReportsInBoth } from '../reports/reconcile.ts'
import { selectCountedInvoices } from '../select-counted-invoices.ts'
import { selectClient } from '../select-matching-invoices.ts'
import { askStripe } from './ask-stripe.ts'

const most = 25
type OverviewInput = {
  organization: string | undefined
  timeZone: string
  now: Date
  settings: Config
  /** In place of the last 90 days. */
  period?: Period | undefined
}

/** The days that are summed up: those of the period, or the last 90. */
const getDays = ({ period, timeZone, now }: OverviewInput) =>
  period
    ? getPeriodDays(period)
    : { first: findFirstLoadedDay(toLocalDay(now, timeZone)), last: toLocalDay(now, timeZone) }

/** The same in seconds; the last 90 days have no end. */
const toSeconds = ({ period, timeZone, now }: OverviewInput) => {
  if (!period) return { since: findFirstLoadedSecond(timeZone, now), until: Number.MAX_SAFE_INTEGER }
  const { from, until } = getPeriodRange(period, timeZone)
  return { since: from.getTime() / 1000, until: until.getTime() / 1000 }
}
const daySeconds = 86_400
/** The part of a period that the 90 days do not hold, in whole days, so that it is the same all day; null when there is none. */
const olderSpan = (asked: Pick<OverviewInput, 'period' | 'timeZone' | 'now'>): OlderSpan | null => {
  if (!asked.period) return null
  const { from, until } = getPeriodRange(asked.period, asked.timeZone)
  const whole = (second: number) => Math.floor(second / daySeconds) * daySeconds
  const since = whole(from.getTime() / 1000)
  const loaded = whole(asked.now.getTime() / 1000) - (loadedDays - 1) * daySeconds
  return since < loaded - 2 * daySeconds
    ? { since, until: Math.min(whole(until.getTime() / 1000) + daySeconds, loaded) }
    : null
}
/** Condition for US dollars, the only currency in amounts and counts. Other currencies are listed apart. */
const dollars = sql`i.currency = 'usd'`

const stateRow = z.object({
  state: z.string(),
  count: z.number(),
  others: z.number(),
  amount: z.number(),
  paid: z.number(),
})
const loadStates = async (tx: Tx, where: SQL, second: number) => {
  const rows = await tx.rows(
    stateRow,
    sql`select case when i.status_key = 'open' and i.due_date <= ${second} then 'overdue'
            when i.status_key in ('paid', 'open', 'draft', 'void', 'uncollectible') then i.status_key else 'other' end as state,
          count(*) filter (where ${dollars})::int as count, count(*) filter (where not ${dollars})::int as others,
          coalesce(sum(i.amount) filter (where ${dollars}), 0)::bigint as amount,
          coalesce(sum(i.amount_paid) filter (where ${dollars}), 0)::bigint as paid
        from invoices i where ${where} group by 1`,
  )
  const of = (state: InvoiceState) => {
    const none = { count: 0, others: 0, amount: 0, paid: 0 }
    const { count, others, amount, paid } = rows.find((row) => row.state === state) ?? none
    return { state, count, others, amount, paid }
  }
  const other = of('other')
  return [...invoiceStates.map(of), ...(other.count + other.others > 0 ? [other] : [])]
}

const clientRow = z.object({
  organization_id: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  count: z.number(),
  others: z.number(),
  paid: z.number(),
  outstanding: z.number(),
})
const loadClients = async (tx: Tx, where: SQL) => {
  return await tx.rows(
    clientRow,
    sql`select o.id as organization_id, o.name as organization, count(*) filter (where ${dollars})::int as count,
          count(*) filter (where not ${dollars})::int as others,
          coalesce(sum(i.amount_paid) filter (where ${dollars}), 0)::bigint as paid, sum(i.outstanding)::bigint as outstanding
        from (select i.customer, i.status_key, i.amount_paid, i.currency, case when i.status_key = 'open'
          and ${dollars} then i.amount - i.amount_paid else 0 end as outstanding
              from invoices i where ${where}) i
        left join organizations o on o.stripe_customer_id = i.customer
        group by 1, 2 order by o.id is null, paid desc, o.name, o.id`,
  )
}

/** Sums the invoices in other currencies, each by itself. */
const loadOtherCurrencies = async (tx: Tx, where: SQL) =>
  await tx.rows(
    currencySum,
    sql`select i.currency, count(*)::int as count, sum(i.amount)::bigint as amount,
          coalesce(sum(i.amount) filter (where i.status_key not in ('draft', 'void')), 0)::bigint as billed, sum(i.amount_paid)::bigint as paid
        from invoices i where ${where} and not ${dollars} group by 1 order by 1`,
  )

/** How many rows do not count, since the vendor is connected that does not know them. */
const countLeftOut = async (tx: Tx, settings: Config, window: SQL) => {
  const found = await tx.one(
    z.object({ rows: z.number() }),
    sql`select count(*)::int as rows from invoices i where ${window} and not ${selectCountedInvoices(settings, 'i')}`,
  )
  return found?.rows ?? 0
}

const monthRow = z.object({
  month: z.string(),
  invoices: z.number(),
  count: z.number(),
  partPaid: z.number(),
  open: z.number(),
  overdue: z.number(),
})
const reportRow = z.object({ year: z.number(), month: z.number(), net: z.number(), rows: z.number() })

type PaidRange = { month: string; from: number; until: number }
/** The paid invoices of each range, in seconds, and what is still owed of the others. */
const paidIn = async (tx: Tx, ranges: PaidRange[], { organization, settings, now }: OverviewInput) => {
  const isOverdue = sql`coalesce(i.due_date <= ${Math.floor(now.getTime() / 1000)}, false)`
  const owed = (which: SQL) =>
    sql`coalesce(sum(i.amount - i.amount_paid) filter (where ${dollars} and i.status_key = 'open' and ${which}), 0)::bigint`
  return await tx.rows(
    monthRow,
    sql`select r.month, coalesce(sum(i.amount_paid) filter (where ${dollars} and i.status_key = 'paid'), 0)::bigint as invoices,
          (count(i.id) filter (where i.status_key = 'paid' and ${dollars}))::int as count,
          coalesce(sum(i.amount_paid) filter (where ${dollars} and i.status_key = 'open'), 0)::bigint as "partPaid",
            ${owed(sql`not ${isOverdue}`)} as open, ${owed(isOverdue)} as overdue
        from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r(month text, "from" bigint, until bigint)
        left join invoices i on ${selectCountedInvoices(settings, 'i')} and i.status_key in ('paid', 'open') and i.created >= r."from" and i.created < r.until
          and ${selectClient(organization)}
        group by 1`,
  )
}

/** Reads the month before up to the same day, to compare with the month to date. */
const compareDays = async (tx: Tx, input: OverviewInput) => {
  const today = toLocalDay(input.now, input.timeZone)
  const [month, through] = [addMonths(toMonth(today), -1), Number(today.slice(8))]
  const from = toMonthRange(month, input.timeZone).from.getTime() / 1000
  const until = getDayRange(getLastComparedDay(month, through), input.timeZone).until.getTime() / 1000
  const [paid] = await paidIn(tx, [{ month, from, until }], input)
  const { net } = await loadTotals(tx, month, input.organization, through)
  return { through, reports: net, invoices: paid?.invoices ?? 0 }
}

/** Paid invoices and net reports of the months that the days touch; the first and the last one may lie in them in part. */
const loadMonths = async (tx: Tx, input: OverviewInput) => {
  const { organization, timeZone, now } = input
  const { first, last } = getDays(input)
  const current = toMonth(toLocalDay(now, timeZone))
  const lastMonth = toMonth(last) < current ? toMonth(last) : current
  const months = listMonths(toMonth(first), lastMonth)
  const seconds = toSeconds(input)
  const ranges = months.map((month) => {
    const { from, until } = toMonthRange(month, timeZone)
    return {
      month,
      from: Math.max(seconds.since, from.getTime() / 1000),
      until: Math.min(seconds.until, until.getTime() / 1000),
    }
  })
  const paid = await paidIn(tx, ranges, input)
  const reports = await tx.rows(
    reportRow,
    sql`select p.year, p.month, sum(p.amount - p.fee)::bigint as net, count(*)::int as rows from performance_reports p
        where p.year * 12 + p.month between ${toOrdinal(months[0])} and ${toOrdinal(months.at(-1))}
          ${organization ? sql`and p.stripe_customer_id = (select o.stripe_customer_id from organizations o where o.id = ${organization})` : sql``}
        group by 1, 2`,
  )
  return months.map((month) => {
    const ours = reports.find((row) => createMonth(row.year, row.month) === month)
    const invoices = paid.find((row) => row.month === month)
    return {
      month,
      reports: ours?.net ?? 0,
      reportRows: ours?.rows ?? 0,
      invoices: invoices?.invoices ?? 0,
      paidInvoices: invoices?.count ?? 0,
      partPaid: invoices?.partPaid ?? 0,
      open: invoices?.open ?? 0,
      overdue: invoices?.overdue ?? 0,
      partial: isCut(month, { first, last, current }),
    }
  })
}

/** Whether the days begin within a month, or end within one that is over. */
const isCut = (month: Month, { first, last, current }: { first: Day; last: Day; current: Month }) =>
  (month === toMonth(first) && first !== `${month}-01`) ||
  (month === toMonth(last) && month < current && Number(last.slice(8)) !== getLastDayOfMonth(month))

const toOrdinal = (month: Month = '') => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/**
 * Reads this month's revenue with its parts, and the sums of the invoices of 90 days, or of a period, with their date.
 * If the vendor failed, with the reason.
 */
export const financialOverviewRoute = external(financialOverview, async ({ input, actor, transact, services, now }) => {
  const { timeZone, organization, period } = input
  if (period) assertPastMonth(period, now)
  const month = toMonth(toLocalDay(now, timeZone))
  const span = olderSpan({ timeZone, now, period })
  const [fresh, older] = await Promise.all([
    loadFreshInvoices(services, actor, askStripe(services)),
    span && services.config.stripe ? loadFreshInvoices(services, actor, askStripe(services), span) : null,
  ])
  const second = Math.floor(now.getTime() / 1000)
  const settings = services.config
  const asked = { organization, timeZone, now, settings, period }
  const { since, until } = toSeconds(asked)
  const window = sql`i.created >= ${since} and i.created < ${until} and ${selectClient(organization)}`
  const where = sql`${window} and ${selectCountedInvoices(settings, 'i')}`
  return await transact(
    async (tx) => {
      const months = await loadMonths(tx, asked)
      const states = await loadStates(tx, where, second)
      const clients = await loadClients(tx, where)
      const others = clients.filter((each) => each.organization_id !== null).slice(most)
      const current = period ? (await loadMonths(tx, { ...asked, period: month })).at(-1) : months.at(-1)
      const both = await loadReportsInBoth(tx, { month, timeZone, organization }, settings)
      const [reports, invoices] = [current?.reports ?? 0, current?.invoices ?? 0]
      return {
        month,
        revenue: { reports, invoices, total: reports + invoices },
        reportRows: current?.reportRows ?? 0,
        paidInvoices: current?.paidInvoices ?? 0,
        both: { reports: both.ids.length, amount: both.amount },
        source: fresh.source,
        asOf: fresh.at?.toISOString() ?? null,
        failure: fresh.failure,
        asking: fresh.asking,
        older: older && {
          asOf: older.at?.toISOString() ?? null,
          failure: older.failure,
          asking: older.asking,
          newest: older.newest,
        },
        leftOut: await countLeftOut(tx, settings, window),
        otherCurrencies: await loadOtherCurrencies(tx, where),
        states,
        owed: await loadReceivables(tx, asked),
        clients: clients.filter((each) => !others.includes(each)),
        otherClients:
          others.length > 0
            ? {
                clients: others.length,
                count: others.reduce((sum, each) => sum + each.count, 0),
                paid: others.reduce((sum, each) => sum + each.paid, 0),
              }
            : null,
        months,
        sameDays: await compareDays(tx, asked),
      }
    },
    { readOnly: true },
  )
})
