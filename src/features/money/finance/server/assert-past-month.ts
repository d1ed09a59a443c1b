import { toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { createFuturePeriod, type Period } from '../rules/periods/period.ts'

/** Zone where a day begins first. A month that has begun there may be requested everywhere. */
const earliestZone = 'Pacific/Kiritimati'

/** Refuses a month, or another period, that has not begun, in a zone or anywhere. */
export const assertPastMonth = (period: Period, now: Date, timeZone = earliestZone) => {
  const problem = createFuturePeriod(period, toLocalDay(now, timeZone))
  if (problem) throw UserError.at('month', problem)
}
