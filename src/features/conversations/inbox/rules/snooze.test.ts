import { expect, test } from 'vitest'
import { findSnoozeProblem, listSnoozeChoices } from './snooze.ts'

const said = (now: string, zone = 'America/New_York') =>
  listSnoozeChoices(new Date(now), zone).map(({ label, at }) => `${label} ${at.toISOString()}`)

test('a thread is put off for an hour, until the afternoon, tomorrow or Monday at nine, on the clinic’s clock', () => {
  expect(said('2026-11-25T15:00:00Z')).toEqual([
    '1 hour 2026-11-25T16:00:00.000Z',
    'This afternoon, 2:00 PM 2026-11-25T19:00:00.000Z',
    'Tomorrow, 9:00 AM 2026-11-26T14:00:00.000Z',
    'Monday, 9:00 AM 2026-11-30T14:00:00.000Z',
  ])
  // The clock in Chicago shows an hour less, and it is still Tuesday there at 5 AM UTC.
  expect(said('2026-11-25T05:00:00Z', 'America/Chicago')[1]).toBe('Tomorrow, 9:00 AM 2026-11-25T15:00:00.000Z')
})

test.each([
  ['an afternoon that has come', '2026-11-25T19:30:00Z', ['1 hour', 'Tomorrow, 9:00 AM', 'Monday, 9:00 AM']],
  ['a Sunday, whose tomorrow is Monday', '2026-11-29T20:00:00Z', ['1 hour', 'Tomorrow, 9:00 AM']],
  [
    'a Monday, whose Monday is the next one',
    '2026-11-30T20:00:00Z',
    ['1 hour', 'Tomorrow, 9:00 AM', 'Monday, 9:00 AM'],
  ],
])('of %s only what is ahead is offered', (_, now, labels) => {
  const choices = listSnoozeChoices(new Date(now), 'America/New_York')
  expect(choices.map(({ label }) => label)).toEqual(labels)
  expect(choices.filter(({ at }) => at <= new Date(now))).toEqual([])
})

test('nine is nine by the clock on the wall when clocks change', () => {
  expect(said('2026-10-31T15:00:00Z')[2]).toBe('Tomorrow, 9:00 AM 2026-11-01T14:00:00.000Z')
})

test('refuses a moment that has passed, is over a year ahead, or does not exist', () => {
  const now = new Date('2026-11-25T15:00:00Z')
  for (const no of ['2026-11-25T15:00:00Z', '2020-01-01T00:00:00Z', '2028-01-01T00:00:00Z', 'never'])
    expect(findSnoozeProblem(new Date(no), now)).toBe('Choose a time within the next year.')
  expect(findSnoozeProblem(new Date('2026-11-25T15:01:00Z'), now)).toBeNull()
})
