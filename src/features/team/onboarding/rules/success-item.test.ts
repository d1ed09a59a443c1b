import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canShowSuccess, readSuccessItem, successItemKey } from './success-item.ts'

const location = { name: 'Austin North', city: 'Austin', state: 'TX', rbt_code: 'BP-AUS-R22', bcba_code: null }
const position = { locationName: 'Austin North', positionType: 'RBT', code: 'BP-AUS-R22' }
const timestamp = 1_800_000_000_000

describe('a stored item is read', () => {
  test.each([
    [
      { type: 'organization', timestamp, locations: [location] },
      { type: 'organization', timestamp, locations: [location], position: null },
    ],
    [
      { type: 'location', timestamp, locations: [location], extra: 1 },
      { type: 'location', timestamp, locations: [location], position: null },
    ],
    [
      { type: 'position', timestamp, position },
      { type: 'position', timestamp, locations: [], position },
    ],
    [
      { type: 'position', timestamp, position: { ...position, positionType: 'BCBA' } },
      { type: 'position', timestamp, locations: [], position: { ...position, positionType: 'BCBA' } },
    ],
  ])('%j', (stored, item) => expect(readSuccessItem(JSON.stringify(stored))).toEqual(item))
})

describe('an item of another shape is none', () => {
  test.each([
    null,
    '',
    '{',
    '[]',
    'null',
    JSON.stringify({ type: 'clinic', timestamp, locations: [location] }),
    JSON.stringify({ type: 'organization', timestamp: 'now', locations: [location] }),
    JSON.stringify({ type: 'organization', timestamp, locations: [] }),
    JSON.stringify({ type: 'location', timestamp, locations: [location, { name: 'x' }] }),
    JSON.stringify({ type: 'location', timestamp, locations: ['x'] }),
    JSON.stringify({ type: 'location', timestamp, locations: [location, null] }),
    JSON.stringify({ type: 'location', timestamp, locations: [{ ...location, name: 5 }] }),
    JSON.stringify({ type: 'location', timestamp, locations: [{ ...location, city: null }] }),
    JSON.stringify({ type: 'location', timestamp, locations: [{ ...location, state: null }] }),
    JSON.stringify({ type: 'location', timestamp: '1800000000000', locations: [location] }),
    JSON.stringify({ type: 'position', timestamp, position: { ...position, locationName: null } }),
    JSON.stringify({ type: 'position', timestamp, position: { ...position, code: null } }),
    `{"type":"location","timestamp":1e999,"locations":[${JSON.stringify(location)}]}`,
    JSON.stringify({ type: 'position', timestamp, position: { ...position, positionType: 'Nurse' } }),
  ])('%s', (text) => expect(readSuccessItem(text)).toBeNull())

  test('reading never throws for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSuccessItem(text)).toBeNull()
      }),
    )
  })
})

test('the item keeps its name, so that one stored before an update is found', () =>
  expect(successItemKey).toBe('onboardingSuccess'))

test('the dialog waits two seconds after the timestamp', () => {
  const item = readSuccessItem(JSON.stringify({ type: 'position', timestamp, position }))
  expect(item && [1999, 2000, 60_000].map((ms) => canShowSuccess(item, timestamp + ms))).toEqual([false, true, true])
  expect(item && canShowSuccess(item, new Date(timestamp - 5000))).toBe(false)
})
