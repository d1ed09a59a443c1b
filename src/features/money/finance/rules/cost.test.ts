import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCost } from './cost.ts'

test('the cost per person times the people is the amount, within half a cent a person', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000_00 }),
      fc.integer({ min: 5, max: 100_000 }),
      (amount, people) => {
        const { each } = computeCost({ rows: 1, amount }, people)
        expect(each).not.toBeNull()
        expect(2 * Math.abs((each ?? 0) * people - amount)).toBeLessThanOrEqual(people)
      },
    ),
  )
  expect(computeCost({ rows: 2, amount: 100_00 }, 8)).toEqual({ each: 12_50, missing: null })
  expect(computeCost({ rows: 2, amount: 13 }, 5).each).toBe(3)
  expect(computeCost({ rows: 2, amount: 15 }, 6).each).toBe(3)
  expect(computeCost({ rows: 2, amount: 12 }, 5).each).toBe(2)
})

test('no cost without reports, without an amount, or for fewer than five people', () => {
  expect(computeCost({ rows: 0, amount: 0 }, 9).missing).toBe('No data: there’s no report for this month.')
  expect(computeCost({ rows: 1, amount: 0 }, 9).missing).toBe('No data: this month’s reports charge nothing.')
  expect(computeCost({ rows: 1, amount: -5 }, 9).each).toBeNull()
  expect(computeCost({ rows: 1, amount: 100 }, 4)).toEqual({ each: null, missing: 'No data: fewer than five people.' })
  expect(computeCost({ rows: 1, amount: 100 }, 5).each).toBe(20)
})
