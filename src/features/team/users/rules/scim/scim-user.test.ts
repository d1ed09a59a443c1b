import { expect, test } from 'vitest'
import { readFilter } from './read-filter.ts'
import { readName, toScimUser } from './scim-user.ts'

test.each([
  ['', null],
  ['userName eq "ana@x.test"', 'ana@x.test'],
  ['username EQ "Ana@X.test"', 'ana@x.test'],
  ['emails[type eq "work"].value eq "ana@x.test"', 'ana@x.test'],
  [' urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a\\"b@x.test" ', 'a"b@x.test'],
])('reads the filter %j', (filter, found) => {
  expect(readFilter(filter)).toBe(found)
})

test.each([
  'userName co "ana"',
  'externalId eq "1"',
  'userName eq ana@x.test',
  'userName eq "a" or active eq true',
  'x',
])('refuses the filter %j', (filter) => {
  expect(() => readFilter(filter)).toThrow(expect.objectContaining({ details: { scimType: 'invalidFilter' } }))
})

test('a name comes from whichever part is sent, and is written in parts', () => {
  expect(readName({ displayName: ' Ana  Ruiz ' })).toBe('Ana Ruiz')
  expect(readName({ displayName: null, name: { formatted: '', givenName: 'Ana', familyName: 'Ruiz' } })).toBe(
    'Ana Ruiz',
  )
  expect(readName({})).toBe('')
  const person = { id: '1', email: 'a@x.test', full_name: 'Ana de la Ruiz', active: true, created_at: '2026-01-01' }
  expect(toScimUser(person, 'https://x.test')).toMatchObject({
    userName: 'a@x.test',
    name: { givenName: 'Ana', familyName: 'de la Ruiz' },
    meta: { location: 'https://x.test/scim/v2/Users/1' },
  })
})
