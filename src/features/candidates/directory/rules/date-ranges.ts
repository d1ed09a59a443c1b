import { findLastWorkingDay } from '../../../../rules/calendar/working-days.ts'
import { addDays, type Day, getMonday } from '../../../../rules/day.ts'

/** Received since the last day on which the clinic worked, by the clinic's own clock and days off: what a review takes. */
export const sinceWorkingDay = 'Since Last Working Day'

/** Ranges of calendar days for the date filter. Each ends today, except Yesterday and Last Week. */
export const dateRanges = [
  'Today',
  'Yesterday',
  sinceWorkingDay,
  'Last Week',
  'Last 7 Days',
  'Last 30 Days',
  'Last 90 Days',
] as const
export type DateRange = (typeof dateRanges)[number]

const firstDayBack: Record<Exclude<DateRange, 'Last Week' | typeof sinceWorkingDay>, number> = {
  Today: 0,
  Yesterday: 1,
  'Last 7 Days': 6,
  'Last 30 Days': 29,
  'Last 90 Days': 89,
}

/** The days of a range, `until` exclusive. "Last 7 Days" is today and the six days before, "Last Week" the last Monday to Sunday that is over. */
export const getRangeDays = (range: DateRange, today: Day, daysOff: readonly Day[] = []): { from: Day; until: Day } => {
  if (range === sinceWorkingDay) return { from: findLastWorkingDay(today, daysOff), until: addDays(today, 1) }
  if (range === 'Last Week') {
    const monday = getMonday(today)
    return { from: addDays(monday, -7), until: monday }
  }
  return {
    from: addDays(today, -firstDayBack[range]),
    until: range === 'Yesterday' ? today : addDays(today, 1),
  }
}
