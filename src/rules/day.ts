/** A calendar day as 'YYYY-MM-DD', without a time or a zone. */
export type Day = string

/** Milliseconds of a day. */
export const msPerDay = 86_400_000
const two = (n: number): string => String(n).padStart(2, '0')
const toUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayOfUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

const formats = new Map<string, Intl.DateTimeFormat>()
const getFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** The time on a clock in the zone at that instant, written as if it were UTC milliseconds. */
const wallClock = (ms: number, timeZone: string): number => {
  const shown: Record<string, number> = {}
  for (const { type, value } of getFormat(timeZone).formatToParts(ms)) shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1000) + 1000) % 1000)
}

/** The first instant at which clocks in the zone show at least that wall time: right when the hour is repeated or skipped. */
const instantOfWall = (wall: number, timeZone: string): number => {
  const before = wall - (wallClock(wall - msPerDay * 1.5, timeZone) - (wall - msPerDay * 1.5))
  const after = wall - (wallClock(wall + msPerDay * 1.5, timeZone) - (wall + msPerDay * 1.5))
  const exact = [before, after].filter((ms) => wallClock(ms, timeZone) === wall)
  if (exact.length > 0) return Math.min(...exact)
  let [early, late] = [Math.min(before, after), Math.max(before, after)]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (wallClock(middle, timeZone) >= wall) late = middle
    else early = middle
  }
  return late
}

// Asking takes a fifth of a millisecond; only names that exist are kept, so junk cannot fill the memory.
const knownZones = new Set<string>()

/** Whether the text is an IANA time zone this machine knows. */
export const isTimeZone = (text: string): boolean => {
  if (knownZones.has(text)) return true
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text }).format(0)
  } catch {
    return false
  }
  knownZones.add(text)
  return true
}

/** The calendar day that people in the zone have at that instant. */
export const toLocalDay = (instant: Date, timeZone: string): Day => dayOfUtc(wallClock(instant.getTime(), timeZone))

/** The instant at which clocks in the zone show that day and time; a skipped time becomes the end of the gap. */
export const toInstant = (day: Day, minutesAfterMidnight: number, timeZone: string): Date =>
  new Date(instantOfWall(toUtc(day) + minutesAfterMidnight * 60_000, timeZone))

/** Every instant at which clocks in the zone show that day and time: none when it is skipped, two when clocks go back over it. */
export const listInstants = (day: Day, minutesAfterMidnight: number, timeZone: string): Date[] => {
  const wall = toUtc(day) + minutesAfterMidnight * 60_000
  const offsets = [-1.5, 1.5].map((days) => {
    const near = wall + msPerDay * days
    return wallClock(near, timeZone) - near
  })
  const shown = [...new Set(offsets.map((offset) => wall - offset))].filter((ms) => wallClock(ms, timeZone) === wall)
  return shown.toSorted((a, b) => a - b).map((ms) => new Date(ms))
}

/** Local midnight, or the first instant of the day where midnight is skipped. */
export const startOfDay = (day: Day, timeZone: string): Date => toInstant(day, 0, timeZone)

/** The day `n` days later, or earlier when negative; by calendar, never by hours. */
export const addDays = (day: Day, n: number): Day => dayOfUtc(toUtc(day) + n * msPerDay)

/** Where each of these successive days begins, and where the last one ends, as ISO instants. */
export const listDayStarts = (days: readonly Day[], timeZone: string): string[] =>
  [...days, addDays(days.at(-1) ?? '', 1)].map((day) => startOfDay(day, timeZone).toISOString())

/** The Monday on or before a day. */
export const getMonday = (day: Day): Day => addDays(day, -((new Date(toUtc(day)).getUTCDay() + 6) % 7))

/** The last day of something that ends at that instant, midnight belonging to the day before. */
export const getLastDay = (end: Date, timeZone: string): Day => toLocalDay(new Date(end.getTime() - 1), timeZone)

/** Calendar days from `a` to `b`; negative when `b` is earlier. */
export const countDaysBetween = (a: Day, b: Day): number => Math.round((toUtc(b) - toUtc(a)) / msPerDay)

export type Range = { from: Date; until: Date }

/** One local day, half open: [its midnight, the next midnight), by calendar and never plus 24 hours. */
export const getDayRange = (day: Day, timeZone: string): Range => ({
  from: startOfDay(day, timeZone),
  until: startOfDay(addDays(day, 1), timeZone),
})

/** 'YYYY-MM' of a day. */
export const getMonth = (day: Day): string => day.slice(0, 7)

/** One local month (1 is January), half open. */
export const getMonthRange = (year: number, month: number, timeZone: string): Range => ({
  from: startOfDay(`${year}-${two(month)}-01`, timeZone),
  until: startOfDay(month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`, timeZone),
})

/** A day that exists in the calendar, or null (2/30, month 13). */
const realDay = (year: number, month: number, day: number): Day | null => {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return null
  const written = `${year}-${two(month)}-${two(day)}`
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? written : null
}

/** A day written as 2026-03-14, 3/14/2026, 3-14-2026 or 3/14/26; null when it is neither or is not in the calendar. */
export const parseDay = (text: string): Day | null => {
  if (text.length > 100) return null
  const iso = /^\s*([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})\s*$/.exec(text)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^\s*([0-9]{1,2})([/-])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})\s*$/.exec(text)
  if (!us) return null
  const year = Number(us[4])
  return realDay(us[4]?.length === 2 ? year + (year < 70 ? 2000 : 1900) : year, Number(us[1]), Number(us[3]))
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Nov 20, 2026' of '2026-11-20'. */
export const formatDay = (day: Day): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`
}

/** 'Today', 'Yesterday', 'Nov 20' in the year of today, or 'Nov 20, 2025'. */
export const formatNearDay = (day: Day, today: Day): string => {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  const whole = formatDay(day)
  return day.slice(0, 5) === today.slice(0, 5) ? whole.replace(/, .*/, '') : whole
}
