import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'
import { accessLevels } from '../rules/access.ts'

const upTo = (most: number) => z._default(z.string().check(z.maxLength(most)), '')
const kept = (most: number) => z.optional(z.string().check(z.maxLength(most)))
const saved = z.object({ id: z.string() })

const plain = {
  site: upTo(200),
  url: upTo(2_000),
  username: upTo(320),
  /** Absent or null: yourself when adding, unchanged when editing. */
  owner_id: z._default(z.nullable(z.guid()), null),
  tags: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
  /** 3/14/2026 or 2026-03-14; empty: no date. */
  rotates_on: upTo(40),
}

/** Adds a login. Site, username, and password are required, an address is https; each problem is at its field. */
export const addLogin = endpoint({
  method: 'POST',
  path: '/api/logins',
  summary: 'Save a login',
  needs: 'logins:see',
  input: z.object({
    ...plain,
    organization_id: z.guid(),
    secret: upTo(1_000),
    notes: upTo(5_000),
    two_factor_note: upTo(1_000),
    totp: upTo(2_000),
  }),
  reply: saved,
  invalidates: ['logins'],
  example: (id) => ({
    organization_id: id('organization'),
    site: 'Indeed',
    url: 'https://employers.indeed.com',
    username: 'hiring@example.test',
    secret: 'k7!mQ2xzR4w#tB9e',
  }),
})

/** Hidden parts that are absent stay as they are; empty ones are removed. The password itself is rotated. */
export const editLogin = endpoint({
  method: 'PUT',
  path: '/api/logins/{id}',
  summary: 'Edit a saved login',
  needs: 'logins:see',
  input: z.object({ ...plain, id: z.guid(), notes: kept(5_000), two_factor_note: kept(1_000), totp: kept(2_000) }),
  reply: saved,
  invalidates: ['logins'],
  example: (id) => ({ id: id('login'), site: 'Indeed', username: 'hiring@example.test' }),
})

/** The old password goes into the history. Refuses one that the entry has or had before. */
export const rotateLogin = endpoint({
  method: 'POST',
  path: '/api/logins/{id}/rotate',
  summary: 'Change a saved login’s password',
  needs: 'logins:see',
  input: z.object({ id: z.guid(), secret: upTo(1_000), rotates_on: upTo(40) }),
  reply: saved,
  invalidates: ['logins'],
  example: (id) => ({ id: id('login'), secret: 'a-new-One-8f3K-never-used' }),
})

/** Into the trash, from where it comes back for 30 days. */
export const deleteLogin = endpoint({
  method: 'POST',
  path: '/api/logins/{id}/delete',
  summary: 'Delete a saved login',
  needs: 'logins:see',
  input: z.object({ id: z.guid() }),
  reply: saved,
  invalidates: ['logins'],
  example: (id) => ({ id: id('spareLogin') }),
})

export const restoreLogin = endpoint({
  method: 'POST',
  path: '/api/logins/{id}/restore',
  summary: 'Restore a saved login from the trash',
  needs: 'logins:see',
  input: z.object({ id: z.guid() }),
  reply: saved,
  invalidates: ['logins'],
  example: (id) => ({ id: id('trashedLogin') }),
})

/** `none` takes the access away. `until` is the last day, in the organization's time zone; empty: without an end. */
export const shareLogin = endpoint({
  method: 'PUT',
  path: '/api/logins/{id}/access',
  summary: 'Set who can use, see, or edit a saved login, and until when',
  needs: 'logins:see',
  input: z.object({ id: z.guid(), user_id: z.guid(), level: z.enum([...accessLevels, 'none']), until: upTo(40) }),
  reply: done,
  invalidates: ['logins'],
  example: (id) => ({ id: id('login'), user_id: id('user'), level: 'none' as const }),
})
