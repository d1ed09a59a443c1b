import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  countDaysBetween,
  formatDay,
  formatNearDay,
  getDayRange,
  getLastDay,
  getMonth,
  getMonthRange,
  isTimeZone,
  listInstants,
  parseDay,
  startOfDay,
  toInstant,
  toLocalDay,
} from './day.ts'
import { invoiceStateWords } from './get-invoice-state.ts'
import { loginVersion, productName, sidebarVersion } from './product.ts'

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
]
const anyDay = fc.integer({ min: 0, max: 36_000 }).map((n) => addDays('1975-01-01', n))

describe('local midnight', () => {
  test.each([
    ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-11-20', 'Pacific/Honolulu', '2026-11-20T10:00:00.000Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDay(day, zone).toISOString()).toBe(instant))

  test.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-11-20', 'America/New_York', 24],
    ['2026-04-24', 'Africa/Cairo', 23],
    ['2026-03-08', 'America/Havana', 23],
    ['2026-11-01', 'America/Havana', 25],
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
  ])('%s in %s has %d hours', (day, zone, hours) => {
    const { from, until } = getDayRange(day, zone)
    expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours)
  })

  test('days are half open and touch: the first instant belongs to the day, the one before to the day before', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const { from, until } = getDayRange(day, zone)
        expect(getDayRange(addDays(day, 1), zone).from).toEqual(until)
        if (until <= from) return
        expect(toLocalDay(from, zone)).toBe(day)
        expect(toLocalDay(new Date(until.getTime() - 1), zone)).toBe(day)
        expect(toLocalDay(new Date(from.getTime() - 1), zone) < day).toBe(true)
      }),
    )
  })

  test('every instant is inside the range of its own day', () => {
    const instants = fc.date({ min: new Date('1975-01-01'), max: new Date('2070-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const { from, until } = getDayRange(toLocalDay(instant, zone), zone)
        expect(from <= instant && instant < until).toBe(true)
      }),
    )
  })
})

test('a repeated hour is its first one and a skipped hour is the end of the gap', () => {
  expect(toInstant('2026-11-01', 90, 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(toInstant('2026-03-08', 150, 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z')
  expect(toInstant('2026-03-08', 720, 'America/New_York').toISOString()).toBe('2026-03-08T16:00:00.000Z')
})

test('a month is half open too, December included', () => {
  const { from, until } = getMonthRange(2026, 12, 'America/New_York')
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'])
  expect(getMonthRange(2026, 3, 'America/New_York').until.toISOString()).toBe('2026-04-01T04:00:00.000Z')
  expect(getMonth('2026-03-14')).toBe('2026-03')
})

test('days are counted by calendar, across daylight saving and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(countDaysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(countDaysBetween('2026-11-20', '2026-11-06')).toBe(-14)
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -9000, max: 9000 }), (day, n) => {
      expect(countDaysBetween(day, addDays(day, n))).toBe(n)
    }),
  )
})

describe('a written day is read', () => {
  test.each([
    ['2026-01-05', '2026-01-05'],
    [' 2026-1-5 ', '2026-01-05'],
    ['1/5/2026', '2026-01-05'],
    ['01-05-2026', '2026-01-05'],
    ['1/5/26', '2026-01-05'],
    ['1/5/99', '1999-01-05'],
    ['2/29/2024', '2024-02-29'],
    ['2/29/2026', null],
    ['2/30/2026', null],
    ['13/1/2026', null],
    ['0/1/2026', null],
    ['1/0/2026', null],
    ['1/5-2026', null],
    ['1/5/202', null],
    ['2026-01-05T00:00:00Z', null],
    ['yesterday', null],
    ['', null],
  ])('%j is %s', (text, day) => expect(parseDay(text)).toBe(day))

  test('a parsed day is the same day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [y, m, d] = day.split('-').map(Number)
        expect(parseDay(day)).toBe(day)
        expect(parseDay(`${m}/${d}/${y}`)).toBe(day)
      }),
    )
  })
})

