import { expect, test } from 'vitest'
import { listNewNotes, splitLong } from './new-words.ts'

test.each([
  ['nothing is on file', ['A', 'B'], [], ['A\nB']],
  ['all is on file, in one note or several', ['A', 'B'], ['B', 'x\nA\ny'], []],
  ['a text is a part of a longer line only', ['Rating: 4'], ['Rating: 45', 'Old Rating: 4'], ['Rating: 4']],
  ['a text of several lines is on file whole', ['A: 1\n2', 'C'], ['A: 1\n2\nB'], ['C']],
  ['a row says the same twice', ['A', 'A'], [], ['A']],
] as const)('adds what is new when %s', (_, words, notes, added) => expect(listNewNotes(words, notes)).toEqual(added))

test('fills no note beyond its limit', () => {
  const long = 'x'.repeat(19_999)
  expect(listNewNotes([long, 'y', 'z'], [])).toEqual([long, 'y\nz'])
})

test('splits a long text between characters', () => {
  const text = `${'a'.repeat(19_999)}😀${'b'.repeat(20_001)}`
  const parts = splitLong(text)
  expect(parts.map((part) => part.length)).toEqual([19_999, 20_000, 3])
  expect(parts.join('') === text && parts.every((part) => part.isWellFormed())).toBe(true)
})
