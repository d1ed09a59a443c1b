import { expect, test } from 'vitest'
import { computeDelaySeconds, evaluateAttempt, forgetAfterMs, getHoldMs } from './throttle.ts'

const at = Date.parse('2026-11-20T15:00:00Z')
const pair = (failures: number, lastAt = at) => ({ kind: 'pair', failures, lastAt }) as const
const account = (failures: number, lastAt = at) => ({ kind: 'account', failures, lastAt }) as const

test('five tries are free, then each failure doubles the wait, at most five minutes', () => {
  expect([0, 4, 5, 6, 7, 13, 14, 1_000].map((n) => computeDelaySeconds('pair', n))).toEqual([
    0, 0, 1, 2, 4, 256, 300, 300,
  ])
})

test('a try that comes too early waits for the rest of the time and not longer', () => {
  expect(evaluateAttempt([pair(8)], at + 3_000).waitSeconds).toBe(5)
  expect(evaluateAttempt([pair(8)], at + 8_000).waitSeconds).toBe(0)
})

test('failures are forgotten after an hour', () => {
  expect(evaluateAttempt([pair(50)], at + forgetAfterMs)).toMatchObject({ waitSeconds: 0, counted: [{ failures: 1 }] })
})

test('strangers never make an account’s owner at another address wait', () => {
  for (const failures of [0, 19, 20, 100, 1_000_000]) {
    const verdict = evaluateAttempt([pair(0), account(failures)], at)
    expect(verdict.waitSeconds).toBe(0)
    expect(verdict.holdMs).toBeLessThanOrEqual(2_000)
  }
  expect([19, 20, 23, 400].map(getHoldMs)).toEqual([0, 250, 1_000, 2_000])
})

test('a known device is judged by its own failures alone', () => {
  expect(evaluateAttempt([{ kind: 'device', failures: 2, lastAt: at }], at)).toMatchObject({
    waitSeconds: 0,
    holdMs: 0,
  })
})

test('one address that tries many accounts is slowed after fifty failures', () => {
  expect([49, 50, 56, 90].map((n) => computeDelaySeconds('address', n))).toEqual([0, 1, 60, 60])
})

test('a try that came at the same moment makes no one wait while failures are free', () => {
  for (const kind of ['pair', 'device', 'address', 'account'] as const)
    expect(evaluateAttempt([{ kind, failures: 1, lastAt: at + 3 }], at).waitSeconds).toBe(0)
  expect(evaluateAttempt([{ kind: 'pair', failures: 6, lastAt: at + 3 }], at).waitSeconds).toBe(3)
})

test('only failures on the account itself hold an answer back', () => {
  expect(evaluateAttempt([pair(0), account(23)], at).holdMs).toBe(1_000)
  expect(evaluateAttempt([account(23), pair(0)], at).holdMs).toBe(1_000)
  expect(evaluateAttempt([pair(4), { kind: 'address', failures: 23, lastAt: at }], at).holdMs).toBe(0)
  expect(getHoldMs(0)).toBe(0)
})

test('a try of a clock that was hours ahead makes no one wait for hours, and still counts', () => {
  const hours = 3 * 60 * 60_000
  expect(evaluateAttempt([pair(9, at + hours)], at)).toMatchObject({ waitSeconds: 0, counted: [{ failures: 10 }] })
  expect(evaluateAttempt([pair(9, at + 30_000)], at).waitSeconds).toBe(46)
})

test('requires a link from an unknown device after fifty failures on the account; not from a known device or an address', () => {
  expect([49, 50].map((n) => evaluateAttempt([pair(0), account(n)], at).isGuessed)).toEqual([false, true])
  expect(evaluateAttempt([{ kind: 'device', failures: 90, lastAt: at }], at).isGuessed).toBe(false)
  expect(evaluateAttempt([pair(4), { kind: 'address', failures: 90, lastAt: at }], at).isGuessed).toBe(false)
  expect(evaluateAttempt([account(90)], at + 60 * 60_000).isGuessed).toBe(false)
})
