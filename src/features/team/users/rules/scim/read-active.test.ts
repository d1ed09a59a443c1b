import { expect, test } from 'vitest'
import { type PatchOperation, readPatch } from './read-active.ts'

const user = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** As directories send them: Okta, Microsoft Entra with and without its flag, its older form, SailPoint, and others. */
const requests: [name: string, operations: PatchOperation[], active: boolean | null][] = [
  ['Okta deactivates', [{ op: 'replace', value: { active: false } }], false],
  ['Okta reactivates', [{ op: 'replace', value: { active: true } }], true],
  ['Entra deactivates', [{ op: 'Replace', path: 'active', value: 'False' }], false],
  ['Entra deactivates by Add', [{ op: 'Add', path: 'active', value: 'False' }], false],
  ['Entra deactivates, compliant', [{ op: 'replace', path: 'active', value: false }], false],
  ['Entra deactivates without a path', [{ op: 'Replace', value: { active: 'False' } }], false],
  ['Entra, as a list', [{ op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] }], false],
  [
    'Entra changes much',
    [
      { op: 'Replace', path: 'displayName', value: 'Ana Ruiz' },
      { op: 'Add', path: `${enterprise}:department`, value: 'Clinic' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ana@x.test' },
      { op: 'Replace', path: 'active', value: 'True' },
    ],
    true,
  ],
  ['SailPoint', [{ op: 'add', value: { active: false } }], false],
  ['the full name of the attribute', [{ op: 'replace', path: `${user}:active`, value: 'false' }], false],
  ['the full name inside a value', [{ op: 'replace', value: { [`${user}:Active`]: false } }], false],
  ['other attributes', [{ op: 'replace', path: 'name.givenName', value: 'Ana' }], null],
  ['a removed attribute', [{ op: 'Remove', path: `${enterprise}:manager` }], null],
  [
    'the last one wins',
    [
      { op: 'replace', path: 'active', value: true },
      { op: 'replace', path: 'active', value: false },
    ],
    false,
  ],
]
test.each(requests)('%s', (_, operations, active) => {
  expect(readPatch(operations)).toBe(active)
})

test.each<[PatchOperation, string]>([
  [{ op: 'replace', path: 'active', value: 'no' }, 'invalidValue'],
  [{ op: 'replace', path: 'active' }, 'invalidValue'],
  [{ op: 'replace', path: 'active', value: null }, 'invalidValue'],
  [{ op: 'replace', path: 'active', value: 0 }, 'invalidValue'],
  [{ op: 'replace', value: { active: 'off' } }, 'invalidValue'],
  [{ op: 'remove', path: 'active' }, 'mutability'],
  [{ op: 'disable', path: 'active' }, 'invalidSyntax'],
  [{ op: 'replace', value: 'False' }, 'noTarget'],
  [{ op: 'remove' }, 'noTarget'],
])('refuses %j rather than letting someone stay', (operation, scimType) => {
  expect(() => readPatch([operation])).toThrow(expect.objectContaining({ details: { scimType } }))
})
