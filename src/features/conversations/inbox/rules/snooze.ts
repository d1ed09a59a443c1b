import { addDays, type Day, msPerDay, toInstant, toLocalDay } from '../../../../rules/day.ts'

const nine = 540
const afternoon = 840
const hourMs = 3_600_000
const yearMs = 366 * msPerDay

export type SnoozeChoice = { label: string; at: Date }

const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Until when a thread can be put off, on the clinic's clock: an hour, this afternoon while that is still ahead, tomorrow and Monday at nine. */
export const listSnoozeChoices = (now: Date, timeZone: string): SnoozeChoice[] => {
  const today = toLocalDay(now, timeZone)
  const tomorrow = addDays(today, 1)
  const monday = addDays(today, (8 - getWeekday(today)) % 7 || 7)
  const later = toInstant(today, afternoon, timeZone)
  return [
    { label: '1 hour', at: new Date(now.getTime() + hourMs) },
    ...(later.getTime() - now.getTime() > hourMs ? [{ label: 'This afternoon, 2:00 PM', at: later }] : []),
    { label: 'Tomorrow, 9:00 AM', at: toInstant(tomorrow, nine, timeZone) },
    ...(monday === tomorrow ? [] : [{ label: 'Monday, 9:00 AM', at: toInstant(monday, nine, timeZone) }]),
  ]
}

/** Why a thread cannot be put off until this moment, or null. */
export const findSnoozeProblem = (until: Date, now: Date): string | null =>
  Number.isNaN(until.getTime()) || until <= now || until.getTime() - now.getTime() > yearMs
    ? 'Choose a time within the next year.'
    : null
