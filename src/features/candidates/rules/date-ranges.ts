import { addDays, type Day } from '../../../rules/day.ts'

/** The spans of calendar days that can be asked for; each ends today, Yesterday aside. */
export const dateRanges = ['Today', 'Yesterday', 'Last 7 Days', 'Last 30 Days', 'Last 90 Days'] as const
export type DateRange = (typeof dateRanges)[number]

const firstDayBack: Record<DateRange, number> = {
  Today: 0,
  Yesterday: 1,
  'Last 7 Days': 6,
  'Last 30 Days': 29,
  'Last 90 Days': 89,
}

/** The days of a range, `until` exclusive. "Last 7 Days" is today and the six days before. */
export const dateRangeDays = (range: DateRange, today: Day): { from: Day; until: Day } => ({
  from: addDays(today, -firstDayBack[range]),
  until: range === 'Yesterday' ? today : addDays(today, 1),
})
