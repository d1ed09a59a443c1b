import { expect, test } from 'vitest'
import {
  createFuturePeriod,
  cutToSameLength,
  formatWeek,
  getPeriodDays,
  getPeriodMonths,
  getPeriodRange,
  getPreviousPeriod,
  getQuarter,
  isPeriod,
  showDays,
  showPeriod,
} from './period.ts'

test.each([
  ['2026-11', '2026-11-01', '2026-11-30', 'November 2026', '2026-10'],
  ['2026-Q4', '2026-10-01', '2026-12-31', 'Q4 2026', '2026-Q3'],
  ['2027-Q1', '2027-01-01', '2027-03-31', 'Q1 2027', '2026-Q4'],
  ['2028', '2028-01-01', '2028-12-31', '2028', '2027'],
  ['2028-02', '2028-02-01', '2028-02-29', 'February 2028', '2028-01'],
  ['2026-10-01..2026-11-26', '2026-10-01', '2026-11-26', 'Oct 1, 2026 – Nov 26, 2026', '2026-08-05..2026-09-30'],
  ['2026-11-26..2026-11-26', '2026-11-26', '2026-11-26', 'Nov 26, 2026', '2026-11-25..2026-11-25'],
])('%s lasts from %s to %s and is called %s', (period, first, last, name, before) => {
  expect(isPeriod(period)).toBe(true)
  expect(getPeriodDays(period)).toEqual({ first, last })
  expect([showPeriod(period), getPreviousPeriod(period)]).toEqual([name, before])
})

test.each([
  '',
  '2026-13',
  '2026-Q5',
  '2026-Q0',
  '1999',
  '2201',
  '2026-11-31..2026-12-01',
  '2026-12-02..2026-12-01',
  '2000-01-01..2026-01-01',
  'x',
])('%j is no period', (text) => expect(isPeriod(text)).toBe(false))

test('a period is lived in a zone, across the change of hours', () => {
  const { from, until } = getPeriodRange('2026-Q4', 'America/New_York')
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-10-01T04:00:00.000Z', '2027-01-01T05:00:00.000Z'])
})

test('reports of a span count by the months that it touches', () => {
  expect(getPeriodMonths('2026-10-15..2026-12-02')).toEqual({ first: '2026-10', last: '2026-12' })
  expect(['2026-01', '2026-03', '2026-04', '2026-12'].map(getQuarter)).toEqual([
    '2026-Q1',
    '2026-Q1',
    '2026-Q2',
    '2026-Q4',
  ])
})

test('a period that is not over is compared with as many days of the one before', () => {
  expect(cutToSameLength('2026-Q3', '2026-Q4', '2026-10-20')).toBe('2026-07-01..2026-07-20')
  expect(cutToSameLength('2025', '2026', '2026-11-20')).toBe('2025-01-01..2025-11-20')
  expect(cutToSameLength('2026-Q2', '2026-Q3', '2026-10-20')).toBe('2026-Q2')
  expect(cutToSameLength('2026-Q3', '2026-Q4', '2026-12-31')).toBe('2026-Q3')
})

test('refuses a period that has not begun', () => {
  expect(createFuturePeriod('2026-Q4', '2026-11-20')).toBeNull()
  expect(createFuturePeriod('2027-Q1', '2026-11-20')).toBe('Q1 2027 hasn’t started.')
  expect(createFuturePeriod('2026-12', '2026-11-20')).toBe('Choose November 2026 or an earlier month.')
})

const names = (period: string, weeks: number[]) => weeks.map((week) => showDays(formatWeek(period, week)))

test('weeks of a period are named by their days', () => {
  expect(names('2026-11', [0, 4])).toEqual(['Nov 1–7', 'Nov 29–30'])
  expect(names('2026-Q4', [4, 13])).toEqual(['Oct 29 – Nov 4', 'Dec 31'])
})
