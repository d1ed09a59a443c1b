import { type Day, monthOf, monthRange, parseDay } from '../../../rules/day.ts'

/** Amounts are integer cents; month is 1 to 12. */
export type PerformanceReport = { amount: number; fee: number; month: number; year: number }
/** `created` is seconds since 1970, `amount_paid` integer cents. */
export type Invoice = { created: number; status: string; amount_paid: number }

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Revenue of the month that `today` lies in, in cents: reports (amount − fee), paid invoices, and both together. */
export const revenueThisMonth = (
  reports: readonly PerformanceReport[],
  invoices: readonly Invoice[],
  { today, timeZone }: { today: Day; timeZone: string },
): { reports: number; invoices: number; total: number } => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const { from, until } = monthRange(year, month, timeZone)
  const ours = reports.filter((report) => report.year === year && report.month === month)
  const paid = invoices.filter(({ created, status }) => {
    const ms = created * 1000
    return status.toLowerCase() === 'paid' && from.getTime() <= ms && ms < until.getTime()
  })
  const parts = {
    reports: sum(ours.map(({ amount, fee }) => amount - fee)),
    invoices: sum(paid.map((one) => one.amount_paid)),
  }
  return { ...parts, total: parts.reports + parts.invoices }
}

export type CustomerReport = { created_date: string; stripe_customer_id: string | null }

/**
 * The mean, over the calendar months that have reports, of the distinct customers in each; one decimal, 0 without any.
 * Reports without a customer id or a readable date are ignored.
 */
export const averageClientsPerMonth = (reports: readonly CustomerReport[]): number => {
  const months = new Map<string, Set<string>>()
  for (const { created_date, stripe_customer_id } of reports) {
    const customer = (stripe_customer_id ?? '').trim()
    const day = parseDay(created_date.replace(/[T ].*$/, ''))
    if (customer === '' || day === null) continue
    const customers = months.get(monthOf(day)) ?? new Set()
    months.set(monthOf(day), customers.add(customer))
  }
  if (months.size === 0) return 0
  const customers = sum([...months.values()].map(({ size }) => size))
  return Math.floor((20 * customers + months.size) / (2 * months.size)) / 10
}
