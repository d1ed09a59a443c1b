import { filterFitting, sortNearestFirst } from '@reinforce/reply-reader/replies/wish/prefer.ts'
import { isWorkingDay } from '../../../../rules/calendar/working-days.ts'
import { type Range, toLocalDay } from '../../../../rules/day.ts'

const most = 3

// Making one takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()
/** The hour on the clocks of the zone. */
const getHour = (at: Date, timeZone: string): number => {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return Number(format.format(at))
}
const wanted = [10, 14, 16]

const spread = (starts: readonly Date[], timeZone: string): Date[] => {
  const byDay = [...Map.groupBy(starts, (at) => toLocalDay(at, timeZone)).values()]
  const nearest = (of: readonly Date[], hour: number) =>
    of.map((at) => ({ at, away: Math.abs(getHour(at, timeZone) - hour) })).toSorted((a, b) => a.away - b.away)[0]?.at
  const chosen: Date[] = []
  for (let n = 0; n < most; n += 1) {
    const day = byDay.length >= most ? byDay[n] : byDay[n % Math.max(1, byDay.length)]
    const left = (day ?? []).filter((at) => !chosen.includes(at))
    const found = nearest(left, wanted[n] ?? 10) ?? starts.find((at) => !chosen.includes(at))
    if (found) chosen.push(found)
  }
  return chosen.toSorted((a, b) => a.getTime() - b.getTime())
}

/**
 * Three of the free starts to offer, in order: of three different days where there are as many, one in the morning, one after noon and
 * one later in the afternoon, as near as they are free; of fewer days several of one. Where the candidate wrote when they can, only of the
 * hours that fit; where fewer than three do, those and the nearest others.
 */
export const pickThreeTimes = (starts: readonly Date[], timeZone: string, wished: readonly Range[] = []): Date[] => {
  if (wished.length === 0) return spread(starts, timeZone)
  const fits = filterFitting(starts, wished)
  if (fits.length >= most) return spread(fits, timeZone)
  return sortNearestFirst(starts, wished)
    .slice(0, most)
    .toSorted((a, b) => a.getTime() - b.getTime())
}

/** Three of the times that fit a reply and that no one offered: on working days; on others only where nothing else fits. */
export const pickFittingTimes = (fitting: readonly Date[], timeZone: string): Date[] => {
  const working = fitting.filter((at) => isWorkingDay(toLocalDay(at, timeZone)))
  return pickThreeTimes(working.length > 0 ? working : fitting, timeZone)
}
