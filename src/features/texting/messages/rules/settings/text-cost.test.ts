import { expect, test } from 'vitest'
import { costInWords, costOf } from './text-cost.ts'

test('parts cost their price, without the noise of fractions', () => {
  expect([costOf(0, 0.83), costOf(1, 0.83), costOf(3, 0.83), costOf(50, 0.83)]).toEqual([0, 0.83, 2.49, 41.5])
  expect(costOf(1_000_000, 0.83)).toBe(830_000)
})

test('formats a cost in cents below a dollar, in dollars from there on', () => {
  expect([0, 0.83, 1.66, 41.5, 99.99].map(costInWords)).toEqual(['0¢', '0.83¢', '1.66¢', '41.5¢', '99.99¢'])
  expect([100, 1_234.5, 123_456.4].map(costInWords)).toEqual(['$1.00', '$12.35', '$1,234.56'])
})
