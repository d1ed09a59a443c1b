import { expect, test } from 'vitest'
import { type Actor, getScope, type Key, type Person } from './actor.ts'

const organizationId = '00000000-0000-4000-8000-0000000000aa'
const named = { authUserId: 'a', userId: 'u', organizationId, fullName: 'Riley Adams', rights: [] }
const person: Person = {
  ...named,
  kind: 'person',
  isPlatform: false,
  email: 'clinic@example.test',
  adminLevel: null,
  isHeld: false,
  usedSecondFactor: false,
  impersonation: null,
}
const key: Key = { ...named, kind: 'key', isPlatform: false, email: '', adminLevel: null, scope: 'write' }

test.each<[string, Actor, { crossTenant: boolean; system: boolean; readOnly?: boolean }]>([
  ['a person', person, { crossTenant: false, system: false }],
  ['platform staff', { ...person, isPlatform: true }, { crossTenant: true, system: false }],
  [
    'who looks as an organization, and changes nothing',
    { ...person, impersonation: { id: 'v', organization: 'Bright Path ABA', until: 1 } },
    { crossTenant: false, system: false, readOnly: true },
  ],
  ['a program with a key', key, { crossTenant: false, system: false }],
  [
    'the reader of a link',
    { kind: 'reader', platformOrganizationId: organizationId },
    { crossTenant: true, system: false },
  ],
  [
    'a job of an organization',
    { kind: 'system', organizationId, isPlatform: false },
    { crossTenant: false, system: true },
  ],
  ['a job of all', { kind: 'system', organizationId, isPlatform: true }, { crossTenant: true, system: true }],
])('%s says itself what may be seen', (_, actor, seen) => {
  expect(getScope(actor)).toEqual({ organizationId, authUserId: 'userId' in actor ? 'a' : '', ...seen })
})
