import { addDays, type Day, parseDay, startOfDay } from '../../../../rules/day.ts'
import { parseCents } from '../../../../rules/money.ts'
import { loadedDays } from '../../../../rules/periods/loaded-days.ts'

/** The states Stripe gives an invoice, as the filter offers them, and overdue: open ones whose due date has passed. */
export const invoiceStatuses = ['paid', 'open', 'overdue', 'draft', 'void', 'uncollectible'] as const
type InvoiceStatus = (typeof invoiceStatuses)[number]
/** Time spans of the filter: `7`, `30`, and `90` are days that end today; `custom` uses `from` and `to`. */
export const invoiceRanges = ['today', '7', '30', '90', 'custom'] as const
export type InvoiceRange = (typeof invoiceRanges)[number]
/** How invoices can be ordered: by the day they were made, by their amount, or those first that are overdue the longest. */
export const invoiceSorts = ['newest', 'oldest', 'largest', 'smallest', 'overdue'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** The filter as it is typed: days as M/D/YYYY or YYYY-MM-DD, amounts in dollars; empty means no bound. */
export type InvoiceFilter = {
  range: InvoiceRange
  from: string
  to: string
  status: readonly InvoiceStatus[]
  client: string | null
  least: string
  most: string
  sort: InvoiceSort
}

/** The filter no one touched: the last 90 days, newest first. */
export const plainInvoiceFilter: InvoiceFilter = {
  range: '90',
  from: '',
  to: '',
  status: [],
  client: null,
  least: '',
  most: '',
  sort: 'newest',
}

const dayWords = 'Enter a date like 3/14/2026.'
const amountWords = 'Enter an amount like 250 or 1,250.50.'

/** Returns the first day requested from the vendor: 90 days, including today. */
export const findFirstLoadedDay = (today: Day): Day => addDays(today, 1 - loadedDays)

/** Checks a filter. Returns problems by field; empty if it can be applied. */
export const findInvoiceFilterProblems = (
  filter: Pick<InvoiceFilter, 'range' | 'from' | 'to' | 'least' | 'most'>,
): Partial<Record<'from' | 'to' | 'least' | 'most', string>> => {
  const problems: Partial<Record<'from' | 'to' | 'least' | 'most', string>> = {}
  if (filter.range === 'custom') {
    const [from, to] = [parseDay(filter.from), parseDay(filter.to)]
    if (from === null) problems.from = dayWords
    if (to === null) problems.to = dayWords
    if (from !== null && to !== null && from > to) problems.from = 'From can’t be after To.'
  }
  const [least, most] = [parseAmount(filter.least), parseAmount(filter.most)]
  if (least === undefined) problems.least = amountWords
  if (most === undefined) problems.most = amountWords
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    problems.least = 'Minimum can’t be above maximum'
  return problems
}

/** Cents of a typed bound; null when there is none, undefined when it cannot be read or is negative. */
export const parseAmount = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null
  const cents = parseCents(typed)
  return cents === null || cents < 0 ? undefined : cents
}

/** The seconds [from, until) that a filter's days mean in the viewer's zone; today is the last day of every range. */
export const getFilterSeconds = (
  { range, from, to }: Pick<InvoiceFilter, 'range' | 'from' | 'to'>,
  today: Day,
  timeZone: string,
): { from: number; until: number } => {
  const days = range === 'today' ? 1 : range === 'custom' ? loadedDays : Number(range)
  const first = (range === 'custom' ? parseDay(from) : null) ?? addDays(today, 1 - days)
  const last = (range === 'custom' ? parseDay(to) : null) ?? today
  const seconds = (day: Day) => Math.floor(startOfDay(day, timeZone).getTime() / 1000)
  return { from: seconds(first), until: seconds(addDays(last, 1)) }
}

/** Whether two filters ask for the same invoices in the same order. */
export const isSameInvoiceFilter = (a: InvoiceFilter, b: InvoiceFilter): boolean => toKey(a) === toKey(b)

const toKey = ({ range, from, to, status, client, least, most, sort }: InvoiceFilter): string =>
  JSON.stringify([
    range,
    range === 'custom' ? [from.trim(), to.trim()] : null,
    status.toSorted(),
    client,
    least.trim(),
    most.trim(),
    sort,
  ])
