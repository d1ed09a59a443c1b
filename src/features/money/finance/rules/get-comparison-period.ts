import { addDays, countDaysBetween, type Day } from '../../../../rules/day.ts'
import { addMonths, formatShortMonth, isMonth, type Month, toMonth } from '../../../../rules/periods/month.ts'
import { showPeriod } from './periods/period.ts'

/** Two months side by side; `through`: both up to this day of the month, null for both whole. */
export type MonthComparison = { month: Month; other: Month; through: number | null }

/** Two months as they can be compared on a day: the same days of both while one of them is not over, else both whole. */
export const getComparisonPeriod = (month: Month, other: Month, today: Day): MonthComparison => {
  const current = toMonth(today)
  return { month, other, through: month === current || other === current ? Number(today.slice(8)) : null }
}

/** Returns the last compared day: `through` of the month, or the month’s last day if it is shorter. */
export const getLastComparedDay = (month: Month, through: number): Day => {
  const first = `${month}-01`
  const days = countDaysBetween(first, `${addMonths(month, 1)}-01`)
  return addDays(first, Math.min(Math.max(through, 1), days) - 1)
}

/**
 * Formats a month for a comparison: 'Oct 1–20', 'Oct 2026' if whole, another period by its name. Adds the year if it
 * differs from the second argument's.
 */
export const formatDays = (month: Month, beside: Month, through: number | null): string => {
  if (through === null) return isMonth(month) ? formatShortMonth(month) : showPeriod(month)
  const last = Number(getLastComparedDay(month, through).slice(8))
  const days = `${formatShortMonth(month).slice(0, 3)} 1${last > 1 ? `–${last}` : ''}`
  return month.slice(0, 4) === beside.slice(0, 4) ? days : `${days}, ${month.slice(0, 4)}`
}

/** 'Nov 1–20 vs. Oct 1–20', 'Oct 2026 vs. Sep 2026'. */
export const formatComparison = ({ month, other, through }: MonthComparison): string =>
  `${formatDays(month, other, through)} vs. ${formatDays(other, month, through)}`
