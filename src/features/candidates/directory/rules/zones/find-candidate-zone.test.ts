import { expect, test } from 'vitest'
import { findCandidateZone } from './find-candidate-zone.ts'

const nothing = { city: null, state: null, phone: null, place: null }
const [tempe, orlando] = [
  { city: 'Tempe', state: 'AZ' },
  { city: 'Orlando', state: 'FL' },
]

test.each([
  ['the state tells', { state: 'CA', phone: '+12125550101', place: tempe }, 'America/Los_Angeles', false],
  [
    'the city tells in a state with two',
    { city: 'Pensacola', state: 'FL', phone: '+13055550101' },
    'America/Chicago',
    false,
  ],
  ['the area code tells in a state with two', { state: 'AZ', phone: '+14805550101' }, 'America/Phoenix', false],
  ['the area code of another state does not', { state: 'TX', phone: '+12125550101' }, 'America/Chicago', true],
  ['without a state the area code', { phone: '(480) 555-0101', place: orlando }, 'America/Phoenix', true],
  [
    'an area code in two zones, near the location',
    { phone: '+18505550101', place: { city: 'Pensacola', state: 'FL' } },
    'America/Chicago',
    true,
  ],
  ['an area code in two zones', { phone: '+18505550101' }, 'America/New_York', true],
  ['without both the location', { phone: '+18005550101', place: tempe }, 'America/Phoenix', true],
  ['what is no state is none', { state: 'Ontario', place: orlando }, 'America/New_York', true],
  ['a location’s own zone', { place: { ...orlando, time_zone: 'America/Chicago' } }, 'America/Chicago', true],
  ['a location in a state with two zones', { place: { state: 'FL' } }, 'America/New_York', true],
])('%s', (_, some, timeZone, isGuess) => {
  expect(findCandidateZone({ ...nothing, ...some })).toEqual({ timeZone, isGuess })
})

test('unknown only if address, area code, and location are no help', () => {
  expect(findCandidateZone(nothing)).toBeNull()
  expect(findCandidateZone({ ...nothing, state: 'Ontario', phone: '+14165550101', place: { state: null } })).toBeNull()
})
