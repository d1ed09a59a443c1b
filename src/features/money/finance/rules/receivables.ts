import { addDays, type Day, startOfDay } from '../../../../rules/day.ts'
import { formatUsd } from '../../../../rules/money.ts'
import { type Month, showMonth } from '../../../../rules/periods/month.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { computeShare, showShare } from './hiring.ts'

/** How long ago an invoice was made, by the days at which each span begins. */
export const ages = [
  { from: 0, label: '0–30 days' },
  { from: 31, label: '31–60 days' },
  { from: 61, label: '61–90 days' },
  { from: 91, label: 'Over 90 days' },
] as const

/** The seconds [from, until) in which the invoices of an age were made, by the viewer's days; 0: since ever. */
export const getAgeSeconds = (age: number, today: Day, timeZone: string): { from: number; until: number } => {
  const beginning = (days: number) => Math.floor(startOfDay(addDays(today, 1 - days), timeZone).getTime() / 1000)
  const next = ages[age + 1]
  return { from: next ? beginning(next.from) : 0, until: beginning(ages[age]?.from ?? 0) }
}

type OpenAmount = { count: number; amount: number }

/** Describes the owed amount, its number of invoices, and its part older than 30 days. Amounts in cents. */
export const describeOwed = (owed: readonly OpenAmount[]): string => {
  const sum = (all: readonly OpenAmount[]) => all.reduce((total, { amount }) => total + amount, 0)
  const count = owed.reduce((total, each) => total + each.count, 0)
  if (count === 0) return 'Nothing is owed.'
  const [all, long] = [sum(owed), sum(owed.slice(1))]
  const whole = `${formatUsd(all)} is owed on ${pluralize(count, 'invoice')}`
  return long === 0 ? `${whole}, none over 30 days old.` : `${whole}, ${formatUsd(long)} of it over 30 days old.`
}

/** `partPaid`: what was paid of invoices that are still open. */
type MonthMoney = { month: Month; invoices: number; partPaid: number; open: number; overdue: number }

/** How much of what the shown months were invoiced is paid, part payments included, and which month has most overdue. */
export const describeMonths = (months: readonly MonthMoney[]): string => {
  const inPart = months.reduce((total, { partPaid }) => total + partPaid, 0)
  const paid = months.reduce((total, { invoices }) => total + invoices, inPart)
  const owed = months.reduce((total, { open, overdue }) => total + open + overdue, 0)
  if (paid + owed === 0) return 'Nothing was paid or owed in these months.'
  const share =
    `${formatUsd(paid)} of ${formatUsd(paid + owed)} is paid ` +
    `(${showShare(computeShare(paid, paid + owed))}${inPart > 0 ? `, ${formatUsd(inPart)} of it in part payments` : ''})`
  const [worst] = months.filter(({ overdue }) => overdue > 0).toSorted((a, b) => b.overdue - a.overdue)
  return worst
    ? `${share}. ${showMonth(worst.month)} has the most overdue: ${formatUsd(worst.overdue)}.`
    : `${share}. Nothing is overdue.`
}
