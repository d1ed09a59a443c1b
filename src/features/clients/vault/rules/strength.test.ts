import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureStrength, strengthWords } from './strength.ts'

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
  expect(strengthWords[measureStrength(secret)]).toBe(expected)
})

test('the site and the username in a password count little', () => {
  expect(measureStrength('ziprecruiter#94Kx')).toBeGreaterThan(measureStrength('ziprecruiter#94Kx', ['ZipRecruiter']))
  expect(measureStrength('hiringteam-77', ['Indeed', 'hiringteam@example.test'])).toBe(0)
})

test('any text has a strength, and ten more random characters never make it weaker', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (secret) => {
      expect([0, 1, 2, 3]).toContain(measureStrength(secret))
      expect(measureStrength(`${secret}#q8Wz-4Kvb`)).toBeGreaterThanOrEqual(measureStrength(secret))
    }),
  )
})

test.each([
  // 8 lower-case letters are 37.6 bits, 9 are 42.3; 13 are 61.1; 18 are 84.6.
  ['kxqvzwgb', 0],
  ['kxqvzwgbm', 1],
  ['kxqvzwgbmrt', 1],
  ['kxqvzwgbmrtjp', 2],
  ['kxqvzwgbmrtjpfycn', 2],
  ['kxqvzwgbmrtjpfycnh', 3],
  ['KXQVZWGB', 0],
  ['KXQVZWGBM', 1],
  ['739151840627', 0],
  ['7391518406275', 1],
  ['kXqVzWg', 0],
  ['kXqVzWgB', 1],
  ['kxqvz7w', 0],
  ['kxqvzw7g', 1],
  ['kxqvz-w', 1],
])('%s counts its signs by their kinds: %d', (secret, strength) => expect(measureStrength(secret)).toBe(strength))

test.each([
  ['kxqvzw1987', 0],
  ['kxqvzw2087', 0],
  ['kxqvzw2187', 1],
  ['abcdefghijklmnop', 0],
  ['ponmlkjihgfedcba', 0],
  ['zzzzzzzzzzzzzzzz', 0],
  ['acegikmoqs', 1],
  ['welcomesunshinemonkey', 0],
  ['W3LC0ME$UN5HINEM0NKEY', 0],
  ['dragondragondragondragon', 0],
])('%s: a year, a run or a word counts little: %d', (secret, strength) =>
  expect(measureStrength(secret)).toBe(strength),
)

test('given words count little from four letters on, by their parts and in any writing', () => {
  expect(measureStrength('kxqvzwgbm', ['kxqvzwgbm'])).toBe(0)
  expect(measureStrength('kxqvzwgbm', ['KXQV.example'])).toBe(0)
  expect(measureStrength('kxqvzwgbm', ['kxq-vzw-gbm'])).toBe(1)
  expect(measureStrength('k4qvzwgbm', ['kaqv'])).toBe(0)
})

test.each([
  // Nine bits a word, six a year.
  ['dragonwelcomemonkeysunshine', 0],
  ['dragonwelcomemonkeysunshinemaster', 1],
  ['1987'.repeat(6), 0],
  ['1987'.repeat(7), 1],
  ['1987'.repeat(10), 2],
])('%s: many words or years count a little each: %d', (secret, strength) =>
  expect(measureStrength(secret)).toBe(strength),
)
