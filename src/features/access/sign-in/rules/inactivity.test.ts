import { expect, test } from 'vitest'
import { formatCountdown, getInactivityState, shouldRestartTimer } from './inactivity.ts'

const minute = 60_000

test.each([
  [0, 'active', 3600],
  [55 * minute - 1, 'active', 301],
  [55 * minute, 'warning', 300],
  [60 * minute - 1, 'warning', 1],
  [60 * minute, 'ended', 0],
  [8 * 60 * minute, 'ended', 0],
  [-10 * minute, 'active', 3600],
])('after %d idle milliseconds a session is %s with %d seconds left', (idle, state, leftSeconds) => {
  const last = new Date('2026-11-20T12:00:00Z')
  expect(getInactivityState(last, new Date(last.getTime() + idle))).toEqual({ state, leftSeconds })
})

test('activity restarts the timer only when more than a second has passed', () => {
  expect([0, 1000, 1001, -5000].map((ms) => shouldRestartTimer(1_000_000, 1_000_000 + ms))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('the countdown reads minutes:seconds', () => {
  expect([300, 61, 9, 0, -3, 8.2].map(formatCountdown)).toEqual(['5:00', '1:01', '0:09', '0:00', '0:00', '0:09'])
})
