import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strengthOf, strengthWords } from './strength.ts'

test.each([
  ['', 'Weak'],
  ['password', 'Weak'],
  ['P@ssw0rd2024!', 'Weak'],
  ['Summer2026!', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['12345678901234567890', 'Weak'],
  ['k7!mQ2xz', 'Fair'],
  ['k7!mQ2xzR4w', 'Good'],
  ['k7!mQ2xzR4w#tB9e', 'Strong'],
  ['marble otter lantern freight', 'Strong'],
])('%s is %s', (secret, expected) => {
  expect(strengthWords[strengthOf(secret)]).toBe(expected)
})

test('the site and the username in a password count little', () => {
  expect(strengthOf('ziprecruiter#94Kx')).toBeGreaterThan(strengthOf('ziprecruiter#94Kx', ['ZipRecruiter']))
  expect(strengthOf('hiringteam-77', ['Indeed', 'hiringteam@example.test'])).toBe(0)
})

test('any text has a strength, and ten more random characters never make it weaker', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (secret) => {
      expect([0, 1, 2, 3]).toContain(strengthOf(secret))
      expect(strengthOf(`${secret}#q8Wz-4Kvb`)).toBeGreaterThanOrEqual(strengthOf(secret))
    }),
  )
})
