import { expect, test } from 'vitest'
import { compilePhrases } from './phrases.ts'
import { splitWords } from './words.ts'

const phrases = compilePhrases([
  ['token', 'token'],
  ['token economy', 'economy'],
  ['token economy system board', 'board'],
  ['behaviour plans', 'plan'],
  ['token', 'again'],
])
const found = (text: string) =>
  phrases
    .all(splitWords(text))
    .map(({ value, from, to }) => `${value} ${from}-${to}`)
    .join(', ')

test.each([
  ['token', 'token 0-1'],
  ['a token b', 'token 1-2'],
  ['token economy', 'economy 0-2'],
  ['token economies', 'token 0-1'],
  ['tokens economy', 'economy 0-2'],
  ['token economy system', 'economy 0-2'],
  ['token economy system board', 'board 0-4'],
  ['token token economy token', 'token 0-1, economy 1-3, token 3-4'],
  ['behavior plan', 'plan 0-2'],
  ['tokenize', ''],
  ['economy', ''],
  ['', ''],
])('in “%s” %s is found: the longest from left to right', (text, said) => expect(found(text)).toBe(said))

test.each([' ', '-', '–', '/', '&', '’', '.', '®', '™', '+', ' - ', ' / ', '    '])(
  '%j may stand within a phrase',
  (gap) => {
    expect(found(`token${gap}economy`)).toBe('economy 0-2')
  },
)

test.each([',', ';', ':', '(', '     ', ' -- ,', '\n|'])('%j may not', (gap) => {
  expect(found(`token${gap}economy`)).toBe('token 0-1')
})

test('one is found where it begins, or anywhere in a text', () => {
  const words = splitWords('my token economy')
  expect(phrases.at(words, 0)).toBeNull()
  expect(phrases.at(words, 1)).toEqual({ value: 'economy', from: 1, to: 3 })
  expect(phrases.at(words, 3)).toBeNull()
  expect(phrases.isIn('my token')).toBe(true)
  expect(phrases.isIn('my board')).toBe(false)
})
