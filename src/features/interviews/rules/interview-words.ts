import { zoneName } from './interview-time.ts'

/** Some versions of the time library put a thin blank before AM, which no plain text message can carry. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

/** 'Tue, Nov 24' as a calendar in the zone shows it. */
export const showDate = (at: Date, timeZone: string): string =>
  plain(new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(at))

/** '9:00 AM EST' as a clock in the zone shows it. */
export const showClock = (at: Date, timeZone: string): string =>
  `${plain(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at))} ${zoneName(timeZone, at, 'short')}`

/** 'Tue, Nov 24, 9:00 AM EST'. */
export const showMoment = (at: Date, timeZone: string): string =>
  `${showDate(at, timeZone)}, ${showClock(at, timeZone)}`

/** 'Tue, Nov 24, 9:00 – 9:30 AM EST'. */
export const showSpan = (at: Date, minutes: number, timeZone: string): string => {
  const end = new Date(at.getTime() + minutes * 60_000)
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  const [from, to] = [plain(clock.format(at)), plain(clock.format(end))]
  const shortened = from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from
  return `${shortened} – ${to} ${zoneName(timeZone, at, 'short')}`
}

/** The other person's clock where it differs from the first one, their day included when it is another; null when both show the same. */
export const showElsewhere = (at: Date, there: string, here: string): string | null => {
  const offset = (zone: string) => zoneName(zone, at, 'short')
  const same = showDate(at, there) === showDate(at, here)
  if (same && showClock(at, there) === showClock(at, here) && offset(there) === offset(here)) return null
  return same ? showClock(at, there) : showMoment(at, there)
}

/** 'phone interview', 'video interview', 'interview in person'. */
export const kindInWords = (type: 'Phone' | 'Video' | 'In person'): string =>
  type === 'In person' ? 'interview in person' : `${type.toLowerCase()} interview`
