import { expect, test } from 'vitest'
import { findLastWorkingDay, isWorkingDay } from './working-days.ts'

test.each([
  // A Monday reaches back to Friday, and so do Saturday and Sunday.
  ['2026-11-16', [], '2026-11-13'],
  ['2026-11-14', [], '2026-11-13'],
  ['2026-11-15', [], '2026-11-13'],
  ['2026-11-17', [], '2026-11-16'],
  // The day after Thanksgiving, and the Monday after where the clinic is off on that Friday.
  ['2026-11-27', [], '2026-11-25'],
  ['2026-11-30', ['2026-11-27'], '2026-11-25'],
  // Labor Day is a Monday.
  ['2026-09-08', [], '2026-09-04'],
  // The turn of the year: the first is a Friday.
  ['2027-01-04', [], '2026-12-31'],
])('on %s with %j off, the last working day is %s', (today, daysOff, day) => {
  expect(findLastWorkingDay(today, daysOff)).toBe(day)
})

test('a clinic that was closed for longer than a month begins a month ago', () => {
  const daysOff = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10))
  expect(findLastWorkingDay('2026-11-27', daysOff)).toBe('2026-10-27')
})

test('weekends and federal holidays are no working days', () => {
  expect(['2026-11-26', '2026-11-28', '2026-11-29', '2026-11-27'].map(isWorkingDay)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
