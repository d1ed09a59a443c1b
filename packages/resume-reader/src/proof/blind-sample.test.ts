import { expect, test } from 'vitest'
import { type ByScore, scoreInfluence, shareDifference, shareInterval } from './blind-sample.ts'

const of = (forward: number, n: number) => ({ forward, n })
const rounded = (values: number[]) => values.map((value) => Math.round(value * 10_000) / 10_000)
const by = (high: [number, number], low: [number, number]): ByScore => ({ high: of(...high), low: of(...low) })

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i of %i is that of Newcombe’s table I of 1998', (forward, n, from, until) => {
  expect(rounded(shareInterval(of(forward, n)))).toEqual([from, until])
})

test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [10, 10, 0, 10, 0.6075, 1],
])('the difference of %i of %i and %i of %i is that of Newcombe’s table II of 1998', (a, m, b, n, from, until) => {
  const found = shareDifference(of(a, m), of(b, n))
  expect(rounded([found.from, found.until])).toEqual([from, until])
})

test('a reviewer who keeps the high ones because of the number is swayed by the whole difference', () => {
  const sway = scoreInfluence(by([90, 100], [10, 100]), by([50, 100], [50, 100]))
  expect(sway?.value).toBeCloseTo(0.8, 10)
  expect(sway?.from).toBeGreaterThan(0.5)
  expect(sway?.until).toBeLessThan(1)
})

test('a reviewer who decides alike with and without the number is not swayed', () => {
  const sway = scoreInfluence(by([80, 100], [40, 100]), by([80, 100], [40, 100]))
  expect(sway?.value).toBe(0)
  expect(sway?.from).toBeCloseTo(-(sway?.until ?? 0), 10)
  expect(sway?.from).toBeLessThan(0)
})

const width = (found: { from: number; until: number } | null) => (found ? found.until - found.from : 0)

test('the interval of the sway is wider than that of either difference, and narrows with more decisions', () => {
  const few = scoreInfluence(by([30, 40], [10, 40]), by([25, 40], [15, 40]))
  const many = scoreInfluence(by([300, 400], [100, 400]), by([250, 400], [150, 400]))
  expect(width(few)).toBeGreaterThan(width(shareDifference(of(30, 40), of(10, 40))))
  expect(width(few)).toBeGreaterThan(width(shareDifference(of(25, 40), of(15, 40))))
  expect(width(many)).toBeLessThan(width(few) / 2)
  expect(few?.value).toBeCloseTo(many?.value ?? 0, 10)
})

test('nineteen in one cell are too few to tell, twenty are enough', () => {
  const enough = by([10, 20], [10, 20])
  expect(scoreInfluence(enough, enough)).not.toBeNull()
  for (const few of [by([10, 19], [10, 20]), by([10, 20], [10, 19])]) {
    expect(scoreInfluence(few, enough)).toBeNull()
    expect(scoreInfluence(enough, few)).toBeNull()
  }
  expect(scoreInfluence(by([0, 0], [0, 0]), enough)).toBeNull()
})
