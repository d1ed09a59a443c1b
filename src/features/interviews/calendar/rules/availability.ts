import { isHoliday } from '../../../../rules/calendar/holidays.ts'
import type { DayHours, WeekOfHours } from '../../../../rules/calendar/week-hours.ts'
import { addDays, type Day, listInstants, toInstant, toLocalDay } from '../../../../rules/day.ts'

/** `onHolidays`: federal holidays are days like others. */
export type BookingHours = WeekOfHours & { onHolidays?: boolean }

/** When candidates may choose a time unless the organization says otherwise: evenings and weekends included. */
export const defaultBookingHours: BookingHours = {
  weekdays: { opens: 540, closes: 1200 },
  saturday: { opens: 600, closes: 960 },
  sunday: { opens: 600, closes: 960 },
}

/** Said of a day whose hours end before they begin. */
export const endsTooEarly = 'Choose a time after the start.'

type Span = { from: Date; until: Date }

type AvailabilityInput = {
  hours: BookingHours
  timeZone: string
  minutes: number
  /** When one of both people has something else. */
  busy: readonly Span[]
  now: Date
}

const daysAhead = 14
const stepMinutes = 30
const leadMs = 7_200_000

/** The hours of one calendar day; federal holidays have none unless the clinic opens on them. */
export const getHoursOfDay = (hours: BookingHours, day: Day): DayHours => {
  if (!hours.onHolidays && isHoliday(day)) return { opens: 0, closes: 0 }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 ? hours.sunday : weekday === 6 ? hours.saturday : hours.weekdays
}

const overlaps = (at: number, end: number, busy: readonly Span[]) =>
  busy.some(({ from, until }) => from.getTime() < end && until.getTime() > at)

/**
 * The starts that a candidate may choose from in the coming two weeks: every half hour in which the whole interview fits into
 * the day's hours, at least two hours from now, none that clocks skip or show twice, and none in which someone is busy.
 */
export const findFreeStarts = ({ hours, timeZone, minutes, busy, now }: AvailabilityInput): Date[] => {
  const first = toLocalDay(now, timeZone)
  return Array.from({ length: daysAhead + 1 }, (_, n) => addDays(first, n)).flatMap((day) => {
    const { opens, closes } = getHoursOfDay(hours, day)
    const steps = Math.max(0, Math.floor((closes - opens - minutes) / stepMinutes) + 1)
    return Array.from({ length: opens < closes ? steps : 0 }, (_, n) => opens + n * stepMinutes).flatMap((minute) => {
      const [at, twice] = listInstants(day, minute, timeZone)
      if (!at || twice || at.getTime() < now.getTime() + leadMs) return []
      return overlaps(at.getTime(), at.getTime() + minutes * 60_000, busy) ? [] : [at]
    })
  })
}

type TimeInput = Omit<AvailabilityInput, 'busy'> & { at: Date }

/**
 * Returns why a start cannot be chosen: it has passed, comes too soon or too late, or is outside the hours; `taken` if
 * someone is busy then.
 */
export const findUnfreeReason = ({ at, ...asked }: TimeInput): 'past' | 'soon' | 'far' | 'closed' | 'taken' => {
  const { now, timeZone } = asked
  if (at <= now) return 'past'
  if (at.getTime() < now.getTime() + leadMs) return 'soon'
  if (toLocalDay(at, timeZone) > addDays(toLocalDay(now, timeZone), daysAhead)) return 'far'
  return findFreeStarts({ ...asked, busy: [] }).some((start) => start.getTime() === at.getTime()) ? 'taken' : 'closed'
}

const working = { opens: 540, closes: 1020 }

/**
 * Whether an interview is within 9 to 5 of a day from Monday to Friday that is no federal holiday, on the clocks of the
 * zone.
 */
const isWorking = (at: Date, timeZone: string, minutes: number) => {
  const day = toLocalDay(at, timeZone)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || isHoliday(day)) return false
  return (
    at >= toInstant(day, working.opens, timeZone) &&
    at.getTime() + minutes * 60_000 <= toInstant(day, working.closes, timeZone).getTime()
  )
}

/** Of free starts the first within working hours, else the first at all; null where none is free. */
export const findNextWorking = (starts: readonly Date[], timeZone: string, minutes: number): Date | null =>
  starts.find((at) => isWorking(at, timeZone, minutes)) ?? starts[0] ?? null

const daysBack = 14

/**
 * Returns the moment this many minutes of the clinic's own hours before an hour, on its clocks. Nights and closed days
 * do not count.
 */
export const subtractWorkingMinutes = (
  at: Date,
  minutes: number,
  { hours, timeZone }: Pick<AvailabilityInput, 'hours' | 'timeZone'>,
): Date => {
  let left = minutes * 60_000
  for (let back = 0; back <= daysBack; back += 1) {
    const day = addDays(toLocalDay(at, timeZone), -back)
    const { opens, closes } = getHoursOfDay(hours, day)
    const from = toInstant(day, opens, timeZone).getTime()
    const until = Math.min(toInstant(day, closes, timeZone).getTime(), at.getTime())
    if (until - from >= left) return new Date(until - left)
    left -= Math.max(0, until - from)
  }
  return new Date(at.getTime() - minutes * 60_000)
}
