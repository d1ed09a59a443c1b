import { expect, test } from 'vitest'
import { findWrittenDays } from './second-opinion.ts'

const now = new Date('2026-11-30T10:05:00-07:00')

test.each([
  ['Dec 3 at 4:30 works', ['2026-12-03']],
  ['12/8 in the morning', ['2026-12-08']],
  ['el 3 de diciembre', ['2026-12-03']],
  ['january 5th?', ['2027-01-05']],
  ['the second one', []],
])('the days the library reads in “%s”', (text, days) => {
  expect(findWrittenDays(text, now, 'America/Phoenix')).toEqual(days)
})

test('days are counted on the clock of who writes', () => {
  const night = new Date('2026-12-31T23:30:00-05:00')
  expect(findWrittenDays('jan 2 at 9', night, 'America/New_York')).toEqual(['2027-01-02'])
  expect(findWrittenDays('jan 2 at 9', night, 'Pacific/Guam')).toEqual(['2027-01-02'])
})
