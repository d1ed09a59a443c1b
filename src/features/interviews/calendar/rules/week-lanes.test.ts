import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignLanes, findOutOfSight, getOpeningMinute, getShownHours } from './week-lanes.ts'

const at = (hour: number, minutes = 30) => ({ from: hour * 60, minutes })

test('puts simultaneous spans side by side, and consecutive ones in one lane', () => {
  expect(assignLanes([at(9), at(9), at(10)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
  expect(assignLanes([at(9, 120), at(10), at(10.5), at(9)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
  ])
  expect(assignLanes([])).toEqual([])
})

test('no two overlapping spans share a lane', () => {
  const span = fc.record({ from: fc.integer({ min: 0, max: 1_380 }), minutes: fc.integer({ min: 15, max: 180 }) })
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
      const lanes = assignLanes(spans)
      const clashes = spans.flatMap((one, a) =>
        spans.filter(
          (other, b) =>
            a < b &&
            one.from < other.from + other.minutes &&
            other.from < one.from + one.minutes &&
            lanes[a]?.lane === lanes[b]?.lane,
        ),
      )
      expect(clashes).toEqual([])
      expect(lanes.every(({ lane, lanes: count }) => lane < count)).toBe(true)
    }),
  )
})

test('a week shows seven to twenty, and more for spans outside of that', () => {
  expect(getShownHours([])).toEqual({ from: 420, until: 1_200 })
  expect(getShownHours([at(6.5), at(20, 45)])).toEqual({ from: 360, until: 1_260 })
  expect(getShownHours([{ from: 1_430, minutes: 60 }])).toEqual({ from: 420, until: 1_440 })
})

test('a week with today shows the present hour, even at night', () => {
  expect(getShownHours([], 23 * 60 + 10)).toEqual({ from: 420, until: 1_440 })
  expect(getShownHours([at(9)], 5 * 60 + 50)).toEqual({ from: 300, until: 1_200 })
})

test('a week opens before its first interview, or before now where both are in sight', () => {
  expect(getOpeningMinute([at(14), at(16)], [], null)).toBe(13.5 * 60)
  expect(getOpeningMinute([at(14)], [], 10 * 60)).toBe(9.5 * 60)
  expect(getOpeningMinute([at(18)], [], 9 * 60)).toBe(17.5 * 60)
  expect(getOpeningMinute([at(10)], [], 15 * 60)).toBe(9.5 * 60)
  expect(getOpeningMinute([], [], 15 * 60)).toBe(14.5 * 60)
  expect(getOpeningMinute([], [], null)).toBe(7.5 * 60)
  expect(getOpeningMinute([{ from: 10, minutes: 30 }], [], null)).toBe(0)
})

test('a week with today opens before today’s next interview, though others begin earlier on other days', () => {
  const week = [at(10), at(11), at(18.5)]
  expect(getOpeningMinute(week, [at(18.5)], 5 * 60)).toBe(18 * 60)
  expect(getOpeningMinute(week, [at(10), at(18.5)], 15 * 60)).toBe(14.5 * 60)
  expect(getOpeningMinute(week, [at(10)], 15 * 60)).toBe(9.5 * 60)
})

test('finds the spans before and after the hours in sight, the nearest first', () => {
  const spans = [9, 7, 12, 18, 20].map((hour) => ({ from: hour * 60, minutes: 30 }))
  const { earlier, later } = findOutOfSight(spans, { from: 11 * 60, until: 17 * 60 })
  expect(earlier.map(({ from }) => from / 60)).toEqual([9, 7])
  expect(later.map(({ from }) => from / 60)).toEqual([18, 20])
})

test('counts a span of which only a sliver shows as out of sight', () => {
  const spans = [{ from: 540, minutes: 30 }]
  expect(findOutOfSight(spans, { from: 565, until: 900 }).earlier).toHaveLength(1)
  expect(findOutOfSight(spans, { from: 555, until: 900 }).earlier).toHaveLength(0)
  expect(findOutOfSight(spans, { from: 300, until: 545 }).later).toHaveLength(1)
})
