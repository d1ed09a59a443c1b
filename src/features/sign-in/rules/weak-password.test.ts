import { describe, expect, test } from 'vitest'
import { ownTime } from '../../../../tools/own-time.ts'
import { commonPassword, contextPassword, weakPassword } from './weak-password.ts'

const context = { email: 'priya.nair@brightpath.example', name: 'Priya Nair', organization: 'Bright Path ABA' }

describe('passwords that anybody would try', () => {
  test.each([
    '123456',
    '1234567890',
    '654321',
    'aaaaaa',
    '      ',
    '121212',
    'abcabc',
    'password',
    'Password1',
    'P@ssw0rd!',
    'passw0rd2024',
    'qwerty',
    'qwerty123',
    'asdfgh',
    '1q2w3e4r',
    'qazwsx',
    'letmein',
    'Welcome1',
    'iloveyou',
    'dragon',
    'monkey12',
    'sunshine!',
    '19850412',
    '12/04/1985',
    'abcdef',
    'football1',
    'admin123',
    'changeme',
    'trustno1',
    'summer2026',
    '111222',
  ])('%j is refused', (password) => expect(weakPassword(password, context)).toBe(commonPassword))
})

describe('passwords made of what everybody knows', () => {
  test.each([
    'priya.nair@brightpath.example',
    'PriyaNair1',
    'nair2026',
    'brightpath',
    'Bright-Path!',
    'reinforce',
    'Reinforce2026',
    'priya1',
  ])('%j is refused', (password) => expect(weakPassword(password, context)).toBe(contextPassword))
})

test.each([
  'correct-horse',
  'quiet-otter-9',
  'a-new-password',
  'a-first-password',
  'long-enough',
  'another-one',
  'x7!kPw',
  'brightpathotterlake',
  'zwölf blaue Vögel',
])('%j is taken', (password) => expect(weakPassword(password, context)).toBeNull())

test('two hundred characters of anything are judged at once', () => {
  for (const shape of [' ', 'a', '1', '((', '.-', 'é']) {
    expect(ownTime(() => weakPassword(shape.repeat(500_000), context))).toBeLessThan(200)
  }
})
