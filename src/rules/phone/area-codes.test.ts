import { expect, test } from 'vitest'
import { isTimeZone } from '../day.ts'
import { usStates } from '../us-states.ts'
import { findPlaces, usAreaCodes } from './area-codes.ts'

const at = (code: string, state: string | null = null) => findPlaces(`+1${code}5550101`, state)

test.each([
  ['212', null, ['America/New_York']],
  ['512', null, ['America/Chicago']],
  ['850', null, ['America/Chicago', 'America/New_York']],
  ['208', null, ['America/Denver', 'America/Los_Angeles']],
  ['219', null, ['America/Chicago', 'America/New_York']],
  ['270', null, ['America/Chicago', 'America/New_York']],
  ['915', null, ['America/Denver']],
  ['602', null, ['America/Phoenix']],
  ['808', 'NY', ['America/New_York', 'Pacific/Honolulu']],
  ['212', 'TX', ['America/Chicago', 'America/Denver', 'America/New_York']],
  ['800', null, []],
  ['416', 'CA', ['America/Los_Angeles']],
])('a number in %s of someone in %s could be in %s', (code, state, zones) => {
  expect(at(code, state).zones).toEqual(zones)
})

test('every state is known, every area code has three digits and leads to a zone that exists', () => {
  for (const state of Object.keys(usStates)) expect(at('800', state).states, state).toEqual([state])
  expect(usAreaCodes.length).toBeGreaterThan(330)
  for (const code of usAreaCodes) {
    expect(code).toMatch(/^[2-9]\d{2}$/)
    expect(at(code).zones.length, code).toBeGreaterThan(0)
  }
  for (const zone of new Set(usAreaCodes.flatMap((code) => at(code).zones))) expect(isTimeZone(zone), zone).toBe(true)
})
