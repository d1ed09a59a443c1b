type TimeSpan = { from: number; minutes: number }

/**
 * Assigns spans of one day (`from` in minutes after midnight) to lanes, so that simultaneous ones are side by side.
 * Returns each span's lane and the number of lanes in its group, in the given order.
 */
export const assignLanes = (spans: readonly TimeSpan[]): { lane: number; lanes: number }[] => {
  const answers = spans.map(() => ({ lane: 0, lanes: 1 }))
  const order = spans.map((_, at) => at).toSorted((a, b) => (spans[a]?.from ?? 0) - (spans[b]?.from ?? 0))
  let group: number[] = []
  let ends: number[] = []
  const close = () => {
    for (const at of group) answers[at] = { lane: answers[at]?.lane ?? 0, lanes: ends.length }
    group = []
    ends = []
  }
  for (const at of order) {
    const { from, minutes } = spans[at] ?? { from: 0, minutes: 0 }
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = from + minutes
    answers[at] = { lane, lanes: 1 }
    group.push(at)
  }
  close()
  return answers
}

const hour = 60
const endOfDay = 24 * hour
const fewestMinutes = 6 * hour
/** An hour begins or ends at least this long before the first or after the last span. */
const margin = hour / 2
const workday = { from: 9 * hour, until: 17 * hour }

type HourRange = { from: number; until: number }

const cover = (spans: readonly TimeSpan[]): HourRange => {
  const first = Math.min(...spans.map(({ from }) => from)) - margin
  const last = Math.max(...spans.map(({ from, minutes }) => from + minutes)) + margin
  return {
    from: Math.max(0, Math.floor(first / hour) * hour),
    until: Math.min(endOfDay, Math.ceil(last / hour) * hour),
  }
}

/** An hour at the end, then one at the start, until there are enough. */
const widen = ({ from, until }: HourRange): HourRange => {
  const end = Math.min(endOfDay, Math.max(until, from + fewestMinutes))
  return { from: Math.max(0, Math.min(from, end - fewestMinutes)), until: end }
}

/**
 * Returns the hours that a week shows, in minutes after midnight: from its first to its last span, six hours at least, and nine to
 * five without a span. The hours reach to `now` (null unless the week has today) unless that makes them more than `most`.
 */
export const getShownHours = (spans: readonly TimeSpan[], now: number | null = null, most = 24): HourRange => {
  const shown = widen(spans.length > 0 ? cover(spans) : workday)
  if (now === null) return shown
  const withNow = {
    from: Math.min(shown.from, Math.floor(now / hour) * hour),
    until: Math.max(shown.until, Math.ceil((now + 1) / hour) * hour),
  }
  return withNow.until - withNow.from > most * hour ? shown : withNow
}

/** Pixels of an hour: fewer can't be read, and more only push interviews out of sight. */
export const hourHeights = { fewest: 36, most: 56 }

/** Returns how long a card of so many pixels covers a day: short interviews need more room than their time. */
export const getCoveredMinutes = (minutes: number, pixels: number, hourHeight: number): number =>
  Math.max(minutes, (pixels / hourHeight) * hour)

/**
 * Returns the pixels of an hour at which so many hours fill the room, within what can be read. A week has its full height, and
 * scrolls, where more than two of its cards, `card` pixels each, would otherwise be side by side.
 */
export const fitHourHeight = (
  days: readonly (readonly TimeSpan[])[],
  { hours, room, card }: { hours: number; room: number; card: number },
): number => {
  const fit = Math.min(hourHeights.most, Math.max(hourHeights.fewest, Math.floor(room / hours)))
  const countLanes = (height: number) =>
    Math.max(
      1,
      ...days.flatMap((spans) =>
        assignLanes(
          spans.map(({ from, minutes }) => ({ from, minutes: getCoveredMinutes(minutes, card, height) })),
        ).map(({ lanes }) => lanes),
      ),
    )
  const lanes = countLanes(fit)
  return lanes > 2 && countLanes(hourHeights.most) < lanes ? hourHeights.most : fit
}

/** A screen shows at least this much of a day. */
const inSight = 4 * 60
const morning = 8 * 60

/**
 * Returns the minute after midnight at which a week opens: half an hour before the first interview that is still to come today, or
 * without one before the first of the week; before `now` where both are in sight. Without an interview it opens at `now`, else in the
 * morning. `today`: the spans of today.
 */
export const getOpeningMinute = (
  spans: readonly TimeSpan[],
  today: readonly TimeSpan[],
  now: number | null,
): number => {
  const toCome = now === null ? [] : today.filter(({ from, minutes }) => from + minutes > now)
  const shown = toCome.length > 0 ? toCome : spans
  const first = shown.length > 0 ? Math.min(...shown.map(({ from }) => from)) : (now ?? morning)
  const isNowInSight = now !== null && now < first && first - now <= inSight
  return Math.max(0, (isNowInSight ? now : first) - 30)
}

/** The part of a day in sight, in minutes after midnight. */
export type Sight = { from: number; until: number }

/**
 * Returns the spans of a day before and after the part in sight, the nearest first. Ten minutes of a span are enough to see it.
 */
export const findOutOfSight = <S extends TimeSpan>(spans: readonly S[], { from, until }: Sight) => ({
  earlier: spans.filter((span) => span.from + span.minutes < from + 10).toSorted((a, b) => b.from - a.from),
  later: spans.filter((span) => span.from > until - 10).toSorted((a, b) => a.from - b.from),
})
