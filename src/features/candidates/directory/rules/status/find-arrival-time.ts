import { type Day, toLocalDay } from '../../../../../rules/day.ts'

type Arrival = { date_submitted: Day | null; date_submitted_ts: string | null }

/**
 * Returns the time of an arrival, like '7:42 AM', by the viewer's clock, or null without one. Arrivals with a day alone
 * have noon of the clinic's zone, so a full hour without seconds is no time.
 */
export const findArrivalTime = (arrival: Arrival, timeZone: string): string | null => {
  const { date_submitted: day, date_submitted_ts: instant } = arrival
  if (day === null || instant === null) return null
  const at = new Date(instant)
  if (at.getTime() % 3_600_000 === 0 || toLocalDay(at, timeZone) !== day) return null
  return at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
}
