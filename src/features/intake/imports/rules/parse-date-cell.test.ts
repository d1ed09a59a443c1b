import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toInstant, toLocalDay } from '../../../../rules/day.ts'
import { parseDateCell } from './parse-date-cell.ts'

const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T15:00:00Z') }

describe('a date is read', () => {
  test.each([
    ['8/27/2026', '2026-08-27', '2026-08-27T16:00:00.000Z'],
    ['10/7/2026', '2026-10-07', '2026-10-07T16:00:00.000Z'],
    ['11/02/26', '2026-11-02', '2026-11-02T17:00:00.000Z'],
    ['2026-08-28', '2026-08-28', '2026-08-28T16:00:00.000Z'],
    ['2026-08-15T13:05:00-05:00', '2026-08-15', '2026-08-15T18:05:00.000Z'],
    ['2026-11-02T23:59:59.999Z', '2026-11-02', '2026-11-02T23:59:59.999Z'],
    ['2026-11-03T03:59:59Z', '2026-11-02', '2026-11-03T03:59:59.000Z'],
    ['2026-11-02 09:30', '2026-11-02', '2026-11-02T14:30:00.000Z'],
    ['2026-11-02T09:30:15+0530', '2026-11-01', '2026-11-02T04:00:15.000Z'],
    ['07/24/2026 08:15 AM', '2026-07-24', '2026-07-24T12:15:00.000Z'],
    ['07/26/2026 12:15 AM', '2026-07-26', '2026-07-26T04:15:00.000Z'],
    ['07/26/2026 12:15 PM', '2026-07-26', '2026-07-26T16:15:00.000Z'],
    ['07/26/2026, 3:15:30 p.m.', '2026-07-26', '2026-07-26T19:15:30.000Z'],
    ['07/26/2026 17:15', '2026-07-26', '2026-07-26T21:15:00.000Z'],
    ['07/26/2026 15:15 PM', '2026-07-26', '2026-07-26T19:15:00.000Z'],
    ['Nov 5, 2026', '2026-11-05', '2026-11-05T17:00:00.000Z'],
    ['5 November 2026', '2026-11-05', '2026-11-05T17:00:00.000Z'],
    [' 11/5/2026\t', '2026-11-05', '2026-11-05T17:00:00.000Z'],
    ['15 Nov.  2026', '2026-11-15', '2026-11-15T17:00:00.000Z'],
    ['Nov 15th 2026', '2026-11-15', '2026-11-15T17:00:00.000Z'],
    ['Nov 2nd, 2026', '2026-11-02', '2026-11-02T17:00:00.000Z'],
    ['2026-11-02T09:30:15.5Z', '2026-11-02', '2026-11-02T09:30:15.500Z'],
    ['2026-11-02T09:30:15.123456789', '2026-11-02', '2026-11-02T14:30:15.123Z'],
  ])('%j', (text, day, instant) => {
    expect(parseDateCell(text, context)).toEqual({ ok: true, value: { day, instant: new Date(instant) } })
  })
})

test('a time with one digit of minutes is shown with two, and a long date is quoted shortly', () => {
  expect(parseDateCell('10/07/2026 14:05 AM', context)).toMatchObject({
    note: 'The time in "10/07/2026 14:05 AM" was read as 14:05.',
  })
  expect(parseDateCell('x'.repeat(61), context)).toEqual({
    ok: false,
    reason: `The date "${'x'.repeat(40)}…" isn’t readable. Write it like 3/14/2026.`,
  })
})

test('notes 13:15 AM as a quarter past one', () => {
  expect(parseDateCell('10/07/2026 13:15 AM', context)).toEqual({
    ok: true,
    value: { day: '2026-10-07', instant: new Date('2026-10-07T17:15:00Z') },
    note: 'The time in "10/07/2026 13:15 AM" was read as 13:15.',
  })
})

