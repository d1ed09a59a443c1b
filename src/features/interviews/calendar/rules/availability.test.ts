import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examples } from '../../../../../tools/examples.ts'
import { isHoliday } from '../../../../rules/calendar/holidays.ts'
import { toInstant, toLocalDay } from '../../../../rules/day.ts'
import {
  defaultBookingHours,
  endsTooEarly,
  findFreeStarts,
  findNextWorking,
  getHoursOfDay,
  subtractWorkingMinutes,
} from './availability.ts'

const eastern = 'America/New_York'
const now = new Date('2026-11-20T18:00:00Z') // Friday, 1 PM
const asked = { hours: defaultBookingHours, timeZone: eastern, minutes: 30, busy: [], now }
const on = (day: string, starts: Date[]) =>
  starts
    .filter((at) => toLocalDay(at, eastern) === day)
    .map((at) => at.toLocaleTimeString('en-US', { timeZone: eastern, timeStyle: 'short' }).replace(/\s/g, ' '))

test('evenings and weekends can be chosen, nothing within two hours', () => {
  const starts = findFreeStarts(asked)
  expect(on('2026-11-20', starts)[0]).toBe('3:00 PM')
  expect(on('2026-11-20', starts).at(-1)).toBe('7:30 PM')
  expect(on('2026-11-21', starts)[0]).toBe('10:00 AM')
  expect(on('2026-11-22', starts).at(-1)).toBe('3:30 PM')
  expect(on('2026-12-04', starts)).not.toHaveLength(0)
  expect(on('2026-12-05', starts)).toHaveLength(0)
})

test('a longer interview ends with the day, and what is taken is left out', () => {
  const busy = [{ from: toInstant('2026-11-23', 600, eastern), until: toInstant('2026-11-23', 645, eastern) }]
  const monday = on('2026-11-23', findFreeStarts({ ...asked, minutes: 60, busy }))
  expect(monday.slice(0, 3)).toEqual(['9:00 AM', '11:00 AM', '11:30 AM'])
  expect(monday.at(-1)).toBe('7:00 PM')
})

test('a closed day offers nothing', () => {
  const hours = { ...defaultBookingHours, sunday: { opens: 0, closes: 0 } }
  expect(on('2026-11-22', findFreeStarts({ ...asked, hours }))).toEqual([])
})

test('at any hours, each start is within them, in order of time, and meets no one who is busy', () => {
  const hours = fc.record({ opens: fc.integer({ min: 0, max: 1440 }), closes: fc.integer({ min: 0, max: 1440 }) })
  const when = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  const week = fc.record({ weekdays: hours, saturday: hours, sunday: hours })
  const zone = fc.constantFrom(eastern, 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu')
  const spans = fc.array(
    fc.record({ hour: fc.integer({ min: 0, max: 300 }), minutes: fc.integer({ min: 5, max: 480 }) }),
    {
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(week, zone, when, fc.integer({ min: 5, max: 480 }), spans, (week, timeZone, now, minutes, taken) => {
      const busy = taken.map(({ hour, minutes }) => {
        const from = new Date(now.getTime() + hour * 3_600_000)
        return { from, until: new Date(from.getTime() + minutes * 60_000) }
      })
      const starts = findFreeStarts({ hours: week, timeZone, minutes, busy, now })
      expect(starts).toEqual(starts.toSorted((a, b) => a.getTime() - b.getTime()))
      for (const at of starts) {
        const day = toLocalDay(at, timeZone)
        expect(isHoliday(day)).toBe(false)
        const { opens, closes } = getHoursOfDay(week, day)
        const end = at.getTime() + minutes * 60_000
        expect(at >= toInstant(day, opens, timeZone)).toBe(true)
        expect(at <= toInstant(day, closes, timeZone)).toBe(true)
        expect(busy.some(({ from, until }) => from.getTime() < end && until > at)).toBe(false)
      }
    }),
    { numRuns: examples(40) },
  )
})

const noon = { opens: 720, closes: 780 }
const closed = { opens: 0, closes: 0 }
const clocks = (more: object, day = '2026-11-23') => on(day, findFreeStarts({ ...asked, ...more }))

const around = (from: number, until: number) => [
  { from: toInstant('2026-11-23', from, eastern), until: toInstant('2026-11-23', until, eastern) },
]

test('an interview may end when the day does, and may touch what is busy before and after it', () => {
  const hours = { weekdays: noon, saturday: closed, sunday: closed }
  expect(clocks({ hours })).toEqual(['12:00 PM', '12:30 PM'])
  expect(clocks({ hours, minutes: 60 })).toEqual(['12:00 PM'])
  expect(clocks({ hours, minutes: 61 })).toEqual([])
  expect(clocks({ hours: { ...hours, weekdays: { opens: 780, closes: 720 } } })).toEqual([])
  expect(clocks({ hours, busy: around(600, 720) })).toEqual(['12:00 PM', '12:30 PM'])
  expect(clocks({ hours, busy: around(750, 800) })).toEqual(['12:00 PM'])
  expect(clocks({ hours, busy: around(600, 721) })).toEqual(['12:30 PM'])
})

test('a start exactly two hours from now can still be chosen, and clocks that skip or repeat an hour offer none in it', () => {
  expect(clocks({ now: new Date('2026-11-20T18:00:01Z') }, '2026-11-20')[0]).toBe('3:30 PM')
  const night = { opens: 60, closes: 210 }
  const hours = { weekdays: night, saturday: night, sunday: night }
  expect(clocks({ hours, now: new Date('2027-03-10T18:00:00Z') }, '2027-03-14')).toEqual([
    '1:00 AM',
    '1:30 AM',
    '3:00 AM',
  ])
  expect(clocks({ hours, now: new Date('2027-11-03T18:00:00Z') }, '2027-11-07')).toEqual([
    '2:00 AM',
    '2:30 AM',
    '3:00 AM',
  ])
})

test('each day has its own hours', () => {
  const hours = { weekdays: noon, saturday: { opens: 1, closes: 2 }, sunday: { opens: 3, closes: 4 } }
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => getHoursOfDay(hours, day))).toEqual([
    noon,
    hours.saturday,
    hours.sunday,
    noon,
  ])
  expect(endsTooEarly).toBe('Choose a time after the start.')
})

