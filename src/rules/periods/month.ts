import { type Day, getMonthRange, type Range } from '../day.ts'

/** A calendar month as 'YYYY-MM'. */
export type Month = string

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Whether the text is a month between 2000 and 2200, the years that reports have. */
export const isMonth = (text: string): text is Month =>
  /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text) || /^2200-(0[1-9]|1[0-2])$/.test(text)

/** Year and month (1 to 12) of a month. */
export const parseMonth = (month: Month): { year: number; month: number } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { year, month: number }
}

/** The month of a year and a number from 1 to 12, such as 2026-03. */
export const createMonth = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** The month `n` months later, or earlier when negative. */
export const addMonths = (month: Month, n: number): Month => {
  const { year, month: number } = parseMonth(month)
  const at = year * 12 + number - 1 + n
  return createMonth(Math.floor(at / 12), (at % 12) + 1)
}

/** Every month from the first to the last, both included; none when the last is earlier, or one of them is no month. */
export const listMonths = (first: Month, last: Month): Month[] => {
  const months: Month[] = []
  if (!isMonth(first) || !isMonth(last)) return months
  for (let month: Month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** 'June 2026' of '2026-06'. */
export const showMonth = (month: Month): string => {
  const { year, month: number } = parseMonth(month)
  return `${names[number - 1]} ${year}`
}

/** 'Jun 2026' of '2026-06'. */
export const formatShortMonth = (month: Month): string => {
  const { year, month: number } = parseMonth(month)
  return `${names[number - 1]?.slice(0, 3)} ${year}`
}

/** The number of the month's last day. */
export const getLastDayOfMonth = (month: Month): number => {
  const { year, month: number } = parseMonth(month)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The month as people in the zone live it, half open. */
export const toMonthRange = (month: Month, timeZone: string): Range => {
  const { year, month: number } = parseMonth(month)
  return getMonthRange(year, number, timeZone)
}

/** Returns the month that a day belongs to. */
export const toMonth = (day: Day): Month => day.slice(0, 7)

/** Returns why a month cannot be chosen on a day, or null: it has not begun. */
export const findFutureProblem = (month: Month, today: Day): string | null =>
  month > toMonth(today) ? `Choose ${showMonth(toMonth(today))} or an earlier month.` : null
