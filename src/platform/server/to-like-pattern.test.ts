import { expect, test } from 'vitest'
import { toLikePattern } from './to-like-pattern.ts'

test.each([
  [' 50% ', String.raw`%50\%%`],
  ['a_b', String.raw`%a\_b%`],
  [String.raw`back\slash`, String.raw`%back\\slash%`],
  ['', '%%'],
])('%j is looked for as it is', (typed, pattern) => {
  expect(toLikePattern(typed)).toBe(pattern)
})
