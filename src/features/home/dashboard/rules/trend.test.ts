import { expect, test } from 'vitest'
import { computeRunningTotal, formatDifference } from './trend.ts'

test('a day is compared with the one before it in words', () => {
  expect(formatDifference(12, 22)).toBe('10 fewer than')
  expect(formatDifference(22, 18)).toBe('4 more than')
  expect(formatDifference(2_000, 0)).toBe('2,000 more than')
  expect(formatDifference(3, 3)).toBe('as many as')
})

test('the arrivals of each day add up to the total', () => {
  expect(computeRunningTotal([1, 0, 2, 4])).toEqual([1, 1, 3, 7])
  expect(computeRunningTotal([])).toEqual([])
})
