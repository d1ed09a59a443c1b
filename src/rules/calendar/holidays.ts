import { addDays, type Day } from '../day.ts'

const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const two = (n: number): string => String(n).padStart(2, '0')

/** The nth Monday (or Thursday …) of a month; the last one for n = -1. */
const nth = (year: number, month: number, weekday: number, n: number): Day => {
  if (n === -1) {
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    return addDays(last, -((getWeekday(last) - weekday + 7) % 7))
  }
  const first = `${year}-${two(month)}-01`
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (n - 1) * 7)
}

const known = new Map<number, Map<Day, string>>()

const listHolidays = (year: number): Map<Day, string> => {
  const days =
    known.get(year) ??
    new Map([
      [`${year}-01-01`, 'New Year’s Day'],
      [nth(year, 1, 1, 3), 'Martin Luther King Jr. Day'],
      [nth(year, 2, 1, 3), 'Presidents’ Day'],
      [nth(year, 5, 1, -1), 'Memorial Day'],
      [`${year}-06-19`, 'Juneteenth'],
      [`${year}-07-04`, 'Independence Day'],
      [nth(year, 9, 1, 1), 'Labor Day'],
      [nth(year, 10, 1, 2), 'Columbus Day'],
      [`${year}-11-11`, 'Veterans Day'],
      [nth(year, 11, 4, 4), 'Thanksgiving Day'],
      [`${year}-12-25`, 'Christmas Day'],
    ])
  known.set(year, days)
  return days
}

/** The names of the federal holidays, in the order of a year. */
export const holidayNames = [
  'New Year’s Day',
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Juneteenth',
  'Independence Day',
  'Labor Day',
  'Columbus Day',
  'Veterans Day',
  'Thanksgiving Day',
  'Christmas Day',
] as const

export type HolidayName = (typeof holidayNames)[number]

/**
 * Returns the name of a federal holiday of the United States, by its date in the law (not the day off before or after);
 * else null.
 */
export const findHolidayName = (day: Day): string | null => listHolidays(Number(day.slice(0, 4))).get(day) ?? null

/** Whether a day is a federal holiday of the United States, by its date in the law. */
export const isHoliday = (day: Day): boolean => findHolidayName(day) !== null

/** The first federal holiday from a day on, that day included. */
export const findNextHoliday = (from: Day): { day: Day; name: string } => {
  const year = Number(from.slice(0, 4))
  const [day = from, name = ''] =
    [...listHolidays(year), ...listHolidays(year + 1)].find(([holiday]) => holiday >= from) ?? []
  return { day, name }
}
