import { expect, test } from 'vitest'
import { findTextLanguage } from './find-text-language.ts'

test.each([
  ['tomorrow after 3', 'en'],
  ['Yes', 'en'],
  ['the second one', 'en'],
  ['sounds good', 'en'],
  ['el jueves después de las 4', 'es'],
  ['Sí, mañana', 'es'],
  ['gracias', 'es'],
  ['no puedo', 'es'],
  ['hola, todavía me interesa', 'es'],
  ['ok', null],
  ['3:30', null],
  ['👍', null],
  ['', null],
])('“%s” is written in %s', (text, language) => {
  expect(findTextLanguage([text])).toBe(language)
})

test('the newest text that tells a language counts', () => {
  expect(findTextLanguage(['ok', 'mañana por la tarde', 'tomorrow'])).toBe('es')
  expect(findTextLanguage(['tomorrow', 'mañana por la tarde'])).toBe('en')
  expect(findTextLanguage([])).toBeNull()
})
