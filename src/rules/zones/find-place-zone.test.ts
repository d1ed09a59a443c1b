import { expect, test } from 'vitest'
import { isTimeZone } from '../day.ts'
import { findPlaces } from '../phone/area-codes.ts'
import { usStates } from '../us-states.ts'
import { findPlaceZone, findPlaceZoneProblem, listZonesForPlace, proposeZone } from './find-place-zone.ts'
import { splitStates } from './split-states.ts'

test.each([
  ['Orlando', 'FL', 'America/New_York'],
  ['Pensacola', 'Florida', 'America/Chicago'],
  ['Ft. Walton Beach', 'FL', 'America/Chicago'],
  ['Saint Petersburg', 'FL', 'America/New_York'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Waco', 'TX', 'America/Chicago'],
  ['Knoxville', 'TN', 'America/New_York'],
  ['Nashville', 'TN', 'America/Chicago'],
  ['Tempe', 'AZ', 'America/Phoenix'],
  ['Window Rock', 'AZ', 'America/Denver'],
  ['COEUR D’ALENE', 'ID', 'America/Los_Angeles'],
  ['Louisville, KY 40202', 'KY', 'America/New_York'],
  [null, 'CA', 'America/Los_Angeles'],
  ['', 'hi', 'Pacific/Honolulu'],
])('%s, %s lies in %s', (city, state, zone) => {
  expect(findPlaceZone({ city, state })).toBe(zone)
})

test.each([
  ['', 'TX'],
  ['Somewhere Small', 'FL'],
  [null, 'AZ'],
  ['Nowhere', 'ID'],
])('for “%s” in %s, a state with two zones, someone must say', (city, state) => {
  expect(findPlaceZone({ city, state })).toBeNull()
  expect(listZonesForPlace({ city, state })).toHaveLength(2)
  expect(findPlaceZoneProblem({ city, state })).toMatch(/ has two time zones. Choose this location’s time zone.$/)
  expect(findPlaceZoneProblem({ city, state, time_zone: 'America/Denver' })).toBeNull()
})

test('a chosen zone wins over city and state; what is no state has no zone', () => {
  expect(findPlaceZone({ city: 'Orlando', state: 'FL', time_zone: 'America/Chicago' })).toBe('America/Chicago')
  expect(findPlaceZone({ city: 'Toronto', state: 'Ontario' })).toBeNull()
  expect(listZonesForPlace({ city: null, state: null })).toEqual([])
})

test('exactly the states in two zones have cities, each of them in a zone of its state, none in two', () => {
  const split = Object.keys(usStates).filter((state) => findPlaces('', state).zones.length > 1)
  expect(Object.keys(splitStates).toSorted()).toEqual(split.toSorted())
  for (const [state, { rest, cities }] of Object.entries(splitStates)) {
    const zones = [...Object.keys(cities), ...(rest ? [rest] : [])]
    expect(findPlaces('', state).zones, state).toEqual([...new Set(zones)].toSorted())
    for (const zone of zones) expect(isTimeZone(zone)).toBe(true)
    const names = Object.values(cities).flat()
    expect(new Set(names).size, state).toBe(names.length)
    for (const name of names) expect(listZonesForPlace({ city: name, state }), name).toHaveLength(1)
  }
})

test('locations propose the zone that most of them are in, and show when they differ', () => {
  const az = [
    { city: 'Tempe', state: 'AZ' },
    { city: 'Mesa', state: 'AZ' },
  ]
  expect(proposeZone(az)).toEqual({ zone: 'America/Phoenix', differ: false })
  expect(proposeZone([{ city: 'Orlando', state: 'FL' }, ...az])).toEqual({ zone: 'America/Phoenix', differ: true })
  expect(proposeZone([{ city: '', state: 'FL' }])).toEqual({ zone: null, differ: false })
  expect(proposeZone([])).toEqual({ zone: null, differ: false })
})
