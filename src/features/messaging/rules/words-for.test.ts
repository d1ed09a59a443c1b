import { expect, test } from 'vitest'
import { wordsFor } from './words-for.ts'

test.each([
  ['Spanish', 'Hola', 'Hola'],
  ['Spanish', '  ', 'Hi'],
  ['Spanish', null, 'Hi'],
  ['Spanish', undefined, 'Hi'],
  ['English', 'Hola', 'Hi'],
  ['Other', 'Hola', 'Hi'],
  [null, 'Hola', 'Hi'],
])('who prefers %s and could read %j gets %j', (language, spanish, words) => {
  expect(wordsFor(language, { english: 'Hi', spanish })).toBe(words)
})