test('a federal holiday offers nothing unless the clinic opens on it', () => {
  expect(on('2026-11-26', findFreeStarts(asked))).toEqual([])
  expect(on('2026-11-27', findFreeStarts(asked))).not.toHaveLength(0)
  const open = { ...defaultBookingHours, onHolidays: true }
  expect(on('2026-11-26', findFreeStarts({ ...asked, hours: open }))[0]).toBe('9:00 AM')
})

const proposed = (more: Partial<Parameters<typeof findFreeStarts>[0]> = {}, minutes = 30) =>
  findNextWorking(findFreeStarts({ ...asked, minutes, ...more }), eastern, minutes)?.toISOString() ?? null
const evening = new Date('2026-11-20T23:00:00Z') // Friday, 6 PM

test('the proposed hour is the next free one of a working day', () => {
  expect(proposed()).toBe('2026-11-20T20:00:00.000Z')
  expect(proposed({ now: evening })).toBe(toInstant('2026-11-23', 540, eastern).toISOString())
  const late = new Date('2026-11-25T19:45:00Z') // Wednesday before Thanksgiving, 2:45 PM
  expect(proposed({ now: late })).toBe(toInstant('2026-11-27', 540, eastern).toISOString())
  expect(proposed({ now: new Date('2026-11-25T19:15:00Z') })).toBe(toInstant('2026-11-25', 990, eastern).toISOString())
  expect(proposed({ now: new Date('2026-11-25T19:15:00Z') }, 60)).toBe(
    toInstant('2026-11-27', 540, eastern).toISOString(),
  )
})

test('proposes the afternoon to a person busy in the morning', () => {
  const busy = [{ from: toInstant('2026-11-23', 480, eastern), until: toInstant('2026-11-23', 780, eastern) }]
  expect(proposed({ now: evening, busy })).toBe(toInstant('2026-11-23', 780, eastern).toISOString())
})

test('where no working day is open the first free hour is proposed, and none where nothing is free', () => {
  const hours = { ...defaultBookingHours, weekdays: { opens: 0, closes: 0 } }
  expect(proposed({ now: evening, hours })).toBe(toInstant('2026-11-21', 600, eastern).toISOString())
  const closed = { opens: 0, closes: 0 }
  expect(proposed({ hours: { weekdays: closed, saturday: closed, sunday: closed } })).toBeNull()
})

test('a working hour is one on the clocks of the place, through a change of hours, too', () => {
  const starts = findFreeStarts({ ...asked, now: evening })
  expect(findNextWorking(starts, 'Pacific/Honolulu', 30)?.toISOString()).toBe('2026-11-23T19:00:00.000Z')
  const autumn = new Date('2026-10-31T23:00:00Z') // the Saturday before clocks go back
  expect(proposed({ now: autumn })).toBe('2026-11-02T14:00:00.000Z')
})

test.each([
  ['in the afternoon two hours before', '2026-11-24T20:00:00Z', '2026-11-24T18:00:00.000Z'],
  ['at half past nine also from the evening before', '2026-11-24T14:30:00Z', '2026-11-23T23:30:00.000Z'],
  ['early on Friday not on Thanksgiving, but on Wednesday evening', '2026-11-27T14:00:00Z', '2026-11-25T23:00:00.000Z'],
  ['before the clinic opens on the evening before', '2026-11-24T12:00:00Z', '2026-11-23T23:00:00.000Z'],
])('two working hours before an interview are %s', (_, startsAt, before) => {
  expect(subtractWorkingMinutes(new Date(startsAt), 120, asked).toISOString()).toBe(before)
})

test('with no open hour at all it is that long on the wall', () => {
  const none = { opens: 0, closes: 0 }
  const closed = { hours: { weekdays: none, saturday: none, sunday: none }, timeZone: eastern }
  expect(subtractWorkingMinutes(new Date('2026-11-24T20:00:00Z'), 120, closed).toISOString()).toBe(
    '2026-11-24T18:00:00.000Z',
  )
})