test('notes a number as a day as Excel counts them', () => {
  expect(parseDateCell('46013', context)).toEqual({
    ok: true,
    value: { day: '2025-12-22', instant: new Date('2025-12-22T17:00:00Z') },
    note: '"46013" was read as "Dec 22, 2025", as Excel counts days.',
  })
  expect(parseDateCell('46013.75', context)).toMatchObject({ value: { instant: new Date('2025-12-22T23:00:00Z') } })
  for (const text of ['1', '460', '123456', '19999', '80000', '46013.', '-46013'])
    expect(parseDateCell(text, context)).toMatchObject({ ok: false })
})

test('a day to come is taken and noted', () => {
  expect(parseDateCell('11/21/2026', context)).toMatchObject({
    ok: true,
    note: 'The date "11/21/2026" is in the future.',
  })
  expect(parseDateCell('2026-11-20T23:59:59.999Z', context)).not.toHaveProperty('note')
})

test('a blank date is none', () => expect(parseDateCell(' ', context)).toEqual({ ok: true, value: null }))

test.each([
  '2/30/2026',
  'yesterday',
  '13/1/2026',
  '2026-02-30T10:00:00Z',
  '2026-11-02T24:00:00Z',
  '11/2/2026 10:60 AM',
  '460000',
  'Nov 5 20261',
  'on Nov 5 2026',
  '5 Now 2026',
  '2026-11-02T10:00:60Z',
  'x'.repeat(40),
  'May 2026',
  '5 Foo 2026',
  '1 May 2 2026',
  '=TODAY()',
  '0/0/0000',
])('%s is refused', (text) => {
  expect(parseDateCell(text, context)).toEqual({
    ok: false,
    reason: `The date "${text}" isn’t readable. Write it like 3/14/2026.`,
  })
})

test('a huge date is refused at once, in a short sentence', () => {
  const read = parseDateCell(' 1/1'.repeat(1_000_000), context)
  expect(read.ok ? '' : read.reason.length).toBeLessThan(120)
})

test('a date alone is noon of that very day in every zone', () => {
  const zones = fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Kathmandu')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), zones, (n, timeZone) => {
      const day = addDays('1990-01-01', n)
      const read = parseDateCell(day, { ...context, timeZone })
      expect(read).toMatchObject({ ok: true, value: { day, instant: toInstant(day, 720, timeZone) } })
      expect(toLocalDay(toInstant(day, 720, timeZone), timeZone)).toBe(day)
    }),
  )
})

test.each([
  ['Nov 3, 2026 4:12 PM', '2026-11-03T21:12:00.000Z'],
  ['Nov 3, 2026 at 4:12 PM', '2026-11-03T21:12:00.000Z'],
  ['Tuesday, November 3, 2026', '2026-11-03T17:00:00.000Z'],
  ['3 Nov 2026 16:12', '2026-11-03T21:12:00.000Z'],
  ['3-Nov-26', '2026-11-03T17:00:00.000Z'],
  ['2026/11/03 09:15', '2026-11-03T14:15:00.000Z'],
  ['2026-11-03 04:12 PM', '2026-11-03T21:12:00.000Z'],
  ['2026-11-03 16:12:00 UTC', '2026-11-03T16:12:00.000Z'],
  ['11/3/2026 at 4:12 PM', '2026-11-03T21:12:00.000Z'],
  ['1793740320000', '2026-11-03T21:12:00.000Z'],
])('%s, as other systems write it, is %s', (text, instant) => {
  const read = parseDateCell(text, { timeZone: 'America/New_York', now: new Date('2026-11-20T15:00:00Z') })
  expect(read.ok && read.value?.instant.toISOString()).toBe(instant)
})

test.each(['3 days ago', 'Nov 2026', '31 Nov 2026', 'Tue', '25/10/2026'])('%s says no day', (text) => {
  expect(parseDateCell(text, { timeZone: 'America/New_York', now: new Date('2026-11-20T15:00:00Z') }).ok).toBe(false)
})
