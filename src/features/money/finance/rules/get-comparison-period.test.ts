import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../rules/day.ts'
import { addMonths, toMonth } from '../../../../rules/periods/month.ts'
import { formatComparison, getComparisonPeriod, getLastComparedDay } from './get-comparison-period.ts'

test('while a month is not over, the same days of both are compared', () => {
  expect(getComparisonPeriod('2026-11', '2026-10', '2026-11-20')).toEqual({
    month: '2026-11',
    other: '2026-10',
    through: 20,
  })
  expect(getComparisonPeriod('2026-09', '2026-11', '2026-11-20').through).toBe(20)
  expect(getComparisonPeriod('2026-11', '2026-10', '2026-11-30').through).toBe(30)
})

test('months that are over are compared whole', () => {
  expect(getComparisonPeriod('2026-10', '2026-09', '2026-11-01').through).toBeNull()
})

test('a shorter month ends at its last day', () => {
  expect(getLastComparedDay('2026-02', 31)).toBe('2026-02-28')
  expect(getLastComparedDay('2028-02', 31)).toBe('2028-02-29')
  expect(getLastComparedDay('2026-12', 31)).toBe('2026-12-31')
  expect(getLastComparedDay('2026-10', 20)).toBe('2026-10-20')
})

test.each([
  ['2026-11', '2026-10', '2026-11-20', 'Nov 1–20 vs. Oct 1–20'],
  ['2026-03', '2026-02', '2026-03-31', 'Mar 1–31 vs. Feb 1–28'],
  ['2026-11', '2026-10', '2026-11-01', 'Nov 1 vs. Oct 1'],
  ['2027-01', '2026-12', '2027-01-15', 'Jan 1–15, 2027 vs. Dec 1–15, 2026'],
  ['2026-09', '2026-11', '2026-11-20', 'Sep 1–20 vs. Nov 1–20'],
  ['2026-10', '2026-09', '2026-11-20', 'Oct 2026 vs. Sep 2026'],
])('%s beside %s on %s: %s', (month, other, today, words) => {
  expect(formatComparison(getComparisonPeriod(month, other, today))).toBe(words)
})

test('on no day a month to date is compared with more days than it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (n) => {
      const today = addDays('2000-02-01', n)
      const month = toMonth(today)
      const { through } = getComparisonPeriod(month, addMonths(month, -1), today)
      expect(through).toBe(Number(today.slice(8)))
      const last = getLastComparedDay(addMonths(month, -1), through ?? 0)
      expect(toMonth(last)).toBe(addMonths(month, -1))
      expect(Number(last.slice(8))).toBeLessThanOrEqual(Number(today.slice(8)))
    }),
  )
})
