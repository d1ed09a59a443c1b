import { type Day, toLocalDay } from '../../../../src/rules/day.ts'
import { dayEnd } from './time-item.ts'

/** Days (or any) and spans of minutes from midnight (or any time), from the first to before the second. */
export type Way = { days: readonly Day[] | null; spans: readonly (readonly [number, number])[] | null }

/**
 * The times a reply allows: any of its ways (no way: any time), and none of those it rules out. Never an instant that no one
 * offered. `afterBusyTime`: its hours are those at which work or a class ends; `afterHour`: they said “after 4”, not “from 4”.
 */
export type ReplyTimes = { ways: readonly Way[]; not: readonly Way[]; afterBusyTime?: true; afterHour?: true }

const minuteFormats = new Map<string, Intl.DateTimeFormat>()

/** Minutes from midnight that a clock in the zone shows. */
export const getMinute = (at: Date, timeZone: string): number => {
  let format = minuteFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    minuteFormats.set(timeZone, format)
  }
  const parts = format.formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}

const holds = ({ days, spans }: Way, day: Day, minute: number): boolean =>
  (days === null || days.includes(day)) &&
  (spans === null || spans.some(([from, before]) => minute >= from && minute < before))

/** Whether a day and a time of it are among those a reply allows. */
export const isTimeAllowed = (times: ReplyTimes, day: Day, minute: number): boolean =>
  (times.ways.length === 0 || times.ways.some((way) => holds(way, day, minute))) &&
  !times.not.some((way) => holds(way, day, minute))

/** Those of some instants that a reply allows, on the clocks of the zone in which it was written. */
export const filterAllowed = (times: ReplyTimes, instants: readonly Date[], timeZone: string): Date[] =>
  instants.filter((at) => isTimeAllowed(times, toLocalDay(at, timeZone), getMinute(at, timeZone)))

const minutesAfterBusyTime = 30

/**
 * Returns the times to offer for a reply: no one is free the minute a shift or class ends, so after it they begin half an hour later, and
 * “after 4” is not 4:00.
 */
export const delayStarts = (times: ReplyTimes): ReplyTimes => {
  const delay = times.afterBusyTime ? minutesAfterBusyTime : times.afterHour ? 1 : 0
  if (delay === 0) return times
  const delayed = ({ days, spans }: Way): Way => ({
    days,
    spans: spans?.map(([from, before]) => [from + (from > 0 && before === dayEnd ? delay : 0), before]) ?? null,
  })
  return { ...times, ways: times.ways.map(delayed) }
}

/** Returns the overlap of two ways, or null if there is none. */
export const intersectWays = (one: Way, other: Way): Way | null => {
  const days =
    one.days === null
      ? other.days
      : other.days === null
        ? one.days
        : one.days.filter((day) => other.days?.includes(day))
  const spans =
    one.spans === null
      ? other.spans
      : other.spans === null
        ? one.spans
        : one.spans.flatMap(([from, before]) =>
            (other.spans ?? []).flatMap(([start, end]) => {
              const both = [Math.max(from, start), Math.min(before, end)] as const
              return both[0] < both[1] ? [both] : []
            }),
          )
  return days?.length === 0 || spans?.length === 0 ? null : { days, spans }
}
