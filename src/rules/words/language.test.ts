import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage, getLocale } from './language.ts'

const nothing = { asked: null, remembered: null, browser: [] }

test('the address wins over what was chosen before, and that over the browser', () => {
  expect(chooseLanguage({ asked: 'en', remembered: 'es', browser: ['es-MX'] })).toBe('en')
  expect(chooseLanguage({ asked: 'es', remembered: 'en', browser: ['en-US'] })).toBe('es')
  expect(chooseLanguage({ asked: null, remembered: 'es', browser: ['en-US'] })).toBe('es')
  expect(chooseLanguage({ asked: 'de', remembered: 'xx', browser: ['en-US'] })).toBe('en')
})

test.each([
  [['es-MX', 'en'], 'es'],
  [['ES'], 'es'],
  [['fr-CA', 'es', 'en'], 'es'],
  [['en-US', 'es'], 'en'],
  [['est', 'eng'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that prefers %j reads %s', (browser, language) => {
  expect(chooseLanguage({ ...nothing, browser })).toBe(language)
})

test('the language is one that we speak, for any address or browser', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.string()), (asked, remembered, browser) => {
      expect(['en', 'es']).toContain(chooseLanguage({ asked, remembered, browser }))
    }),
  )
})

test('hours are written as in the United States, in either language', () => {
  const at = new Date('2026-11-24T14:00:00Z')
  const shown = (language: 'en' | 'es') =>
    new Intl.DateTimeFormat(getLocale(language), {
      timeZone: 'America/New_York',
      weekday: 'long',
      day: 'numeric',
    }).format(at)
  expect([shown('en'), shown('es')]).toEqual(['24 Tuesday', 'martes 24'])
})
