import type { Day } from '../../../../../rules/day.ts'
import { addMonths, isMonth, toMonth } from '../../../../../rules/periods/month.ts'
import { getComparisonPeriod, type MonthComparison } from '../get-comparison-period.ts'
import { createFuturePeriod, cutToSameLength, getPreviousPeriod, isPeriod, type Period } from './period.ts'

type PeriodSearch = { month?: string | undefined; with?: string | undefined }

/**
 * Returns the period in the URL, else the viewer's month; and the one to compare with, by default the one before, as
 * far as this one has come.
 */
export const parsePeriods = (search: PeriodSearch, today: Day): { month: Period; other: Period | null } => {
  const current = toMonth(today)
  const isKnown =
    search.month !== undefined && isPeriod(search.month) && createFuturePeriod(search.month, today) === null
  const month = isKnown && search.month ? search.month : current
  if (search.with === 'none') return { month, other: null }
  if (!isMonth(month)) return { month, other: cutToSameLength(getPreviousPeriod(month), month, today) }
  return {
    month,
    other:
      search.with && isMonth(search.with) && search.with !== month && search.with <= current
        ? search.with
        : addMonths(month, -1),
  }
}

/** Months are compared by the same days; another period is cut already. */
export const pickCompared = (month: Period, other: Period, today: Day): MonthComparison =>
  isMonth(month) ? getComparisonPeriod(month, other, today) : { month, other, through: null }
