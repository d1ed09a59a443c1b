import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMeaning, getRetryMinutes, knownCodes } from './delivery-codes.ts'
import { canRetry, describeState, getNextState, getOutcome } from './delivery-states.ts'

const told = [
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'undelivered',
  'failed',
  'canceled',
  'nonsense',
]
const after = (start: string, callbacks: string[]) =>
  callbacks.reduce((state, callback) => getNextState(state, callback) ?? state, start)

test('the end state is the same in any order and number of callbacks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('queued', 'sending', 'sent')),
      fc.array(fc.constantFrom('queued', 'sending', 'sent')),
      (a, b) => {
        expect(after('sending', [...a, 'delivered', ...b])).toBe('delivered')
        expect(after('sending', [...a, 'undelivered', ...b])).toBe('undelivered')
      },
    ),
  )
})

test('an end state stays, and nothing goes back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('delivered', 'undelivered', 'failed', 'canceled', 'received'),
      fc.constantFrom(...told),
      (state, callback) => {
        expect(getNextState(state, callback)).toBeNull()
      },
    ),
  )
  expect(getNextState('sent', 'sending')).toBeNull()
  expect(getNextState('sent', 'nonsense')).toBeNull()
})

test('a report makes an unknown fate known', () => {
  expect(after('unknown', ['sent'])).toBe('sent')
  expect(after('unknown', ['queued'])).toBe('sent')
  expect(after('unknown', ['failed'])).toBe('failed')
})

test('states read as plain words, with their reason', () => {
  expect(describeState('undelivered', 'Landline')).toBe('Not delivered: Landline')
  expect(describeState('delivered', null)).toBe('Delivered')
  expect(['failed', 'undelivered', 'unknown', 'sent', 'held'].map(canRetry)).toEqual([true, true, true, false, false])
})

test('every code has words and an action; one that no one knows is named', () => {
  expect(knownCodes).toHaveLength(15)
  expect(getMeaning('21610')).toEqual({ words: 'Opted out: can’t be texted', action: 'opt-out' })
  expect(getMeaning('99999').words).toBe('Not delivered (code 99999)')
})

test('an unreachable phone is tried twice more, an unclear failure once, a landline never', () => {
  expect([0, 1, 2].map((tries) => getRetryMinutes('retry-later', tries))).toEqual([60, 360, null])
  expect([0, 1].map((tries) => getRetryMinutes('retry-once', tries))).toEqual([60, null])
  expect(getRetryMinutes('bad-number', 0)).toBeNull()
})

test.each([
  ['accepted', 'sending'],
  ['scheduled', 'sending'],
  ['queued', 'sending'],
  ['sending', 'sending'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['partially_delivered', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['nonsense', null],
])('what waits for its turn and is told %s becomes %s', (callback, state) => {
  expect(getNextState('queued', callback)).toBe(state)
})

test('of a fate that is unknown nonsense tells nothing', () => {
  expect(getNextState('unknown', 'nonsense')).toBeNull()
  expect(getNextState('sending', 'sending')).toBeNull()
})

test.each([
  ['held', 'Waiting to be sent', 'held'],
  ['queued', 'Waiting its turn', 'on-its-way'],
  ['sending', 'Being sent', 'on-its-way'],
  ['sent', 'Sent', 'sent'],
  ['delivered', 'Delivered', 'sent'],
  ['undelivered', 'Not delivered', 'failed'],
  ['failed', 'Not sent', 'failed'],
  ['unknown', 'Delivery unknown', 'unknown'],
  ['canceled', 'Canceled', 'failed'],
  ['received', 'Received', 'failed'],
  ['lost', 'lost', 'failed'],
])('%s reads “%s”; anyone who writes again knows it as %s', (state, words, outcome) => {
  expect(describeState(state, null)).toBe(words)
  const isThere = state === 'sent' || state === 'delivered'
  expect(describeState(state, 'Landline')).toBe(isThere ? words : `${words}: Landline`)
  expect(getOutcome(state)).toBe(outcome)
})
