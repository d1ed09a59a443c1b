import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignLanes, findOutOfSight, fitHourHeight, getOpeningMinute, getShownHours } from './week-lanes.ts'

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

test('a week shows the hours from its first to its last span, six at least', () => {
  expect(getShownHours([at(10), at(19.5, 45)])).toEqual({ from: 9 * 60, until: 21 * 60 })
  expect(getShownHours([at(10.5)])).toEqual({ from: 10 * 60, until: 16 * 60 })
  expect(getShownHours([at(22)])).toEqual({ from: 18 * 60, until: 24 * 60 })
  expect(getShownHours([{ from: 10, minutes: 30 }])).toEqual({ from: 0, until: 6 * 60 })
  expect(getShownHours([{ from: 1_430, minutes: 60 }])).toEqual({ from: 18 * 60, until: 24 * 60 })
})

test('a week without a span shows nine to five', () => {
  expect(getShownHours([])).toEqual({ from: 9 * 60, until: 17 * 60 })
})

test('a week with today shows the present hour, even at night', () => {
  expect(getShownHours([], 23 * 60 + 10)).toEqual({ from: 9 * 60, until: 24 * 60 })
  expect(getShownHours([at(9)], 5 * 60 + 50)).toEqual({ from: 5 * 60, until: 14 * 60 })
})

test('a week leaves out the present hour where its spans alone fill the room', () => {
  expect(getShownHours([at(10), at(19.5)], 5 * 60, 13)).toEqual({ from: 9 * 60, until: 21 * 60 })
  expect(getShownHours([at(10), at(19.5)], 8 * 60, 13)).toEqual({ from: 8 * 60, until: 21 * 60 })
})

test('every span of a week is within its hours', () => {
  const span = fc.record({ from: fc.integer({ min: 0, max: 1_380 }), minutes: fc.integer({ min: 15, max: 60 }) })
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 1_439 }), (spans, now) => {
      const { from, until } = getShownHours(spans, now, 12)
      expect(until - from).toBeGreaterThanOrEqual(360)
      expect(from % 60 === 0 && until % 60 === 0 && from >= 0 && until <= 1_440).toBe(true)
      for (const each of spans) expect(each.from >= from && each.from + each.minutes <= until).toBe(true)
    }),
  )
})

test('an hour is as high as the room lets it, within what can be read', () => {
  expect(fitHourHeight([], { hours: 12, room: 500, card: 48 })).toBe(41)
  expect(fitHourHeight([], { hours: 6, room: 900, card: 48 })).toBe(56)
  expect(fitHourHeight([], { hours: 16, room: 400, card: 48 })).toBe(36)
})

test('an hour has its full height where cards would otherwise be three side by side', () => {
  const room = { hours: 12, room: 440, card: 48 }
  expect(fitHourHeight([[at(9), at(9.5), at(10)]], room)).toBe(56)
  expect(fitHourHeight([[at(9), at(9.5)]], room)).toBe(36)
  expect(fitHourHeight([[at(9), at(9), at(9)]], room)).toBe(36)
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
