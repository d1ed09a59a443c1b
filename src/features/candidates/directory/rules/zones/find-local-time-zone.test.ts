import { expect, test } from 'vitest'
import { isTimeZone } from '../../../../../rules/day.ts'
import { usStates } from '../../../../../rules/us-states.ts'
import { findLocalTimeZone } from './find-local-time-zone.ts'

test('every state has a time zone that exists', () => {
  for (const code of Object.keys(usStates)) {
    const zone = findLocalTimeZone(code)
    expect(zone, code).not.toBeNull()
    expect(isTimeZone(zone?.timeZone ?? ''), code).toBe(true)
  }
})

test.each([
  ['TX', 'America/Chicago', true],
  ['new york', 'America/New_York', false],
  ['AZ', 'America/Phoenix', true],
  ['CA.', 'America/Los_Angeles', false],
])('%s is %s', (state, timeZone, isGuess) => {
  expect(findLocalTimeZone(state)).toEqual({ timeZone, isGuess })
})

test('an unknown state has no time zone', () => {
  for (const state of [null, '', 'Ontario', 'XX']) expect(findLocalTimeZone(state)).toBeNull()
})
