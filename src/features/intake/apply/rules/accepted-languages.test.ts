import { expect, test } from 'vitest'
import { listAcceptedLanguages } from './accepted-languages.ts'

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', ['es-MX', 'es', 'en']],
  ['en;q=0.5, es-MX', ['es-MX', 'en']],
  ['es;q=0, en', ['en']],
  ['', []],
  [';;,q=,*;q=x', ['q=']],
])('the languages of %j come by their weight', (header, languages) => {
  expect(listAcceptedLanguages(header)).toEqual(languages)
})
