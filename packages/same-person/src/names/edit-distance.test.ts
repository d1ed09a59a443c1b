import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['garcia', 'garcai', 1],
  ['garcia', 'garcias', 1],
  ['garcia', 'arcia', 1],
  ['garcia', 'gercia', 1],
  ['aab', 'ab', 1],
  ['garcia', 'graica', 2],
  ['', 'a', 1],
])('%s and %s are %i apart', (one, other, steps) => {
  expect(editDistance(one, other, 2)).toBe(steps)
  expect(editDistance(one, other, 1)).toBe(steps)
})

test('counting up to one finds what counting up to two finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other, 1)).toBe(Math.min(2, editDistance(one, other, 2)))
    }),
  )
})
