import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSimilarNames, reasonsForDuplicate } from './look-alike.ts'

test.each([
  ['Ana García', 'ANA GARCIA'],
  ['Katherine Johnson', 'Katharine Johnson'],
  ['Johnson Katherine', 'Katherine Johnson'],
  ['Maria del Carmen Lopez', 'Maria Lopez'],
  ["Sean O'Neil", 'Sean ONeil'],
  ['Cher', 'CHER'],
  ['Ann Lee', 'Anna Lee'],
  ['Jose Ruiz', 'Josh Ruiz'],
  ['Garrett Lee', 'Gerrets Lee'],
])('%s and %s may be one person', (one, other) => {
  expect(areSimilarNames(one, other)).toBe(true)
})

test.each([
  ['Ana García', 'Ben Okafor'],
  ['Ann Lee', 'Amy Lee'],
  ['Ana', 'Ana García'],
  ['', ''],
  ['Maria Lopez', 'Mario Lobos'],
  ['Ana', 'Ana Ana'],
  ['Ana Ana', 'Ana'],
  ['Annalee', 'Anna Lee'],
  ['Ann Lee', 'Ana Lee'],
  ['Jo Lee', 'Joe Lee'],
  ['Martin Lee', 'Mertis Lee'],
  ['Elena Ruiz', 'Selen Ruiz'],
  ['Ana García', 'García Lopez'],
  ['Ana García', ''],
])('%s and %s are two people', (one, other) => {
  expect(areSimilarNames(one, other)).toBe(false)
})

test('being similar does not depend on who is looked at first', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (one, other) => {
      expect(areSimilarNames(one, other)).toBe(areSimilarNames(other, one))
    }),
  )
})

test('every reason is named, and a missing key is no reason', () => {
  const ana = { full_name: 'Ana García', email_key: 'ana@x.test', phone_key: '5125550101', namesake_key: 'austin|ag' }
  expect(reasonsForDuplicate(ana, { ...ana, full_name: 'Anna Garcia' })).toEqual([
    'Same phone',
    'Same e-mail',
    'Similar name in the same city',
  ])
  const blank = { full_name: 'Ana García', email_key: null, phone_key: null, namesake_key: null }
  expect(reasonsForDuplicate(blank, blank)).toEqual([])
})

test('another key is no reason, and neither is another name in the same city', () => {
  const ana = { full_name: 'Ana García', email_key: 'ana@x.test', phone_key: '5125550101', namesake_key: 'austin|ag' }
  const other = { ...ana, email_key: 'ben@x.test', phone_key: '5125550102', namesake_key: 'dallas|ag' }
  expect(reasonsForDuplicate(ana, other)).toEqual([])
  expect(reasonsForDuplicate(ana, { ...other, email_key: ana.email_key })).toEqual(['Same e-mail'])
  expect(reasonsForDuplicate(ana, { ...other, namesake_key: ana.namesake_key, full_name: 'Alba Gil' })).toEqual([])
})
