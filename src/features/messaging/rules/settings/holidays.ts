import { addDays, type Day } from '../../../../rules/day.ts'

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const two = (n: number): string => String(n).padStart(2, '0')

/** The nth Monday (or Thursday …) of a month; the last one for n = -1. */
const nth = (year: number, month: number, weekday: number, n: number): Day => {
  if (n === -1) {
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = `${year}-${two(month)}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7)
}

const known = new Map<number, Set<Day>>()

/** Whether a day is a federal holiday of the United States, by its date in the law (not the day off before or after). */
export const isHoliday = (day: Day): boolean => {
  const year = Number(day.slice(0, 4))
  const days =
    known.get(year) ??
    new Set([
      `${year}-01-01`,
      nth(year, 1, 1, 3),
      nth(year, 2, 1, 3),
      nth(year, 5, 1, -1),
      `${year}-06-19`,
      `${year}-07-04`,
      nth(year, 9, 1, 1),
      nth(year, 10, 1, 2),
      `${year}-11-11`,
      nth(year, 11, 4, 4),
      `${year}-12-25`,
    ])
  known.set(year, days)
  return days.has(day)
}
