import { expect, test } from 'vitest'
import { type CertificationRead, getCredentialStep } from './get-credential-step.ts'

const read = (more: Partial<CertificationRead>): CertificationRead => ({
  kind: 'RBT',
  number: null,
  state: 'active-claimed',
  quote: 'the words',
  ...more,
})
const of = (more: Partial<Parameters<typeof getCredentialStep>[0]> = {}) =>
  getCredentialStep({
    position: 'RBT',
    received: null,
    currentRbt: false,
    registry: null,
    expiresOn: null,
    read: [],
    today: '2026-11-24',
    ...more,
  })

test.each(['verified', 'inactive', 'expired', 'not-found', 'unreadable'] as const)(
  'what the registry says goes before what a résumé says: %s',
  (registry) => {
    const found = of({ registry, received: 'RBT-24-111222', read: [read({ state: 'in-training' })] })
    expect(found).toMatchObject({ case: registry, quote: null, isTrainable: false })
  },
)

test.each([
  ['RBT', 'RBT-24-111222', 'claimed'],
  ['BCBA', '1-21-45678', 'claimed'],
  ['BCBA', '0-21-45678', 'claimed'],
  ['RBT', '1-21-45678', 'other-kind'],
  ['BCBA', 'RBT-24-111222', 'other-kind'],
] as const)('a number on an %s application: %s is %s', (position, received, expected) => {
  expect(of({ position, received, registry: 'claimed' }).case).toBe(expected)
})

test.each([
  ['active-claimed', 'no-number'],
  ['expired', 'expired'],
  ['in-training', 'in-training'],
  ['none', 'none'],
] as const)('without a number a résumé decides: %s is %s, with its words', (state, expected) => {
  expect(of({ read: [read({ state })] })).toMatchObject({ case: expected, quote: 'the words' })
})

test('the strongest word of a résumé decides', () => {
  const all = (['none', 'in-training', 'expired', 'active-claimed'] as const).map((state) =>
    read({ state, quote: state }),
  )
  expect(of({ read: all }).quote).toBe('active-claimed')
  expect(of({ read: all.slice(0, 3) }).quote).toBe('expired')
  expect(of({ read: all.slice(0, 2) }).quote).toBe('in-training')
})

test('a certificate of another kind in the résumé is none for this post', () => {
  expect(of({ read: [read({ kind: 'BCBA' })] }).case).toBe('none')
  expect(of({ position: 'BCBA', read: [read({})] }).case).toBe('none')
  expect(of({ position: 'BCBA', read: [read({ kind: 'BCaBA' })] }).case).toBe('no-number')
  expect(of({ read: [read({ kind: 'other' })] }).case).toBe('none')
})

test('a current RBT without a number gets a request for it', () => {
  expect(of({ currentRbt: true })).toMatchObject({ case: 'no-number', quote: null })
})

test.each(['Pending', 'in progress', ' taking exam 12/2', 'awaiting results', 'Scheduled', 'working on it'])(
  'words instead of a number say that someone is on the way: %s',
  (received) => {
    expect(of({ received })).toMatchObject({ case: 'in-training', isTrainable: true, quote: received.trim() })
  },
)

test.each(['', 'n/a', 'none', 'no', 'not yet pending', null])('and others say that there is none: %s', (received) => {
  expect(of({ received })).toMatchObject({ case: 'none', isTrainable: false, quote: null })
})

test('only future RBTs are trainable now, and the step quotes the sentence of the certificate', () => {
  const training = [read({ state: 'in-training' }), read({ kind: 'BCBA', state: 'in-training' })]
  const rbt = of({ read: training })
  expect(rbt).toMatchObject({ title: 'Trainable now', isTrainable: true })
  expect(rbt.step).toContain(
    '“This training program is designed to meet the 2026 training eligibility requirement for RBT certification.”',
  )
  expect(of({ position: 'BCBA', read: training })).toMatchObject({ title: 'Not certified yet', isTrainable: false })
})

test('a verified number with a last day is to be looked up again by then', () => {
  const step = of({ registry: 'verified', received: 'RBT-24-111222', expiresOn: '2027-03-01' }).step
  expect(step).toBe('No action needed. It expires on Mar 1, 2027. Check it again by then.')
  expect(of({ registry: 'verified', received: 'RBT-24-111222' }).step).toBe('No action needed.')
  expect(of({ registry: 'claimed', received: 'RBT-24-111222', expiresOn: '2027-03-01' }).step).not.toContain('expires')
})

const other = (received: string | null, number: string | null) =>
  of({ registry: received ? 'claimed' : null, received, read: [read({ number: null }), read({ number })] }).otherNumber

test('reports a number in the résumé that differs from the one on file, in any spelling', () => {
  expect(other('RBT-24-111222', 'rbt23 999888')).toBe('RBT-23-999888')
  expect(other('rbt24 111222', 'RBT-24-111222')).toBeNull()
  expect(other(null, 'RBT-23-999888')).toBeNull()
  expect(other('RBT-24-111222', null)).toBeNull()
  expect(other('RBT-24-111222', 'unclear')).toBeNull()
})

test('every case has a sentence for both positions, and no sentence is blank', () => {
  for (const position of ['RBT', 'BCBA'] as const)
    for (const registry of ['verified', 'inactive', 'expired', 'not-found', 'unreadable', 'claimed', null] as const) {
      const { title, step } = of({ position, registry, received: position === 'RBT' ? 'RBT-24-111222' : '1-21-45678' })
      expect([title.length > 5, step.length > 15]).toEqual([true, true])
    }
})
