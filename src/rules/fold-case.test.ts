import { expect, test } from 'vitest'
import { foldCase, toLowerAscii } from './fold-case.ts'
import { takeFirstCharacters } from './take-first-characters.ts'

test('case does not matter in a comparison, in any alphabet', () => {
  expect(foldCase('SIOBHÁN ŁÓDŹ ΟΔΟΣ Žė')).toBe('siobhán łódź οδος žė')
  expect(foldCase('İ')).toBe('i\u0307')
})

test('letters on which databases disagree are one sign', () => {
  expect(foldCase('\u1c90\u{10570}a')).toBe('\ufffd\ufffda')
})

test('the plain lower case touches A to Z only', () => expect(toLowerAscii('TAKING \u212a É')).toBe('taking \u212a É'))

test('characters are counted whole', () => {
  expect(takeFirstCharacters('🌸a🌸b', 3)).toBe('🌸a🌸')
  expect(takeFirstCharacters('ab', 3)).toBe('ab')
  expect(takeFirstCharacters('🌸'.repeat(1_000_000), 2)).toBe('🌸🌸')
})
