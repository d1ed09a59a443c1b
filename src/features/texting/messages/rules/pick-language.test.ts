import { expect, test } from 'vitest'
import { isSpanishMismatch, pickLanguage } from './pick-language.ts'

test.each([
  ['Spanish', 'Hola', 'Hola'],
  ['Spanish', '  ', 'Hi'],
  ['Spanish', null, 'Hi'],
  ['Spanish', undefined, 'Hi'],
  ['English', 'Hola', 'Hi'],
  ['Other', 'Hola', 'Hi'],
  [null, 'Hola', 'Hi'],
])('who prefers %s and could read %j gets %j', (language, spanish, words) => {
  expect(pickLanguage(language, { english: 'Hi', spanish })).toBe(words)
})

test('a template’s Spanish words do not fit other words than its own', () => {
  const templates = [
    { content: 'Call?', content_spanish: '¿Llamamos?' },
    { content: 'Call us?', content_spanish: '¿Llamamos? ' },
    { content: 'Hello', content_spanish: null },
    { content: 'Bye' },
  ]
  expect(isSpanishMismatch(' Call? ', '¿Llamamos?', templates)).toBe(false)
  expect(isSpanishMismatch('Call us?', ' ¿Llamamos?', templates)).toBe(false)
  expect(isSpanishMismatch('Friday at 4?', '¿Llamamos?', templates)).toBe(true)
  expect(isSpanishMismatch('Friday at 4?', '¿El viernes a las 4?', templates)).toBe(false)
  expect(isSpanishMismatch('Friday at 4?', ' ', templates)).toBe(false)
})