test('a day is shown in words', () => {
  expect(formatDay('2026-11-20')).toBe('Nov 20, 2026')
  expect(formatDay('2026-01-05')).toBe('Jan 5, 2026')
})

test('a time zone is one that the calendar knows', () => {
  expect(['America/New_York', 'UTC', 'Etc/GMT+5'].every(isTimeZone)).toBe(true)
  expect(['', 'Mars/Olympus', 'America/New_York; drop', '+05:00'].some(isTimeZone)).toBe(false)
})

test.each([
  ['2026-03-08', 150, 'America/New_York', []],
  ['2026-11-01', 90, 'America/New_York', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
  ['2026-11-01', 120, 'America/New_York', ['2026-11-01T07:00:00.000Z']],
  ['2026-03-08', 150, 'America/Phoenix', ['2026-03-08T09:30:00.000Z']],
])('on %s minute %s comes so often in %s', (day, minutes, zone, expected) => {
  expect(listInstants(day, minutes, zone).map((at) => at.toISOString())).toEqual(expected)
})

test('every minute of every day comes never, once or twice, and instantAt agrees', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...zones), (day, minutes, zone) => {
      const found = listInstants(day, minutes, zone)
      expect(found.length).toBeLessThanOrEqual(2)
      expect(found.slice(0, 1)).toEqual(found.length > 0 ? [toInstant(day, minutes, zone)] : [])
      for (const at of found) expect(toLocalDay(at, zone)).toBe(day)
    }),
  )
})

test('each month has its short name', () => {
  const year = Array.from({ length: 12 }, (_, at) => formatDay(`2026-${String(at + 1).padStart(2, '0')}-09`))
  expect(year.join('; ')).toBe(
    'Jan 9, 2026; Feb 9, 2026; Mar 9, 2026; Apr 9, 2026; May 9, 2026; Jun 9, 2026; Jul 9, 2026; Aug 9, 2026; ' +
      'Sep 9, 2026; Oct 9, 2026; Nov 9, 2026; Dec 9, 2026',
  )
})

test('a span that ends at midnight ends on the day before', () => {
  expect(getLastDay(new Date('2026-11-20T05:00:00Z'), 'America/New_York')).toBe('2026-11-19')
  expect(getLastDay(new Date('2026-11-20T05:00:00.001Z'), 'America/New_York')).toBe('2026-11-20')
})

test.each([
  ['3/14/69', '2069-03-14'],
  ['3/14/70', '1970-03-14'],
  ['1000-01-01', '1000-01-01'],
  ['0999-12-31', null],
  ['on 2026-03-14', null],
  ['on 3/14/2026', null],
  ['2026-03-14 or so', null],
  ['3/14/2026 or so', null],
])('%j is read as %j', (text, day) => expect(parseDay(text)).toBe(day))

test('an hour that clocks repeat comes twice, the earlier one first', () => {
  expect(listInstants('2026-11-01', 90, 'America/New_York').map((at) => at.toISOString())).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ])
})

test('no words around a time zone are taken for it', () => {
  expect(['America/New_York', ' America/New_York', 'America/New_York ', 'in UTC', 'UTC!', ''].map(isTimeZone)).toEqual([
    true,
    ...Array<boolean>(5).fill(false),
  ])
})

test('the product’s own words on screen', () => {
  expect([productName, sidebarVersion, loginVersion]).toEqual(['Reinforce', '5.01', '5.00.01'])
  expect(invoiceStateWords).toEqual({
    paid: 'Paid',
    open: 'Open',
    overdue: 'Overdue',
    draft: 'Draft',
    void: 'Void',
    uncollectible: 'Uncollectible',
    other: 'Other',
  })
})

const near = (day: string) => formatNearDay(day, '2026-01-01')

test('a near day is named, a day of this year needs no year', () => {
  expect(near('2026-01-01')).toBe('Today')
  expect(near('2025-12-31')).toBe('Yesterday')
  expect(near('2025-12-30')).toBe('Dec 30, 2025')
  expect(near('2026-01-02')).toBe('Jan 2')
})
