import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock } from '../../../../rules/clock.ts'
import { addDays, listInstants, toLocalDay } from '../../../../rules/day.ts'
import { getInterviewZone } from './get-interview-zone.ts'
import { formatZoneName, parseTypedInstant, readInterviewTime } from './interview-time.ts'

const now = new Date('2026-11-20T18:00:00Z')
const eastern = 'America/New_York'
const zones = [
  eastern,
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'America/St_Johns',
]

test('a typed hour is the hour of the zone', () => {
  expect(readInterviewTime({ day: '2026-11-24', time: '09:30' }, eastern, now)).toEqual({
    ok: true,
    at: new Date('2026-11-24T14:30:00Z'),
  })
})

test.each([
  [{ day: '2026-11-19', time: '09:00' }, 'day', 'This day has passed. Choose a later one.'],
  [{ day: '2026-11-20', time: '12:59' }, 'time', 'This time has passed. Choose a later one.'],
  [{ day: '2026-11-20', time: '13:00' }, 'time', 'This time has passed. Choose a later one.'],
  [{ day: '2028-01-01', time: '09:00' }, 'day', 'Choose a day within the next year.'],
  [{ day: '2027-02-30', time: '09:00' }, 'day', 'Choose a day, like 3/14/2026.'],
  [{ day: '', time: '09:00' }, 'day', 'Choose a day, like 3/14/2026.'],
  [{ day: '2026-11-24', time: '' }, 'time', 'Choose a time.'],
  [{ day: '2026-11-24', time: '24:00' }, 'time', 'Choose a time.'],
  [{ day: '2026-11-24', time: '10:75' }, 'time', 'Choose a time.'],
  [
    { day: '2027-03-14', time: '02:30' },
    'time',
    'This time doesn’t exist on that day in Eastern Time: clocks go forward. The next time is 3:00 AM.',
  ],
  [
    { day: '2027-11-07', time: '01:30' },
    'time',
    '1:30 AM occurs twice on that day in Eastern Time: clocks go back. Choose another time.',
  ],
])('%o is refused at its field', (typed, field, problem) => {
  expect(readInterviewTime(typed, eastern, now)).toEqual({ ok: false, field, problem })
})

test('an hour is accepted exactly when clocks in the zone show it once, in the coming year', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 364 }), minute, fc.constantFrom(...zones), (ahead, minutes, zone) => {
      const day = addDays('2026-11-20', ahead)
      const read = readInterviewTime({ day, time: formatClock(minutes) }, zone, now)
      const shown = listInstants(day, minutes, zone)
      expect(read.ok ? { at: read.at, day: toLocalDay(read.at, zone) } : read.field).toEqual(
        shown.length === 1 ? { at: shown[0], day } : 'time',
      )
    }),
  )
})

test('every night in which clocks change refuses its hour in every zone that changes', () => {
  for (const zone of [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Anchorage',
  ]) {
    expect(readInterviewTime({ day: '2027-03-14', time: '02:15' }, zone, now)).toMatchObject({
      ok: false,
      field: 'time',
    })
    expect(readInterviewTime({ day: '2027-11-07', time: '01:15' }, zone, now)).toMatchObject({
      ok: false,
      field: 'time',
    })
  }
  for (const zone of ['America/Phoenix', 'Pacific/Honolulu', 'America/Puerto_Rico'])
    expect(readInterviewTime({ day: '2027-03-14', time: '02:15' }, zone, now)).toMatchObject({ ok: true })
})

test.each([
  ['America/New_York', { state: 'TX' }, 'America/Chicago'],
  ['America/Denver', { state: 'TX' }, 'America/Denver'],
  ['America/New_York', { state: 'NY' }, 'America/New_York'],
  ['America/New_York', { state: null }, 'America/New_York'],
  ['America/New_York', { state: 'Elsewhere' }, 'America/New_York'],
  ['America/Chicago', { state: 'California' }, 'America/Los_Angeles'],
  ['America/Chicago', { city: 'Orlando', state: 'FL' }, 'America/New_York'],
  ['America/New_York', { city: 'Pensacola', state: 'FL' }, 'America/Chicago'],
  ['America/Chicago', { city: 'El Paso', state: 'TX' }, 'America/Denver'],
  ['America/Chicago', { city: 'Knoxville', state: 'TN' }, 'America/New_York'],
  ['America/Chicago', { state: 'TX', time_zone: 'America/Denver' }, 'America/Denver'],
  ['America/Chicago', null, 'America/Chicago'],
])('an organization in %s with a location in %o means %s', (organization, place, zone) => {
  expect(getInterviewZone(organization, place)).toBe(zone)
})

const read = (day: string, time: string) => readInterviewTime({ day, time }, eastern, now)

test('a time is two digits, a colon and two digits; the furthest is 366 days ahead to the minute', () => {
  for (const time of ['9:30', '09:30 AM', ' 09:30', '09:60', '99:00'])
    expect(read('2026-11-24', time)).toEqual({ ok: false, field: 'time', problem: 'Choose a time.' })
  expect(read('2026-11-24', '23:59').ok).toBe(true)
  expect(read('2027-11-21', '13:00').ok).toBe(true)
  expect(read('2027-11-21', '13:01')).toMatchObject({ ok: false, field: 'day' })
  expect(read('2026-11-20', '13:01').ok).toBe(true)
})

const instant = (day: string, time: string) => parseTypedInstant({ day, time }, eastern)

test('a typed hour means an instant only when the zone shows it once', () => {
  expect(instant('2026-11-24', '09:30')).toEqual(new Date('2026-11-24T14:30:00Z'))
  expect(instant('2026-11-24', 'x')).toBeNull()
  expect(instant('x', '09:30')).toBeNull()
  expect(instant('2027-03-14', '02:30')).toBeNull()
  expect(instant('2027-11-07', '01:30')).toBeNull()
})

test('formats a zone with its everyday name', () => {
  expect(formatZoneName(eastern, now)).toBe('Eastern Standard Time')
  expect([formatZoneName(eastern, now, 'short'), formatZoneName(eastern, now, 'longGeneric')]).toEqual([
    'EST',
    'Eastern Time',
  ])
  expect(formatZoneName(eastern, now, 'longGeneric', 'es')).toBe('hora del este')
})
