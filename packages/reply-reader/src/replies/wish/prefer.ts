import type { Range } from '../../../../../src/rules/day.ts'

type Ranges = readonly Range[]

const isWithin = (at: Date, { from, until }: Range) => at >= from && at < until

/** Returns the distance of an hour from the nearest of some ranges, in milliseconds; 0 within one. */
const awayFrom = (at: Date, ranges: Ranges): number =>
  Math.min(
    ...ranges.map(({ from, until }) =>
      isWithin(at, { from, until }) ? 0 : Math.max(from.getTime() - at.getTime(), at.getTime() - until.getTime() + 1),
    ),
  )

/** The starts that a wish allows, in their order. */
export const filterFitting = (starts: readonly Date[], ranges: Ranges): Date[] =>
  starts.filter((at) => ranges.some((range) => isWithin(at, range)))

/** The starts by how near they are to a wish: those that fit first, then the nearest. */
export const sortNearestFirst = (starts: readonly Date[], ranges: Ranges): Date[] =>
  ranges.length === 0
    ? [...starts]
    : starts
        .map((at) => ({ at, away: awayFrom(at, ranges) }))
        .toSorted((a, b) => a.away - b.away || a.at.getTime() - b.at.getTime())
        .map(({ at }) => at)
