import { addDays, toInstant, toLocalDay } from '../../../rules/day.ts'

const opens = 9 * 60
const lastText = 16 * 60 + 30
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/**
 * Returns the first moment from `at` on at which a clinic's staff would write: a weekday between nine and half past
 * four in `zone`. `spread` (0 to 1) is the place within the first half hour of a text that had to wait for the morning.
 */
export const moveToOfficeHours = (at: Date, zone: string, spread: number): Date => {
  const day = toLocalDay(at, zone)
  const morning = (of: string) => toInstant(of, opens + Math.floor(spread * 30), zone)
  if (!isWeekend(day)) {
    if (at < toInstant(day, opens, zone)) return morning(day)
    if (at <= toInstant(day, lastText, zone)) return at
  }
  let next = addDays(day, 1)
  while (isWeekend(next)) next = addDays(next, 1)
  return morning(next)
}
