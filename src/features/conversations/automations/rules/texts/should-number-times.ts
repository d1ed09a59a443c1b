import { getMinute } from '@reinforce/reply-reader/replies/reply-times.ts'
import { toLocalDay } from '../../../../../rules/day.ts'

/** Hour on a clock with twelve hours. */
const getHour = (minute: number): number => Math.floor(minute / 60) % 12 || 12

/**
 * Whether a text should number the times it offers: two are on the same day or at the same clock time, so a day or an hour alone names both.
 * Never if a number could also be the hour of another time (“2” for 2:00 PM).
 */
export const shouldNumberTimes = (times: readonly Date[], timeZone: string): boolean => {
  const days = new Set(times.map((at) => toLocalDay(at, timeZone)))
  const minutes = times.map((at) => getMinute(at, timeZone))
  const isAlike = days.size < times.length || new Set(minutes).size < times.length
  const isHour = minutes.some((minute, index) => {
    const hour = getHour(minute)
    return hour <= times.length && hour !== index + 1
  })
  return isAlike && !isHour
}
