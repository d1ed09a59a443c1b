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

const usualFrom = 7 * 60
const usualUntil = 20 * 60

/**
 * Returns the hours that a week shows, in minutes after midnight: seven to twenty, and more for spans outside of that
 * and for `now` (null unless the week has today).
 */
export const getShownHours = (spans: readonly TimeSpan[], now: number | null = null) => {
  const shown = now === null ? spans : [...spans, { from: now, minutes: 1 }]
  return {
    from: Math.min(usualFrom, ...shown.map(({ from }) => Math.floor(from / 60) * 60)),
    until: Math.min(
      24 * 60,
      Math.max(usualUntil, ...shown.map(({ from, minutes }) => Math.ceil((from + minutes) / 60) * 60)),
    ),
  }
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
