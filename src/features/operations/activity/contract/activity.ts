import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

/**
 * Server-sent events `{ organization, area }` for what the person may see; ids only, the browser asks again. Events of
 * the last `since` milliseconds come at once: a page loads its rows before it listens.
 */
export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'Stream changes as they happen',
  needs: 'signed-in',
  input: z.object({ since: z._default(z.int().check(z.minimum(0), z.maximum(30_000)), 0) }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})

const short = z._default(z.string().check(z.maxLength(120)), '')

/**
 * The filter: events whose name begins so (`candidate`, `user.signedIn`), of one person, about one record, of one
 * organization, between two days.
 */
export const activityQuery = z.object({
  name: short,
  who: z._default(z.nullable(z.guid()), null),
  about: z._default(z.nullable(z.guid()), null),
  organization: z._default(z.nullable(z.guid()), null),
  from: short,
  until: short,
})

/** Admins only: a clinic's events, or every organization's for platform Admins. Newest first, 50 a page; `before` is the last one seen. */
export const activity = endpoint({
  method: 'GET',
  path: '/api/activity',
  summary: 'List activity, newest first',
  needs: 'users:manage',
  mayLag: true,
  input: z.extend(activityQuery, { before: short }),
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        name: z.string(),
        who: nullableText,
        organization: z.string(),
        about: nullableText,
        /** The candidate it is about, when it is about one. */
        candidate: nullableText,
        /** The name of its subject, of any kind; null when it has none (or no longer). */
        aboutName: nullableText,
        /** The event, in words, and its changes, a line a value. */
        sentence: z.string(),
        changes: z.array(z.string()),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    next: nullableText,
  }),
  reads: ['candidates', 'texts', 'job-posts', 'organizations', 'users', 'logins', 'activity'],
  example: () => ({}),
})

export const exportActivity = endpoint({
  method: 'GET',
  path: '/api/activity/export',
  summary: 'Export filtered activity as CSV, newest 20,000',
  needs: 'users:manage',
  mayLag: true,
  input: activityQuery,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})

/** The people and organizations with events: the choices of the filters. */
export const activityChoices = endpoint({
  method: 'GET',
  path: '/api/activity/choices',
  summary: 'List the people and organizations whose activity you can view',
  needs: 'users:manage',
  input: z.object({}),
  reply: z.object({
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    organizations: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  reads: ['organizations', 'users'],
  example: () => ({}),
})
