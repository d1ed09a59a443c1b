import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { accessLevels } from '../rules/access.ts'

const short = z.string().check(z.maxLength(200))
export const accessLevel = z.enum(accessLevels)

/** An entry as lists show it: nothing secret, not even its length. */
export const loginRow = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  site: z.string(),
  url: nullableText,
  username: z.string(),
  owner_id: nullableText,
  owner: nullableText,
  tags: z.array(z.string()),
  secret_changed_at: z.string(),
  /** 0 Weak, 1 Fair, 2 Good, 3 Strong; null without a password. */
  strength: z.nullable(z.number()),
  /** How many other entries that one may see have the same password. */
  reused: z.number(),
  rotates_on: nullableText,
  last_used_at: nullableText,
  last_used_by: nullableText,
  has_totp: z.boolean(),
  access: accessLevel,
  /** The last day of your own access, in the organization's time zone. */
  until: z.nullable(day),
  deleted_at: nullableText,
})
export type LoginRow = z.infer<typeof loginRow>

const loginViews = ['due', 'weak', 'reused', 'trash'] as const
const loginSorts = ['site', 'age', 'strength', 'rotates', 'used'] as const

export const loginsQuery = z.object({
  timeZone,
  q: z._default(short, ''),
  organization: z._default(z.array(z.guid()), []),
  /** due: to rotate within 14 days; weak: Weak or Fair. Empty: all that are not in the trash. */
  view: z._default(z.enum(['', ...loginViews]), ''),
  /** Only those whose present password this person has set, shown, or copied. */
  known: z.optional(z.guid()),
  sort: z._default(z.enum(loginSorts), 'site'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})

export const logins = endpoint({
  method: 'GET',
  path: '/api/logins',
  summary: 'List saved logins you can use, 25 per page, without secrets',
  needs: 'logins:see',
  input: loginsQuery,
  reply: z.object({
    rows: z.array(loginRow),
    total: z.number(),
    counts: z.object({ due: z.number(), weak: z.number(), reused: z.number(), trash: z.number() }),
    /** Name of the person in `known`. Null without it. */
    known_to: nullableText,
  }),
  reads: ['logins'],
  example: () => ({}),
})

const person = z.object({ id: z.string(), name: z.string() })

/** An entry with what its parts are, who may do what with it (for those who may edit), and its earlier passwords by number. */
export const loginDetails = endpoint({
  method: 'GET',
  path: '/api/logins/{id}',
  summary: 'Get a saved login without its secrets',
  needs: 'logins:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    login: loginRow,
    has: z.object({ secret: z.boolean(), notes: z.boolean(), two_factor_note: z.boolean(), totp: z.boolean() }),
    created_at: z.string(),
    shares: z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        level: accessLevel,
        until: z.nullable(day),
        ended: z.boolean(),
      }),
    ),
    versions: z.array(
      z.object({ number: z.number(), since: z.string(), replaced_at: z.string(), replaced_by: nullableText }),
    ),
  }),
  reads: ['logins'],
  example: (id) => ({ id: id('login') }),
})

/** The newest 100 of who revealed, copied, changed, shared or was denied; never what. */
export const loginLog = endpoint({
  method: 'GET',
  path: '/api/logins/{id}/log',
  summary: 'List a saved login’s activity',
  needs: 'logins:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        name: z.string(),
        who: nullableText,
        /** The person who got or lost access. Null for all else, and for someone of the service. */
        whom: nullableText,
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  }),
  reads: ['logins', 'activity'],
  example: (id) => ({ id: id('login') }),
})

/** Those an entry of the organization may belong to or be shared with: its people who are not Managers, and platform staff for platform staff. */
export const loginPeople = endpoint({
  method: 'GET',
  path: '/api/logins/people',
  summary: 'List people who can own or use an organization’s logins',
  needs: 'logins:see',
  input: z.object({ organization: z.guid() }),
  reply: z.object({ people: z.array(person) }),
  reads: ['users'],
  example: (id) => ({ organization: id('organization') }),
})
