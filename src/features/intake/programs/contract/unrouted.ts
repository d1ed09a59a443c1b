import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { automaticKinds } from '../rules/mail/automatic-mail.ts'

const position = z.enum(positions)
const one = z.object({ id: z.guid() })

/** A code that leads somewhere, and where. */
export const openCode = z.object({ code: z.string(), organization: z.string(), location: z.string(), position })

/** Someone an email may be from, and why, in a sentence. */
const proposed = z.object({
  full_name: z.string(),
  email_address: z.string(),
  phone_number: z.string(),
  reason: z.string(),
})

/** An application whose job code leads nowhere, or an email whose applicant is not evident. */
export const unroutedApplication = z.object({
  id: z.string(),
  /** As it was received. */
  code: z.string(),
  name: z.string(),
  email: nullableText,
  phone: nullableText,
  hasResume: z.boolean(),
  came_from: z.string(),
  /** The organization of the submitting program, where that is known. */
  organization: nullableText,
  received_at: instant,
  /** Of an email: why this person is proposed, and where the email’s code leads. */
  reason: nullableText,
  place: z.nullable(openCode),
  /** The kind of an email that no person wrote; such ones are dismissed as they come. */
  set_aside: z.nullable(z.enum(automaticKinds)),
})

/** Applications that wait for a place, the newest first; or those that were dismissed. */
export const unroutedApplications = endpoint({
  method: 'GET',
  path: '/api/unrouted',
  summary: 'List applications with an unknown job code',
  needs: 'platform:see',
  input: z.object({
    page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    show: z._default(z.enum(['waiting', 'dismissed']), 'waiting'),
  }),
  reply: z.object({ rows: z.array(unroutedApplication), total: z.number() }),
  reads: ['candidates'],
  example: () => ({}),
})

/** One application's content, in its own words, and the open codes that its own comes close to. */
export const unroutedDetails = endpoint({
  method: 'GET',
  path: '/api/unrouted/{id}',
  summary: 'Get an unrouted application and similar job codes',
  needs: 'platform:see',
  input: one,
  reply: z.object({
    state: z.enum(['waiting', 'dismissed']),
    /** Long ones are cut. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    consent: nullableText,
    codes: z.array(openCode),
    position,
    /** The people an email proposes, the likeliest first. */
    people: z.array(proposed),
    /** The names of its files. */
    files: z.array(z.string()),
  }),
  reads: ['candidates'],
  example: (id) => ({ id: id('unrouted') }),
})

/**
 * Sends an application where it belongs: to the place of `code`, or to `location_id`. It lands as if it had come with
 * that code, once: a second try is refused (409). An application that the clinic refuses continues to wait, with the
 * clinic's words.
 */
export const routeApplication = endpoint({
  method: 'POST',
  path: '/api/unrouted/{id}/route',
  summary: 'Send an unrouted application to a clinic',
  needs: 'platform:edit',
  input: z.extend(one, {
    code: z._default(z.string().check(z.maxLength(60)), ''),
    location_id: z.optional(z.guid()),
    /** Left out: the position of the application, or else of the code. */
    position: z.optional(position),
    /** Fields that the application lacks; blank: its own. */
    full_name: z._default(z.string().check(z.maxLength(200)), ''),
    email_address: z._default(z.string().check(z.maxLength(320)), ''),
    phone_number: z._default(z.string().check(z.maxLength(60)), ''),
    /** These three name someone else: the application's own personal fields are not used. */
    is_other: z._default(z.boolean(), false),
  }),
  reply: z.object({
    candidate_id: z.string(),
    organization: z.string(),
    location: z.string(),
    position,
    result: z.enum(['added', 'updated', 'known']),
  }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('unrouted'), location_id: id('location') }),
})

/** Puts aside a message that is no application; `dismissed` false restores it. It is deleted 30 days later. */
export const dismissApplication = endpoint({
  method: 'PUT',
  path: '/api/unrouted/{id}/dismissed',
  summary: 'Dismiss or restore an unrouted application',
  needs: 'platform:edit',
  input: z.extend(one, { dismissed: z.boolean() }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('unrouted'), dismissed: true }),
})
