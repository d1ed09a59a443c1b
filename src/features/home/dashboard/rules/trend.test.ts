import { expect, test } from 'vitest'
import { formatDifference } from './trend.ts'

test('a day is compared with the one before it in words', () => {
  expect(formatDifference(12, 22)).toBe('10 fewer than')
  expect(formatDifference(22, 18)).toBe('4 more than')
  expect(formatDifference(2_000, 0)).toBe('2,000 more than')
  expect(formatDifference(3, 3)).toBe('as many as')
})
