import { expect, test } from 'vitest'
import { getConsentStanding } from './get-consent-standing.ts'

const at = '2026-03-14T15:00:00.000Z'
const standing = (state: 'given' | 'refused' | 'unknown', source: string | null, wroteAt: string | null = null) =>
  getConsentStanding({ consent: { state, source, at: source && at }, contact: { wroteAt } })

test('an application that asked without getting a consent reads as declined until they text', () => {
  expect(standing('unknown', 'Apply page')).toBe('declined')
  expect(standing('unknown', 'Apply page', '2026-03-13T15:00:00.000Z')).toBe('declined')
  expect(standing('unknown', 'Apply page', '2026-03-14T15:00:01.000Z')).toBe('unknown')
})

test('a consent without a request stays unknown, and an answer of either kind remains', () => {
  expect(standing('unknown', null)).toBe('unknown')
  expect(standing('given', 'Apply page')).toBe('given')
  expect(standing('refused', 'Apply page')).toBe('refused')
})
