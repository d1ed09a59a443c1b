import { dayIn } from '../../../rules/day.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { futureProblem, type Month } from '../rules/month.ts'

/** Where a day begins first. A month that has begun there may be asked for everywhere. */
const earliestZone = 'Pacific/Kiritimati'

/** Refuses a month that has not begun, in a zone or anywhere. */
export const refuseFuture = (month: Month, now: Date, timeZone = earliestZone) => {
  const problem = futureProblem(month, dayIn(now, timeZone))
  if (problem) throw Refusal.at('month', problem)
}
