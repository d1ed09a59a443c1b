import { type Day, toInstant } from '../../../../rules/day.ts'
import { getLocale, type Language } from '../../../../rules/words/language.ts'
import { formatZoneName } from './interview-time.ts'

/**
 * Some versions of the time library put a thin blank before AM, which no plain text message can carry, and some one into the Spanish
 * a.m.
 */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ').replace(/([ap])\. m\./, '$1.m.')

/** '9:00 AM' as a clock in the zone shows it, without the zone; in Spanish '9:00 a.m.'. */
export const formatClock = (at: Date, timeZone: string, language: Language = 'en'): string =>
  plain(new Intl.DateTimeFormat(getLocale(language), { timeZone, hour: 'numeric', minute: '2-digit' }).format(at))

/** 'Tue, Nov 24' as a calendar in the zone shows it; in Spanish 'mar 24 nov', which fits on a button of a phone. */
export const showDate = (at: Date, timeZone: string, language: Language = 'en'): string => {
  const style = { timeZone, weekday: 'short', month: 'short', day: 'numeric' } as const
  const shown = plain(new Intl.DateTimeFormat(getLocale(language), style).format(at))
  return language === 'es' ? shown.replace(/[.,]| de\b/g, '') : shown
}

/** 'Monday, November 30'; with the year if `hasYear`. */
export const formatLongDay = (day: Day, hasYear = false): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(hasYear ? { year: 'numeric' as const } : {}),
  }).format(toInstant(day, 0, 'UTC'))

/** '9:00 AM EST' as a clock in the zone shows it; in Spanish '9:00 a.m. EST'. */
export const showClock = (at: Date, timeZone: string, language: Language = 'en'): string =>
  `${formatClock(at, timeZone, language)} ${formatZoneName(timeZone, at, 'short', language)}`

/** 'Tue, Nov 24, 9:00 AM EST'. */
export const showMoment = (at: Date, timeZone: string, language: Language = 'en'): string =>
  `${showDate(at, timeZone, language)}, ${showClock(at, timeZone, language)}`

/** ' AM' of '9:00 AM'. */
const getDayHalf = (clock: string) => clock.slice(clock.indexOf(' '))

/** '9:00 – 9:30 AM', without the zone. */
export const formatClockRange = (at: Date, minutes: number, timeZone: string, language: Language = 'en'): string => {
  const end = new Date(at.getTime() + minutes * 60_000)
  const [from, to] = [formatClock(at, timeZone, language), formatClock(end, timeZone, language)]
  const shortened = getDayHalf(from) === getDayHalf(to) ? from.slice(0, from.indexOf(' ')) : from
  return `${shortened} – ${to}`
}

/** '9:00 – 9:30 AM EST'. */
export const formatTimeRange = (at: Date, minutes: number, timeZone: string, language: Language = 'en'): string =>
  `${formatClockRange(at, minutes, timeZone, language)} ${formatZoneName(timeZone, at, 'short', language)}`

/** The other person's clock where it differs from the first one, their day included when it is another; null when both show the same. */
export const formatInOtherZone = (at: Date, there: string, here: string, language: Language = 'en'): string | null => {
  const offset = (zone: string) => formatZoneName(zone, at, 'short')
  const same = showDate(at, there) === showDate(at, here)
  if (same && showClock(at, there) === showClock(at, here) && offset(there) === offset(here)) return null
  return same ? showClock(at, there, language) : showMoment(at, there, language)
}

/**
 * Appends the candidate's clock to an hour that staff read in the zone `here`, where it differs: '9:00 AM EST (8:00 AM CST for Ana)'.
 * `who`: their first name.
 */
export const formatBothClocks = (
  shown: string,
  at: Date,
  here: string,
  theirs: string | null | undefined,
  who = 'the candidate',
): string => {
  const there = theirs ? formatInOtherZone(at, theirs, here) : null
  return there ? `${shown} (${there} for ${who})` : shown
}

const kinds = {
  en: { Phone: 'phone interview', Video: 'video interview', 'In person': 'interview in person' },
  es: { Phone: 'entrevista por teléfono', Video: 'entrevista por video', 'In person': 'entrevista en persona' },
}

/** 'phone interview', 'video interview', 'interview in person'. */
export const formatInterviewType = (type: 'Phone' | 'Video' | 'In person', language: Language = 'en'): string =>
  kinds[language][type]
