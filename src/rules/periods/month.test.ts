import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDaysBetween, msPerDay } from '../day.ts'
import {
  addMonths,
  createMonth,
  findFutureProblem,
  formatShortMonth,
  isMonth,
  listMonths,
  showMonth,
  toMonthRange,
} from './month.ts'

const month = fc.record({ year: fc.integer({ min: 2000, max: 2200 }), month: fc.integer({ min: 1, max: 12 }) })
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'UTC',
  'Australia/Lord_Howe',
]

test('a month has its name, and what is none is refused', () => {
  expect(showMonth('2026-06')).toBe('June 2026')
  expect(
    [
      '2026-13',
      '2026-00',
      '26-01',
      '1999-12',
      '2201-01',
      '2026-6',
      ' 2026-06',
      '2026-061',
      '2200-061',
      '12200-06',
    ].filter(isMonth),
  ).toEqual([])
  expect(['2000-01', '2199-12', '2200-12'].every(isMonth)).toBe(true)
})

test('months are added over the end of years', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-11', -14)).toBe('2025-09')
  expect(listMonths('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(listMonths('2026-02', '2026-01')).toEqual([])
})

test('adding and taking away the same number of months leads back', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -400, max: 400 }), ({ year, month: number }, n) => {
      const start = createMonth(year, number)
      expect(addMonths(addMonths(start, n), -n)).toBe(start)
    }),
  )
})

test('months follow one another without a gap or an overlap, leap years and changes of the clock included', () => {
  fc.assert(
    fc.property(month, fc.constantFrom(...zones), ({ year, month: number }, zone) => {
      const start = createMonth(year, number)
      const { from, until } = toMonthRange(start, zone)
      expect(toMonthRange(addMonths(start, 1), zone).from).toEqual(until)
      const days = countDaysBetween(`${start}-01`, `${addMonths(start, 1)}-01`)
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      expect(days).toBe(lengths[number - 1])
      expect(Math.abs(until.getTime() - from.getTime() - days * msPerDay)).toBeLessThanOrEqual(2 * 3_600_000)
    }),
  )
})

test('only a month that has not begun is a future one', () => {
  expect(findFutureProblem('2026-12', '2026-11-30')).toBe('Choose November 2026 or an earlier month.')
  expect(findFutureProblem('2027-01', '2026-12-31')).toBe('Choose December 2026 or an earlier month.')
  expect(findFutureProblem('2026-11', '2026-11-01')).toBeNull()
  expect(findFutureProblem('2025-12', '2026-11-01')).toBeNull()
})

test('the months of a year by name', () => {
  const year = listMonths('2026-01', '2026-12')
  expect(year.map((one) => showMonth(one).replace(' 2026', '')).join()).toBe(
    'January,February,March,April,May,June,July,August,September,October,November,December',
  )
  expect(year.map((one) => formatShortMonth(one).replace(' 2026', '')).join()).toBe(
    'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
  )
  expect(['2200-01', '2200-09', '2200-10'].every(isMonth)).toBe(true)
})

test('from or to what is no month there is no month', () => {
  expect(listMonths('2026-00', '2026-02')).toEqual([])
  expect(listMonths('2026-11', '2026-13')).toEqual([])
  expect(createMonth(990, 3)).toBe('0990-03')
})
