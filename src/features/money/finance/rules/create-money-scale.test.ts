import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMoneyScale } from './create-money-scale.ts'

test.each([
  [4_214_252, [0, 2_000_000, 4_000_000, 6_000_000]],
  [4_000_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
  [9_900_000, [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]],
  [30_000, [0, 10_000, 20_000, 30_000]],
  [0, [0, 100]],
])('the amounts beside bars of up to %i cents are round', (most, scale) => {
  expect(createMoneyScale(most)).toEqual(scale)
})

test('the highest amount is never below the highest bar, and never far above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 10_000_000_000 }), (most) => {
      const scale = createMoneyScale(most)
      const top = scale.at(-1) ?? 0
      expect(top).toBeGreaterThanOrEqual(most)
      expect(top).toBeLessThan(most * 2)
      expect(scale.length).toBeLessThanOrEqual(5)
      expect(scale.every(Number.isInteger)).toBe(true)
    }),
  )
})
