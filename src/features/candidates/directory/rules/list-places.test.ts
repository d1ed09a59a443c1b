import { expect, test } from 'vitest'
import { listPlaces } from './list-places.ts'

const row = { city: 'Phoenix', state: 'AZ', organization: 'Bright Path ABA', location: 'Phoenix' }

test('a location that is named like the city is listed once, and the organization only for those who see several', () => {
  expect(listPlaces(row, false)).toEqual(['Phoenix, AZ'])
  expect(listPlaces(row, true)).toEqual(['Phoenix, AZ', 'Bright Path ABA'])
  expect(listPlaces({ ...row, location: 'North Valley' }, false)).toEqual([
    'Lives in Phoenix, AZ',
    'Applied to North Valley',
  ])
  expect(listPlaces({ ...row, city: null, state: null }, false)).toEqual(['Phoenix'])
  expect(listPlaces({ ...row, city: null, state: null, location: null }, false)).toEqual([])
})
