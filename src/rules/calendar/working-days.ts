import { addDays, type Day } from '../day.ts'
import { isHoliday } from './holidays.ts'

/** Whether a day is neither of a weekend nor a federal holiday. */
export const isWorkingDay = (day: Day): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** How far the last working day is looked for: a clinic closed for longer begins there. */
export const mostDaysOff = 31

/** Returns the working days of the last month and of the day itself, oldest first. */
export const listRecentWorkingDays = (today: Day): Day[] =>
  Array.from({ length: mostDaysOff + 1 }, (_, at) => addDays(today, at - mostDaysOff)).filter(isWorkingDay)

/** Returns the last working day before a day; a clinic's own `daysOff` are none. */
export const findLastWorkingDay = (today: Day, daysOff: readonly Day[] = []): Day =>
  listRecentWorkingDays(today).findLast((day) => day < today && !daysOff.includes(day)) ?? addDays(today, -mostDaysOff)
