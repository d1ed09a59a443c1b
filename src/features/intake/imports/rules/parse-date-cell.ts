import { addDays, type Day, formatDay, parseDay, toInstant, toLocalDay } from '../../../../rules/day.ts'
import { type Cell, truncate } from './cell.ts'
import { normalizeDate } from './date-forms.ts'

export type SubmissionDate = { day: Day; instant: Date }
export type DateContext = { timeZone: string; now: Date }

const noon = 12 * 60
const time = '([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:\\.([0-9]{1,9}))?)?'
const isoTime = new RegExp(`^([0-9]{4}-[0-9]{1,2}-[0-9]{1,2})[Tt ]${time} ?(Z|z|[+-][0-9]{2}:?[0-9]{2})?$`)
const usTime = new RegExp(`^([0-9]{1,2}[/-][0-9]{1,2}[/-][0-9]{2,4}),? ${time} ?([AaPp])?\\.?(?:[Mm]\\.?)?$`)
const named = /^(?:([0-9]{1,2}) )?([A-Za-z]{3,9})\.? (?:([0-9]{1,2})(?:st|nd|rd|th)?,? )?([0-9]{4})$/
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const namedDay = (text: string): Day | null => {
  const [, before, name = '', after, year] = named.exec(text) ?? []
  const month = months.indexOf(name.toLowerCase().slice(0, 3)) + 1
  const date = before ?? after
  return month === 0 || date === undefined || (before && after) ? null : parseDay(`${year}-${month}-${date}`)
}

type Clock = { hour: number; minute: number; second: number; ms: number }
const toClock = (parts: readonly (string | undefined)[]): Clock | null => {
  const [hour = 0, minute = 0, second = 0] = parts.slice(0, 3).map((part) => Number(part ?? 0))
  const ms = Number((parts[3] ?? '').padEnd(3, '0').slice(0, 3))
  return hour < 24 && minute < 60 && second < 60 ? { hour, minute, second, ms } : null
}

/** How Excel counts days, from 20,000 (1954) to 79,999 (2119), with a part of a day as the time. */
const serial = /^[2-7][0-9]{4}(?:\.[0-9]{1,12})?$/
const firstOfExcel = '1899-12-30'
const minutesADay = 1440

const serialDay = (text: string, timeZone: string): (SubmissionDate & { note: string }) | null => {
  if (!serial.test(text)) return null
  const day = addDays(firstOfExcel, Math.floor(Number(text)))
  const minutes = Math.floor((Number(text) % 1) * minutesADay + 0.5 / 60)
  const note = `"${text}" was read as "${formatDay(day)}", as Excel counts days.`
  return { day, instant: toInstant(day, minutes === 0 ? noon : minutes, timeZone), note }
}

const parseOffset = (offset: string): number => {
  if (/z/i.test(offset)) return 0
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return offset.startsWith('-') ? -minutes : minutes
}

const local = (day: Day, { hour, minute, second, ms }: Clock, timeZone: string): SubmissionDate => {
  const instant = new Date(toInstant(day, hour * 60 + minute, timeZone).getTime() + second * 1000 + ms)
  return { day: toLocalDay(instant, timeZone), instant }
}

const read = (text: string, timeZone: string): (SubmissionDate & { note?: string }) | null => {
  const counted = serialDay(text, timeZone)
  if (counted) return counted
  const dayOnly = parseDay(text) ?? namedDay(text)
  if (dayOnly) return { day: dayOnly, instant: toInstant(dayOnly, noon, timeZone) }
  const iso = isoTime.exec(text)
  const us = iso ? null : usTime.exec(text)
  const day = parseDay(iso?.[1] ?? us?.[1] ?? '')
  const clock = toClock((iso ?? us ?? []).slice(2, 6))
  if (day === null || clock === null) return null
  if (iso?.[6]) {
    const wall =
      Date.parse(`${day}T00:00:00Z`) + ((clock.hour * 60 + clock.minute) * 60 + clock.second) * 1000 + clock.ms
    const instant = new Date(wall - parseOffset(iso[6]) * 60_000)
    return { day: toLocalDay(instant, timeZone), instant }
  }
  const half = us?.[6]?.toLowerCase()
  if (half === undefined) return local(day, clock, timeZone)
  const hour = clock.hour > 12 ? clock.hour : (clock.hour % 12) + (half === 'p' ? 12 : 0)
  const odd = half === 'a' && clock.hour > 12
  const note = `The time in "${text}" was read as ${clock.hour}:${String(clock.minute).padStart(2, '0')}.`
  return { ...local(day, { ...clock, hour }, timeZone), ...(odd ? { note } : {}) }
}

/**
 * The calendar day and instant of a written date, in the organization's zone; a date alone is noon of that day. Null when
 * blank. A date that is not in the calendar or says no day is refused; one after today is noted.
 */
export const parseDateCell = (text: string, { timeZone, now }: DateContext): Cell<SubmissionDate | null> => {
  const written = text.length > 200 ? text : text.trim().replace(/\s+/g, ' ')
  if (written === '') return { ok: true, value: null }
  const found = written.length > 60 ? null : (read(written, timeZone) ?? read(normalizeDate(written), timeZone))
  if (!found) return { ok: false, reason: `The date "${truncate(written)}" isn’t readable. Write it like 3/14/2026.` }
  const { note, ...value } = found
  if (value.day > toLocalDay(now, timeZone)) return { ok: true, value, note: `The date "${written}" is in the future.` }
  return note ? { ok: true, value, note } : { ok: true, value }
}
