import { addDays, type Day, getMonth, getMonthRange, parseDay, toLocalDay } from '../../../../rules/day.ts'

/** Amounts are integer cents; month is 1 to 12. */
export type PerformanceReport = { amount: number; fee: number; month: number; year: number }
/** `created` is seconds since 1970, `amount_paid` in the smallest unit of its currency: US dollars where none is named. */
export type Invoice = { created: number; status: string; amount_paid: number; currency?: string | undefined }

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Returns the net amount of a report, in cents. Negative if the fee is above the amount. */
const getNet = ({ amount, fee }: { amount: number; fee: number }): number => amount - fee

/** Whether an invoice counts as revenue, with its status in any case. */
const isPaid = (status: string): boolean => status.toLowerCase() === 'paid'

/**
 * Computes the revenue of the month of `today`, in cents: reports (amount − fee), paid invoices, and both together.
 * Excludes invoices in other currencies than US dollars.
 */
export const computeMonthRevenue = (
  reports: readonly PerformanceReport[],
  invoices: readonly Invoice[],
  { today, timeZone }: { today: Day; timeZone: string },
): { reports: number; invoices: number; total: number } => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const { from, until } = getMonthRange(year, month, timeZone)
  const ours = reports.filter((report) => report.year === year && report.month === month)
  const paid = invoices.filter(({ created, status, currency = 'usd' }) => {
    const ms = created * 1000
    return currency === 'usd' && isPaid(status) && from.getTime() <= ms && ms < until.getTime()
  })
  const parts = { reports: sum(ours.map(getNet)), invoices: sum(paid.map((one) => one.amount_paid)) }
  return { ...parts, total: parts.reports + parts.invoices }
}

const monthSoFar = (today: Day, most: number): Day[] => {
  const first = Math.max(1, Number(today.slice(8)) + 1 - most)
  return Array.from({ length: Number(today.slice(8)) + 1 - first }, (_, at) =>
    addDays(today, at + first - Number(today.slice(8))),
  )
}

/**
 * Computes this month's revenue by the end of each of its last `most` days, today's the last, in cents. A report
 * without a readable date, or with one outside the month, counts from the month's first day on.
 */
export const computeRevenueDays = (
  reports: readonly (PerformanceReport & { created_date: string | null })[],
  invoices: readonly Invoice[],
  { today, timeZone, most }: { today: Day; timeZone: string; most: number },
): number[] => {
  const toDay = (ms: number) => (Number.isNaN(ms) ? '' : toLocalDay(new Date(ms), timeZone))
  // Asking a calendar is slow: once for each amount, not once for each amount and day.
  const reported = reports.map((report) => ({ report, on: toDay(Date.parse(report.created_date ?? '')) }))
  const charged = invoices.map((invoice) => ({ invoice, on: toDay(invoice.created * 1000) }))
  const upTo = (day: Day) => ({
    reports: reported.filter(({ on }) => on <= day).map(({ report }) => report),
    invoices: charged.filter(({ on }) => on <= day).map(({ invoice }) => invoice),
  })
  return monthSoFar(today, most).map((day) => {
    const known = upTo(day)
    return computeMonthRevenue(known.reports, known.invoices, { today, timeZone }).total
  })
}

export type CustomerReport = { created_date: string; stripe_customer_id: string | null }
export type ClientsOfMonth = { month: string; clients: number }

/**
 * The distinct customers of each calendar month that has reports, earliest first. Reports without a customer id or a
 * readable date are ignored.
 */
export const countClientsPerMonth = (reports: readonly CustomerReport[]): ClientsOfMonth[] => {
  const months = new Map<string, Set<string>>()
  for (const { created_date, stripe_customer_id } of reports) {
    const customer = (stripe_customer_id ?? '').trim()
    const day = parseDay(created_date.replace(/[T ].*$/, ''))
    if (customer === '' || day === null) continue
    const customers = months.get(getMonth(day)) ?? new Set()
    months.set(getMonth(day), customers.add(customer))
  }
  return [...months]
    .map(([month, customers]) => ({ month, clients: customers.size }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

/** The mean over the months, one decimal, rounded half up; 0 without any. */
export const averageMonths = (months: readonly ClientsOfMonth[]): number => {
  if (months.length === 0) return 0
  const clients = sum(months.map((each) => each.clients))
  return Math.floor((20 * clients + months.length) / (2 * months.length)) / 10
}

/** The mean, over the calendar months that have reports, of the distinct customers in each; one decimal, 0 without any. */
export const averageClientsPerMonth = (reports: readonly CustomerReport[]): number =>
  averageMonths(countClientsPerMonth(reports))
