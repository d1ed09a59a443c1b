import { expect, test } from 'vitest'
import { startOfDay } from '../../../../rules/day.ts'
import { ages, describeMonths, describeOwed, getAgeSeconds } from './receivables.ts'

const zone = 'America/New_York'
const second = (day: string) => startOfDay(day, zone).getTime() / 1000
const month = (name: string, invoices: number, open = 0, overdue = 0) => ({
  month: name,
  invoices,
  partPaid: 0,
  open,
  overdue,
})

test('every age begins where the one before ends, by the viewer’s days across a change of the clocks', () => {
  const spans = ages.map((_, age) => getAgeSeconds(age, '2026-11-20', zone))
  expect(spans).toEqual([
    { from: second('2026-10-21'), until: second('2026-11-21') },
    { from: second('2026-09-21'), until: second('2026-10-21') },
    { from: second('2026-08-22'), until: second('2026-09-21') },
    { from: 0, until: second('2026-08-22') },
  ])
})

test('describes the owed amount with its invoices and its old part', () => {
  const none = { count: 0, amount: 0 }
  expect(describeOwed([none, none])).toBe('Nothing is owed.')
  expect(describeOwed([{ count: 1, amount: 5_000 }, none])).toBe('$50.00 is owed on 1 invoice, none over 30 days old.')
  expect(describeOwed([{ count: 1, amount: 5_000 }, none, { count: 2, amount: 2_550 }])).toBe(
    '$75.50 is owed on 3 invoices, $25.50 of it over 30 days old.',
  )
})

test('describes the months with their paid part and the most overdue one', () => {
  expect(describeMonths([month('2026-10', 0)])).toBe('Nothing was paid or owed in these months.')
  expect(describeMonths([month('2026-10', 7_500), month('2026-11', 0, 2_500)])).toBe(
    '$75.00 of $100.00 is paid (75%). Nothing is overdue.',
  )
  expect(describeMonths([month('2026-10', 5_000, 0, 3_000), month('2026-11', 0, 0, 2_000)])).toBe(
    '$50.00 of $100.00 is paid (50%). October 2026 has the most overdue: $30.00.',
  )
  expect(describeMonths([{ ...month('2026-10', 5_000, 4_000), partPaid: 1_000 }])).toBe(
    '$60.00 of $100.00 is paid (60%, $10.00 of it in part payments). Nothing is overdue.',
  )
})
