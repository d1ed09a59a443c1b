import { expect, test } from 'vitest'
import { findDoneDay, findDueDigest } from './digest.ts'

const digest = { choice: 'every_day', minutes: 480, timeZone: 'America/Chicago', digestedOn: null } as const
const due = (at: string, more: object = {}) => findDueDigest({ ...digest, ...more }, new Date(at))

test('is due from its time in the person’s zone, for four hours, once a day', () => {
  expect(due('2026-11-20T13:59:00Z')).toBeNull()
  expect(due('2026-11-20T14:00:00Z')).toBe('2026-11-20')
  expect(due('2026-11-20T18:00:00Z')).toBe('2026-11-20')
  expect(due('2026-11-20T18:01:00Z')).toBeNull()
  expect(due('2026-11-20T14:05:00Z', { digestedOn: '2026-11-20' })).toBeNull()
  expect(due('2026-11-20T14:05:00Z', { digestedOn: '2026-11-19' })).toBe('2026-11-20')
  expect(due('2026-11-20T14:05:00Z', { choice: 'off' })).toBeNull()
  expect(due('2026-11-20T14:05:00Z', { timeZone: 'America/Denver' })).toBeNull()
})

test('on workdays it is due from Monday to Friday in the person’s zone', () => {
  const days = Array.from({ length: 7 }, (_, at) => due(`2026-11-${16 + at}T14:00:00Z`, { choice: 'workdays' }))
  expect(days.map((day) => day !== null)).toEqual([true, true, true, true, true, false, false])
})

test('keeps its local time when clocks change, comes after a skipped hour, and once in a doubled one', () => {
  expect(due('2026-03-07T14:00:00Z')).toBe('2026-03-07')
  expect(due('2026-03-08T13:00:00Z')).toBe('2026-03-08')
  expect(due('2026-03-08T12:59:00Z')).toBeNull()
  // 2:30 AM is skipped on March 8: clocks go from 1:59 to 3:00.
  expect(due('2026-03-08T07:59:00Z', { minutes: 150 })).toBeNull()
  expect(due('2026-03-08T08:00:00Z', { minutes: 150 })).toBe('2026-03-08')
  // 1:30 AM comes twice on November 1.
  expect(due('2026-11-01T06:30:00Z', { minutes: 90 })).toBe('2026-11-01')
  expect(due('2026-11-01T07:30:00Z', { minutes: 90, digestedOn: '2026-11-01' })).toBeNull()
})

test('a time that has passed today counts as done', () => {
  expect(findDoneDay(480, 'America/Chicago', new Date('2026-11-20T14:00:00Z'))).toBe('2026-11-20')
  expect(findDoneDay(480, 'America/Chicago', new Date('2026-11-20T13:59:00Z'))).toBeNull()
})
