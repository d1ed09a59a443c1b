import { parseMinutes } from '../../../../rules/clock.ts'
import { type Day, listInstants, msPerDay, parseDay, toInstant, toLocalDay } from '../../../../rules/day.ts'
import { getLocale, type Language } from '../../../../rules/words/language.ts'

/** A day (2026-11-24) and a time of that day (09:30) as they were typed. */
export type TypedTime = { day: string; time: string }
export type TimeResult = { ok: true; at: Date } | { ok: false; field: 'day' | 'time'; problem: string }

const furthestDays = 366
const no = (field: 'day' | 'time', problem: string): TimeResult => ({ ok: false, field, problem })

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at).replace(/\s/g, ' ')

/**
 * Formats a zone with its everyday name at that moment: "Eastern Standard Time"; in Spanish "hora estándar del este".
 */
export const formatZoneName = (
  timeZone: string,
  at: Date,
  style: 'long' | 'short' | 'longGeneric' = 'long',
  language: Language = 'en',
): string => {
  const parts = new Intl.DateTimeFormat(getLocale(language), { timeZone, timeZoneName: style }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  // US Spanish: “hora del este”, not “hora oriental”.
  return language === 'es' ? name.replace('oriental', 'del este') : name
}

/** The instant that a typed day and time mean in a zone; null when they cannot be read or do not come exactly once. */
export const parseTypedInstant = ({ day, time }: TypedTime, timeZone: string): Date | null => {
  const [parsed, minutes] = [parseDay(day), parseMinutes(time)]
  if (parsed === null || minutes === null) return null
  const [at, second] = listInstants(parsed, minutes, timeZone)
  return at && !second ? at : null
}

/**
 * Parses a typed day and time in a zone to an instant. Returns a problem if it cannot be parsed, has passed, or is over
 * a year ahead, and for hours that clocks skip or show twice when they change.
 */
export const readInterviewTime = ({ day, time }: TypedTime, timeZone: string, now: Date): TimeResult => {
  const parsed: Day | null = parseDay(day)
  if (parsed === null) return no('day', 'Choose a day, like 3/14/2026.')
  const minutes = /^\d{2}:\d{2}$/.test(time) ? parseMinutes(time) : null
  if (minutes === null || minutes > 1439 || Number(time.slice(3)) > 59) return no('time', 'Choose a time.')
  const [at, second] = listInstants(parsed, minutes, timeZone)
  const where = formatZoneName(timeZone, toInstant(parsed, minutes, timeZone), 'longGeneric')
  if (!at)
    return no(
      'time',
      `This time doesn’t exist on that day in ${where}: clocks go forward. The next time is ${clock(toInstant(parsed, minutes, timeZone), timeZone)}.`,
    )
  if (second)
    return no(
      'time',
      `${clock(at, timeZone)} occurs twice on that day in ${where}: clocks go back. Choose another time.`,
    )
  if (at <= now)
    return toLocalDay(at, timeZone) < toLocalDay(now, timeZone)
      ? no('day', 'This day has passed. Choose a later one.')
      : no('time', 'This time has passed. Choose a later one.')
  if (at.getTime() - now.getTime() > furthestDays * msPerDay) return no('day', 'Choose a day within the next year.')
  return { ok: true, at }
}
