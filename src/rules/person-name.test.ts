import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, getFirstName, getGreetingName, getInitials } from './person-name.ts'

describe('a name is cleaned', () => {
  test.each([
    ["o'brien", "O'Brien"],
    ['D’ANGELO de la cruz', 'D’Angelo De La Cruz'],
    ['anna-lena mcdonald', 'Anna-Lena Mcdonald'],
    ['jamal Johnson Jr.', 'Jamal Johnson Jr'],
    ['T.J. Washington', 'Tj Washington'],
    ['Kai St. John', 'Kai St John'],
    ['Linh van der Berg 🌸', 'Linh Van Der Berg'],
    ['ОЛЬГА NGUYEN', 'Ольга Nguyen'],
    ['李 Washington', '李 Washington'],
    ['nguyễn  \t öztürk ', 'Nguyễn Öztürk'],
    ["'Ali' -Smith- ''", 'Ali Smith'],
    ["O''Brien--Lee", "O'Brien-Lee"],
    ['<script>alert(1)</script>', 'Scriptalertscript'],
    ['Zoe\u0000 4 Brown', 'Zoe Brown'],
    ['Zoe\u0308', 'Zoë'],
    ['\u0301 \u200d', ''],
    ['12345', ''],
    ['', ''],
  ])('%j becomes %j', (text, name) => expect(cleanName(text)).toBe(name))

  test('cleaning twice is cleaning once, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text))
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text))
      }),
    )
  })

  test('nothing but letters, inner joiners and single spaces is ever left', () => {
    const clean = /^(?:\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*(?: (?!$)|$))*$/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanName(text)).toMatch(clean)
      }),
    )
  })

  test('plain letters are cleaned as those of every script are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(cleanName(`Ж ${text}`)).toBe(`Ж ${cleanName(text)}`.trim())
      }),
    )
  })

  test('a megabyte of joiners does not stall', () => {
    expect(cleanName(`a${"'".repeat(1_000_000)}`)).toBe('A')
    expect(cleanName("a'".repeat(500_000))).toHaveLength(999_999)
  })
})

test('the first name is the first word, and no one is Unknown', () => {
  expect(getFirstName('emma grace Patel')).toBe('Emma')
  expect(getFirstName('anna-lena McDonald')).toBe('Anna-Lena')
  expect(getFirstName(' 🌸 ')).toBe('Unknown')
})

describe('the dashboard greets by first name', () => {
  test.each([
    [{ fullName: 'siobhán lee', metadataFullName: 'X', email: 'a@b.c' }, 'Siobhán'],
    [{ fullName: ' ', metadataFullName: 'mo x', email: 'a@b.c' }, 'Mo'],
    [{ fullName: null, metadataFullName: null, email: 'jane.doe@clinic.test' }, 'jane.doe'],
    [{ fullName: '', metadataFullName: '', email: '@clinic.test' }, 'User'],
    [{}, 'User'],
  ])('%j is greeted as %s', (person, greeting) => expect(getGreetingName(person)).toBe(greeting))
})

test('initials are the first letters of the first and last word', () => {
  expect(getInitials('siobhán hernández ruiz')).toBe('SR')
  expect(getInitials('李')).toBe('李')
  expect(getInitials('')).toBe('?')
})

test.each([
  ['éli\u2010noa', 'Éli-Noa'],
  ['é \t  b', 'É B'],
  ["o'''''brien", "O'Brien"],
  ["é'''''brien", "É'Brien"],
  ['ßen', 'Ssen'],
])('%j becomes %j, too', (text, name) => expect(cleanName(text)).toBe(name))

test('an address greets without the blanks before it', () => {
  expect(getGreetingName({ email: ' ana@example.test' })).toBe('ana')
})
