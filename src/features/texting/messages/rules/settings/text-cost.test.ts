import { expect, test } from 'vitest'
import { computeCost, formatCost } from './text-cost.ts'

test('parts cost their price, without the noise of fractions', () => {
  expect([computeCost(0, 0.83), computeCost(1, 0.83), computeCost(3, 0.83), computeCost(50, 0.83)]).toEqual([
    0, 0.83, 2.49, 41.5,
  ])
  expect(computeCost(1_000_000, 0.83)).toBe(830_000)
})

test('formats a cost in cents below a dollar, in dollars from there on', () => {
  expect([0, 0.83, 1.66, 41.5, 99.99].map(formatCost)).toEqual(['0¢', '0.83¢', '1.66¢', '41.5¢', '99.99¢'])
  expect([100, 1_234.5, 123_456.4].map(formatCost)).toEqual(['$1.00', '$12.35', '$1,234.56'])
})
