import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatUsd, parseCents, toUnits } from './money.ts'

test.each([
  [123456, '$1,234.56'],
  [0, '$0.00'],
  [5, '$0.05'],
  [-5, '-$0.05'],
  [100_000_000_000, '$1,000,000,000.00'],
])('%d cents read %s', (cents, shown) => expect(formatUsd(cents)).toBe(shown))

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
])('%j is %s cents', (text, cents) => expect(parseCents(text)).toBe(cents))

test('an amount that is shown and read again is the same amount', () => {
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(parseCents(formatUsd(cents))).toBe(cents)
    }),
  )
})

test.each([
  [123_456, 'usd', '$1,234.56'],
  [5_000, 'eur', '€50.00'],
  [-5_000, 'eur', '-€50.00'],
  [5_000, 'cad', 'CA$50.00'],
  [5_000, 'jpy', '¥5,000'],
  [5_000, 'kwd', 'KWD 5.000'],
  [5_000, 'ugx', 'UGX 50.00'],
  [5_000, 'zzz', 'ZZZ 50.00'],
])('%d of %s reads %s', (amount, currency, shown) => expect(formatAmount(amount, currency)).toBe(shown))

test('dollars read as they always did, and no two currencies alike', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('eur', 'jpy', 'cad', 'kwd', 'mxn', 'zzz'), (amount, currency) => {
      expect(formatAmount(amount, 'usd')).toBe(formatUsd(amount))
      expect(formatAmount(amount, currency)).not.toBe(formatUsd(amount))
    }),
  )
})

test('an amount in its own units is a number that a spreadsheet can add up', () => {
  expect([toUnits(5_050, 'eur'), toUnits(5_050, 'jpy'), toUnits(5_050, 'tnd')]).toEqual([50.5, 5_050, 5.05])
})

test.each(['bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'vnd', 'vuv', 'xaf', 'xof', 'xpf'])(
  '5,000 %s are 5,000',
  (currency) => expect(toUnits(5_000, currency)).toBe(5_000),
)

test.each(['bhd', 'jod', 'kwd', 'omr', 'tnd'])('5,000 %s are five', (currency) =>
  expect(toUnits(5_000, currency)).toBe(5),
)

test('nothing has no sign, and forty signs may be an amount', () => {
  expect([formatUsd(-0.4), formatUsd(0), parseCents('-0'), parseCents('-0.001')]).toEqual(['$0.00', '$0.00', 0, 0])
  expect(parseCents(`${' '.repeat(38)}12`)).toBe(1200)
  expect(parseCents(`${' '.repeat(39)}12`)).toBeNull()
})
