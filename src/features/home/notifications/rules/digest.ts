import { addDays, type Day, getMonday, toLocalDay } from '../../../../rules/day.ts'
import { toLocalMinutes } from './decide-push.ts'

/** How often someone gets the daily digest. */
export const digestChoices = ['off', 'workdays', 'every_day'] as const
export type DigestChoice = (typeof digestChoices)[number]

/** Time of a digest that no one moved: 8 AM, in minutes after midnight. */
export const defaultDigestMinutes = 480

/** Minutes after its time that a digest is still sent, where the server was away. */
const mostMinutesLate = 240

type Digest = {
  choice: DigestChoice
  /** Minutes after midnight. */
  minutes: number
  timeZone: string
  /** The person's own day of the last one. */
  digestedOn: Day | null
}

const isWorkday = (day: Day) => day < addDays(getMonday(day), 5)

/**
 * Returns the person's day for which a digest is due now, or null. By calendar: a time that clocks skip is due when they show a later
 * one, and a time that they show twice is due once.
 */
export const findDueDigest = ({ choice, minutes, timeZone, digestedOn }: Digest, now: Date): Day | null => {
  const day = toLocalDay(now, timeZone)
  const late = toLocalMinutes(now, timeZone) - minutes
  if (choice === 'off' || (choice === 'workdays' && !isWorkday(day))) return null
  if (late < 0 || late > mostMinutesLate || (digestedOn !== null && digestedOn >= day)) return null
  return day
}

/** Returns the day that counts as done when someone chooses a time: today if that time has passed, so that none comes at once. */
export const findDoneDay = (minutes: number, timeZone: string, now: Date): Day | null =>
  toLocalMinutes(now, timeZone) >= minutes ? toLocalDay(now, timeZone) : null
