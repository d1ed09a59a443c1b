import { expect, test } from 'vitest'
import { describeHold, quietReason } from './describe-hold.ts'
import { findNextWindow, type OrganizationHours, organizationDefault } from './texting-hours.ts'

const holidayIn = (state: string) => ({ state, weekday: 7, opens: 0, closes: 0 })
const held = (at: string, states: string[], organization: OrganizationHours = organizationDefault) => {
  const where = { zones: ['America/Chicago'], rules: states.map(holidayIn), organization, marginMinutes: 0 }
  const from = new Date(at)
  const opens = findNextWindow(where, from)?.from ?? from
  return [opens.toISOString(), describeHold(where, from, opens)]
}

test('names the holiday of a state', () => {
  const thanksgiving = 'No texts on Thanksgiving Day in Alabama.'
  expect(held('2026-11-26T17:00:00Z', ['AL'])).toEqual(['2026-11-27T15:00:00.000Z', thanksgiving])
  expect(held('2026-11-26T09:00:00Z', ['AL'])).toEqual(['2026-11-27T15:00:00.000Z', thanksgiving])
  // The evening before: it would have gone out the next morning.
  expect(held('2026-11-26T03:00:00Z', ['AL'])).toEqual(['2026-11-27T15:00:00.000Z', thanksgiving])
  expect(held('2026-11-26T17:00:00Z', ['AL', 'LA'])[1]).toBe('No texts on Thanksgiving Day in Alabama and Louisiana.')
})

test('says quiet hours where no holiday is the reason', () => {
  expect(held('2026-11-24T09:00:00Z', ['AL'])).toEqual(['2026-11-24T15:00:00.000Z', quietReason])
  expect(held('2026-11-27T03:00:00Z', ['AL'])).toEqual(['2026-11-27T15:00:00.000Z', quietReason])
})

test('names a day off of the clinic, a federal holiday or a day of its own', () => {
  const off: OrganizationHours = { ...organizationDefault, holidaysOff: ['Thanksgiving Day'], daysOff: ['2026-11-27'] }
  expect(held('2026-11-26T17:00:00Z', [], off)).toEqual([
    '2026-11-28T15:00:00.000Z',
    'No texts on Thanksgiving Day, when the clinic is closed.',
  ])
  expect(held('2026-11-27T17:00:00Z', [], off)).toEqual([
    '2026-11-28T15:00:00.000Z',
    'No texts on Nov 27, 2026, when the clinic is closed.',
  ])
  // The same holiday of another year is off, too; the single day is not.
  expect(held('2027-11-25T17:00:00Z', [], off)[0]).toBe('2027-11-26T15:00:00.000Z')
})
