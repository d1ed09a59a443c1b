import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../day.ts'
import { findHolidayName, findNextHoliday, isHoliday } from './holidays.ts'

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-02-16', 'Presidents’ Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth'],
  ['2026-07-04', 'Independence Day'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-05-31', 'Memorial Day'],
  ['2028-11-23', 'Thanksgiving Day'],
])('%s is %s', (day, name) => {
  expect(findHolidayName(day)).toBe(name)
  expect(isHoliday(day)).toBe(true)
})

test('the day off before a holiday of a weekend is none', () => {
  expect(findHolidayName('2026-07-03')).toBeNull()
  expect(isHoliday('2026-11-27')).toBe(false)
})

test('the next holiday is the day itself or one to come, in the next year, too', () => {
  expect(findNextHoliday('2026-11-23')).toEqual({ day: '2026-11-26', name: 'Thanksgiving Day' })
  expect(findNextHoliday('2026-11-26')).toEqual({ day: '2026-11-26', name: 'Thanksgiving Day' })
  expect(findNextHoliday('2026-12-26')).toEqual({ day: '2027-01-01', name: 'New Year’s Day' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (n) => {
      const from = addDays('2024-01-01', n)
      const { day, name } = findNextHoliday(from)
      expect(findHolidayName(day)).toBe(name)
      expect(day >= from && day <= addDays(from, 110)).toBe(true)
    }),
  )
})
