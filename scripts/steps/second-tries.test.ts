import { expect, test } from 'vitest'
import { secondTries } from './second-tries.mjs'

const hour = 60 * 60 * 1000
const now = Date.UTC(2026, 10, 27)

test('a second try passes on its first day and fails from the second', () => {
  const monday = secondTries({}, ['a.test.ts: wavers', 'a.test.ts: wavers'], now)
  expect(monday.late).toEqual([])
  const evening = secondTries(monday.firstSeen, ['a.test.ts: wavers'], now + 23 * hour)
  expect(evening.late).toEqual([])
  const tuesday = secondTries(evening.firstSeen, ['a.test.ts: wavers', 'b.test.ts: new'], now + 24 * hour)
  expect(tuesday.late).toEqual(['a.test.ts: wavers'])
})

test('a test that passes again fails nothing, and is forgotten after two weeks', () => {
  const { firstSeen } = secondTries({}, ['a.test.ts: wavers'], now)
  expect(secondTries(firstSeen, [], now + 48 * hour).late).toEqual([])
  const weeks = secondTries(firstSeen, [], now + 14 * 24 * hour)
  expect(weeks.firstSeen).toEqual({})
  expect(secondTries(weeks.firstSeen, ['a.test.ts: wavers'], now + 15 * 24 * hour).late).toEqual([])
})
