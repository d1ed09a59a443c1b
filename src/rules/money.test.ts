import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, usd } from './money.ts'

test.each([
  [123456, '$1,234.56'],
  [0, '$0.00'],
  [5, '$0.05'],
  [-5, '-$0.05'],
  [100_000_000_000, '$1,000,000,000.00'],
])('%d cents read %s', (cents, shown) => expect(usd(cents)).toBe(shown))

test.each([
  ['$1,234.56', 123456],
  ['12', 1200],
  [' 12.4 ', 1240],
  ['12.345', 1235],
  ['9.999', 1000],
  ['.5', 50],
  ['-$3.50', -350],
  ['$-3.50', -350],
  ['1,23', null],
  ['--1', null],
  ['1e3', null],
  ['$', null],
  ['.', null],
  ['free', null],
  ['', null],
  ['99999999999999999999', null],
])('%j is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))

test('an amount that is shown and read again is the same amount', () => {
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(centsOf(usd(cents))).toBe(cents)
    }),
  )
})
