import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

// SCIM 2.0 (RFC 7643, RFC 7644): calls of a clinic's own directory, with an API key for people.

const text = z.string().check(z.maxLength(400))
const maybe = z.optional(z.nullable(text))
const names = {
  displayName: maybe,
  name: z.optional(z.nullable(z.object({ formatted: maybe, givenName: maybe, familyName: maybe }))),
}
/** Any text: an unknown id answers 404, not 400. */
const id = z.string().check(z.maxLength(200))

const scimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  userName: z.string(),
  displayName: z.string(),
  name: z.object({ formatted: z.string(), givenName: z.string(), familyName: z.string() }),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
  active: z.boolean(),
  meta: z.object({ resourceType: z.string(), created: z.string(), location: z.string() }),
})
const page = <T extends z.ZodMiniType>(resource: T) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number(),
    startIndex: z.number(),
    itemsPerPage: z.number(),
    Resources: z.array(resource),
  })
const anything = z.looseObject({})
const nothing = z.object({})
const needs = 'users:provision' as const

export const scimConfig = endpoint({
  method: 'GET',
  path: '/scim/v2/ServiceProviderConfig',
  summary: 'SCIM: the supported features',
  needs,
  input: nothing,
  reply: anything,
  example: () => ({}),
})

export const scimResourceTypes = endpoint({
  method: 'GET',
  path: '/scim/v2/ResourceTypes',
  summary: 'SCIM: the kinds of resources',
  needs,
  input: nothing,
  reply: page(anything),
  example: () => ({}),
})

export const scimSchemas = endpoint({
  method: 'GET',
  path: '/scim/v2/Schemas',
  summary: 'SCIM: the attributes of a user',
  needs,
  input: nothing,
  reply: page(anything),
  example: () => ({}),
})

/** `count` at most 200; the order is the same for every page. */
export const scimUsers = endpoint({
  method: 'GET',
  path: '/scim/v2/Users',
  summary: 'SCIM: list people, or find one by user name',
  needs,
  input: z.object({
    filter: z._default(text, ''),
    startIndex: z._default(z.int(), 1),
    count: z._default(z.int(), 100),
  }),
  reply: page(scimUser),
  example: () => ({ filter: 'userName eq "no-one@example.test"' }),
})

export const scimUserById = endpoint({
  method: 'GET',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: get one person',
  needs,
  input: z.object({ id }),
  reply: scimUser,
  example: (of) => ({ id: of('user') }),
})

/** An invitation: the person chooses a password by its link. Groups and passwords are passed over. */
export const createScimUser = endpoint({
  method: 'POST',
  path: '/scim/v2/Users',
  summary: 'SCIM: invite a person',
  needs,
  input: z.object({ userName: text, ...names, active: z.optional(z.unknown()) }),
  reply: scimUser,
  invalidates: ['users'],
  example: (of) => ({ userName: `${of('newId')}@example.test`, displayName: 'New Person', active: true }),
})

/** Changes `active` alone; without it nothing. */
export const replaceScimUser = endpoint({
  method: 'PUT',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: deactivate or reactivate a person, in the whole form',
  needs,
  input: z.object({ id, active: z.optional(z.unknown()) }),
  reply: scimUser,
  invalidates: ['users'],
  example: (of) => ({ id: of('user'), active: true }),
})

export const patchScimUser = endpoint({
  method: 'PATCH',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: deactivate or reactivate a person',
  needs,
  input: z.object({
    id,
    Operations: z
      .array(z.object({ op: text, path: z.optional(text), value: z.optional(z.unknown()) }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  reply: scimUser,
  invalidates: ['users'],
  example: (of) => ({ id: of('user'), Operations: [{ op: 'replace', path: 'active', value: true }] }),
})

/** Deactivates: their work stays, and they can be reactivated. */
export const deleteScimUser = endpoint({
  method: 'DELETE',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: deactivate a person',
  needs,
  input: z.object({ id }),
  reply: z.unknown(),
  invalidates: ['users'],
  example: (of) => ({ id: of('user') }),
})
