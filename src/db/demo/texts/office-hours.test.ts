import { expect, test } from 'vitest'
import { moveToOfficeHours } from './office-hours.ts'

const zone = 'America/Chicago'
const written = (at: string) => moveToOfficeHours(new Date(at), zone, 0.5).toISOString()

test('a text leaves on a weekday between nine and half past four, at the earliest when someone applied', () => {
  expect(written('2026-11-24T17:10:00Z')).toBe('2026-11-24T17:10:00.000Z')
  expect(written('2026-11-24T08:46:00Z')).toBe('2026-11-24T15:15:00.000Z')
  expect(written('2026-11-24T22:31:00Z')).toBe('2026-11-25T15:15:00.000Z')
  expect(written('2026-11-27T23:00:00Z')).toBe('2026-11-30T15:15:00.000Z')
  expect(written('2026-11-28T17:00:00Z')).toBe('2026-11-30T15:15:00.000Z')
})
