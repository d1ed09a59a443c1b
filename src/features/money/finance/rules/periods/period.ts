import {
  addDays,
  countDaysBetween,
  type Day,
  formatDay,
  parseDay,
  type Range,
  startOfDay,
} from '../../../../../rules/day.ts'
import {
  addMonths,
  createMonth,
  findFutureProblem,
  getLastDayOfMonth,
  isMonth,
  type Month,
  showMonth,
  toMonth,
} from '../../../../../rules/periods/month.ts'

/** A span of days as the URL writes it: a month '2026-11', a quarter '2026-Q4', a year '2026', or days '2026-10-01..2026-11-26'. */
export type Period = string

const quarter = /^(\d{4})-Q([1-4])$/
const span = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/
/** The most days of a typed span: ten years. */
const mostDays = 3_660

type Days = { first: Day; last: Day }
const ofMonths = (first: Month, last: Month): Days | null =>
  isMonth(first) && isMonth(last) ? { first: `${first}-01`, last: `${last}-${getLastDayOfMonth(last)}` } : null

const ofSpan = (from: string, to: string): Days | null => {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (first === null || last === null || first > last || countDaysBetween(first, last) >= mostDays) return null
  return isMonth(toMonth(first)) && isMonth(toMonth(last)) ? { first, last } : null
}

const read = (text: string): Days | null => {
  if (/^\d{4}$/.test(text)) return ofMonths(`${text}-01`, `${text}-12`)
  const [, year, n] = quarter.exec(text) ?? []
  if (year !== undefined) {
    const first = createMonth(Number(year), Number(n) * 3 - 2)
    return ofMonths(first, addMonths(first, 2))
  }
  const [, from = '', to = ''] = span.exec(text) ?? []
  return from ? ofSpan(from, to) : ofMonths(text, text)
}

/** Whether the text is a period between 2000 and 2200, ten years at most. */
export const isPeriod = (text: string): text is Period => read(text) !== null

/** Returns the first and the last day of a period. */
export const getPeriodDays = (period: Period): Days => read(period) ?? { first: '2000-01-01', last: '2000-01-01' }

/** Returns the period as people in the zone live it, half open. */
export const getPeriodRange = (period: Period, timeZone: string): Range => {
  const { first, last } = getPeriodDays(period)
  return { from: startOfDay(first, timeZone), until: startOfDay(addDays(last, 1), timeZone) }
}

/** Returns the months that a period touches: reports count by month. */
export const getPeriodMonths = (period: Period): { first: Month; last: Month } => {
  const { first, last } = getPeriodDays(period)
  return { first: toMonth(first), last: toMonth(last) }
}

/** Returns 'November 2026', 'Q4 2026', '2026', or 'Oct 1, 2026 – Nov 26, 2026'. */
export const showPeriod = (period: Period): string => {
  if (isMonth(period)) return showMonth(period)
  const [, year, n] = quarter.exec(period) ?? []
  if (year !== undefined) return `Q${n} ${year}`
  if (/^\d{4}$/.test(period)) return period
  const { first, last } = getPeriodDays(period)
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`
}

/** Returns a span of days as a period. */
export const toPeriod = (first: Day, last: Day): Period => `${first}..${last}`
/** Returns the quarter of a month. */
export const getQuarter = (month: Month): Period => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`

/** Returns the period before: of the same kind, or as many days. */
export const getPreviousPeriod = (period: Period): Period => {
  const { first, last } = getPeriodDays(period)
  if (isMonth(period)) return addMonths(period, -1)
  if (quarter.test(period)) return getQuarter(addMonths(toMonth(first), -1))
  if (/^\d{4}$/.test(period)) return String(Number(period) - 1)
  return toPeriod(addDays(first, -countDaysBetween(first, last) - 1), addDays(first, -1))
}

/** Returns the part of an earlier period that is as long as a period so far; the whole once that is over. */
export const cutToSameLength = (other: Period, period: Period, today: Day): Period => {
  const [{ first, last }, before] = [getPeriodDays(period), getPeriodDays(other)]
  if (last <= today) return other
  const until = addDays(before.first, Math.max(0, countDaysBetween(first, today)))
  return until >= before.last ? other : toPeriod(before.first, until)
}

/** Explains why a period is refused on a day: it has not begun. Null if it has. */
export const createFuturePeriod = (period: Period, today: Day): string | null => {
  if (isMonth(period)) return findFutureProblem(period, today)
  return getPeriodDays(period).first > today ? `${showPeriod(period)} hasn’t started.` : null
}

/** Returns the name of a week of a period, from 0, by its days: 'Nov 1–7' in a month, else 'Oct 29 – Nov 4'. */
export const formatWeek = (period: Period, week: number): Days => {
  const { first, last } = getPeriodDays(period)
  const from = addDays(first, week * 7)
  const until = addDays(from, 6)
  return { first: from, last: until > last ? last : until }
}

const short = (day: Day) => formatDay(day).split(',', 1)[0] ?? ''
/** Returns 'Nov 1–7' or 'Oct 29 – Nov 4'. */
export const showDays = ({ first, last }: Days): string => {
  if (first === last) return short(first)
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${short(first)}–${Number(last.slice(8))}`
    : `${short(first)} – ${short(last)}`
}
