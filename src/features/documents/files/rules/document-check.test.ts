import { expect, test } from 'vitest'
import { type Check, checkNames, checkStates, describeBlocked, describeCheck, getCheckState } from './document-check.ts'

const check = (more: Partial<NonNullable<Check>> = {}): NonNullable<Check> => ({
  state: 'checked',
  reason: null,
  scanner: null,
  checked_at: '2026-11-20T18:00:00Z',
  released_by: null,
  released_at: null,
  release_reason: null,
  ...more,
})

test('a check names what it looked for, and never claims a virus scan that was none', () => {
  expect(describeCheck(check())).toBe('Checked for file type and active content. No virus scanner is connected.')
  expect(describeCheck(check({ scanner: 'ClamAV 1.4.1' }))).toBe(
    'Checked for file type, active content, and viruses (ClamAV 1.4.1).',
  )
  expect(describeCheck(null)).toBe('Waiting to be checked.')
  expect(describeCheck(check({ state: 'waiting' }))).toMatch(/^Waiting for the virus scanner/)
})

test('a held file has its reason, and a released one its person and reason', () => {
  const held = check({ state: 'quarantined', reason: 'it runs a script when it is opened.' })
  expect(describeCheck(held)).toBe('Held: it runs a script when it is opened.')
  expect(describeBlocked(held)).toBe('Held: it runs a script when it is opened. An Admin can release it.')
  const released = { ...held, released_at: 'x', released_by: 'Dana', release_reason: 'Our own form' }
  expect([getCheckState(held), getCheckState(released), getCheckState(null)]).toEqual([
    'quarantined',
    'released',
    'waiting',
  ])
  expect(describeCheck(released)).toBe(
    'Released by Dana: “Our own form”. Held before: it runs a script when it is opened.',
  )
})

test('a release without a name or a reason still makes a sentence', () => {
  const released = check({ state: 'quarantined', released_at: 'x' })
  expect(describeCheck(released)).toBe('Released: “”. Held before: ')
  expect(describeCheck(check({ state: 'quarantined' }))).toBe('Held: something in it isn’t safe.')
  expect(getCheckState(check({ released_at: 'x' }))).toBe('checked')
})

test('a file that waits is closed for a moment, and each state has its word', () => {
  const soon = 'The virus scanner hasn’t checked this file yet. Try again in a moment.'
  expect(describeBlocked(null)).toBe(soon)
  expect(describeBlocked(check({ state: 'waiting' }))).toBe(soon)
  expect(checkStates.map((state) => checkNames[state])).toEqual(['Passed', 'Waiting', 'Held', 'Released'])
})
