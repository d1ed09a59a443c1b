import { expect, test } from 'vitest'
import { formatTriesLeft, isLocked, lockedMessage } from './own-password.ts'

test('shows locked-out people for how long, and before that how many tries are left', () => {
  expect(lockedMessage).toBe('Too many wrong passwords. Actions that need your password are locked for 15 minutes.')
  expect([4, 1, 0].map(formatTriesLeft)).toEqual(['4 tries left.', '1 try left.', '0 tries left.'])
})

test('a lock holds until it ends; one of a clock that was hours ahead holds no one', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(
    [null, inMinutes(0), inMinutes(1), inMinutes(15), inMinutes(180)].map((until) => isLocked(until, now)),
  ).toEqual([false, false, true, true, false])
})
