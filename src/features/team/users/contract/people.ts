import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { held } from './hand-over.ts'

const short = z.string().check(z.maxLength(200))
const id = z.guid()

const levels = ['', 'Manager', 'Admin'] as const
export type Level = (typeof levels)[number]

const person = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.string(),
  admin_level: nullableText,
  organization_id: z.string(),
  organization_name: z.string(),
  last_sign_in_at: z.nullable(instant),
  two_factor_at: z.nullable(instant),
  deactivated_at: z.nullable(instant),
  /** Since when a calendar reads the interviews with the person's secret address. */
  calendar_feed_at: z.nullable(instant),
  isSelf: z.boolean(),
})
export type Person = z.infer<typeof person>

export const peopleQuery = z.object({
  q: z._default(short, ''),
  level: z._default(z.enum(['', 'none', 'Manager', 'Admin']), ''),
  status: z._default(z.enum(['', 'active', 'deactivated', 'no-two-factor']), ''),
  organization: z._default(z.nullable(id), null),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})

/** Admins read their own organization, platform Admins all; 25 a page. */
export const people = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'List the people in your organization (platform Admins: all organizations)',
  needs: 'users:manage',
  input: peopleQuery,
  reply: z.object({
    rows: z.array(person),
    total: z.number(),
    organizations: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  reads: ['users'],
  example: () => ({}),
})

/** Only the given fields change. Another organization: platform Admins only, with a reason. */
export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/users/{id}',
  summary: 'Change a person’s admin level, role or organization',
  needs: 'users:manage',
  input: z.object({
    id,
    admin_level: z.optional(z.enum(levels)),
    role: z.optional(short),
    organization_id: z.optional(id),
    reason: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: done,
  invalidates: ['users'],
  example: (of) => ({ id: of('user'), role: 'user' }),
})

/** With `hand_over` everything they hold passes to a colleague in the same step, or nothing happens at all. */
export const deactivatePerson = endpoint({
  method: 'POST',
  path: '/api/users/{id}/deactivate',
  summary: 'Deactivate a person’s account. History stays and sessions end.',
  needs: 'users:manage',
  input: z.object({
    id,
    hand_over: z.optional(z.object({ to: id, expected: held, overlaps: z._default(z.boolean(), false) })),
  }),
  reply: done,
  invalidates: ['users', 'candidates', 'interviews', 'texts', 'logins', 'organizations', 'finance'],
  example: (of) => ({ id: of('user') }),
})

export const reactivatePerson = endpoint({
  method: 'POST',
  path: '/api/users/{id}/reactivate',
  summary: 'Reactivate an account',
  needs: 'users:manage',
  input: z.object({ id }),
  reply: done,
  invalidates: ['users'],
  example: (of) => ({ id: of('user') }),
})

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/users/{id}/end-sessions',
  summary: 'Sign a person out everywhere',
  needs: 'users:manage',
  input: z.object({ id }),
  reply: z.object({ ended: z.number() }),
  invalidates: ['users'],
  example: (of) => ({ id: of('user') }),
})

export const endPersonCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/users/{id}/end-calendar-feed',
  summary: 'End a person’s calendar address',
  needs: 'users:manage',
  input: z.object({ id }),
  reply: done,
  invalidates: ['users'],
  example: (of) => ({ id: of('user') }),
})

/** Requires the Admin's own password: an open session alone removes no one else's second factor. */
export const resetPersonTwoFactor = endpoint({
  method: 'POST',
  path: '/api/users/{id}/reset-two-factor',
  summary: 'Reset two-factor sign-in for a person',
  needs: 'users:manage',
  input: z.object({ id, password: z._default(short, '') }),
  reply: done,
  invalidates: ['users'],
  example: (of) => ({ id: of('user'), password: 'not-the-password' }),
})

/** For people without working email: they have no address, or the installation sends none. */
export const makePersonResetLink = endpoint({
  method: 'POST',
  path: '/api/users/{id}/reset-link',
  summary: 'Create a password link for a person',
  needs: 'users:manage',
  input: z.object({ id }),
  reply: z.object({ link: z.string(), expiresAt: instant }),
  rateLimit: 20,
  example: (of) => ({ id: of('user') }),
})
