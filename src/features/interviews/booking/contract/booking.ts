import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { interviewType, wish } from '../../calendar/shapes/interview.ts'

const id = z.guid()
const zone = z.nullable(z.object({ timeZone: z.string(), isGuess: z.boolean() }))

/**
 * Gets the choices for a booking in a conversation: interviewers, locations, and free hours. The caller is the
 * interviewer unless another one is named.
 */
export const freeTimes = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/free-times',
  summary: 'Get free interview times for a candidate',
  needs: 'candidates:see',
  input: z.object({
    id,
    /** The literal stands for no one yet. Missing: the caller, if they are of the candidate's clinic. */
    interviewer_id: z.optional(z.union([id, z.literal('nobody')])),
    minutes: z._default(z.int().check(z.minimum(5), z.maximum(480)), 30),
    /** `none`: no location. Left out: the candidate's own. */
    location_id: z.optional(z.union([id, z.literal('none')])),
  }),
  reply: z.object({
    candidate: z.string(),
    organization: z.string(),
    /** Why this candidate cannot be interviewed, or null. */
    problem: nullableText,
    interviewer_id: nullableText,
    interviewer: nullableText,
    location_id: nullableText,
    starts: z.array(instant),
    /** When the candidate wrote that they can, the starts that fit, and the first of them, or the nearest where none does. */
    wish: z.nullable(wish),
    wanted: z.array(instant),
    proposed: z.nullable(instant),
    zone: z.string(),
    candidateZone: zone,
    language: z.enum(['en', 'es']),
    /** The status that a booking would move the candidate to, or null. */
    moveTo: nullableText,
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    places: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  reads: ['candidates', 'interviews', 'organizations', 'users'],
  example: (of) => ({ id: of('candidate') }),
})

/**
 * Books an interview, with a text about it and the status change if wanted: all or nothing. The text leaves ten seconds
 * later at the earliest. The same id is one booking; a taken hour is 409 at `at`.
 */
export const book = endpoint({
  method: 'POST',
  path: '/api/bookings',
  summary: 'Book an interview in a conversation',
  needs: 'candidates:edit',
  input: z.object({
    id,
    candidate_id: id,
    interviewer_id: z.nullable(id),
    type: interviewType,
    minutes: z._default(z.number(), 30),
    /** Left out: the candidate’s own location, as in the free times. */
    location_id: z.optional(z.nullable(id)),
    place: z._default(z.string().check(z.maxLength(500)), ''),
    at: instant,
    text: z._default(z.nullable(z.object({ id, message: z.string().check(z.maxLength(20_000)) })), null),
    moves: z._default(z.boolean(), false),
  }),
  reply: z.object({
    id: z.string(),
    at: instant,
    zone: z.string(),
    moved: z.boolean(),
    /** When its text leaves at the earliest and why it waits; null without one. `sendAt` null: until someone decides. */
    text: z.nullable(z.object({ sendAt: z.nullable(instant), held: nullableText })),
  }),
  invalidates: ['candidates', 'interviews', 'texts'],
  example: (of) => ({
    id: of('newId'),
    candidate_id: of('candidate'),
    interviewer_id: null,
    type: 'Phone' as const,
    at: '2026-12-02T15:00:00.000Z',
  }),
})

/**
 * Undoes a booking within an hour of it and before the interview begins: completely while its text has not left, else
 * by canceling. `whole`: only completely; 409 if the text was faster. Twice is once.
 */
export const undoBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/{id}/undo',
  summary: 'Undo a booking',
  needs: 'candidates:edit',
  input: z.object({ id, whole: z._default(z.boolean(), false) }),
  reply: z.object({
    undone: z.enum(['whole', 'cancelled']),
    /** The status the candidate has again, or null: none was moved, or someone moved on since. */
    status: nullableText,
    /** Text to correct the one that has left, or null. */
    correction: nullableText,
  }),
  invalidates: ['candidates', 'interviews', 'texts'],
  example: (of) => ({ id: of('interview') }),
})

/** Three free times on different days and a link to choose another one; sends nothing. */
export const offerTimes = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/offered-times',
  summary: 'Create three free times and a booking link for a text',
  needs: 'candidates:edit',
  input: z.object({
    id,
    offer_id: id,
    interviewer_id: z._default(z.nullable(id), null),
    type: z._default(interviewType, 'Phone'),
  }),
  reply: z.object({
    times: z.array(instant),
    path: z.string(),
    organization: z.string(),
    zone: z.string(),
    candidateZone: zone,
    language: z.enum(['en', 'es']),
    /** When the candidate wrote that they can; the times are of it where they fit. */
    wish: z.nullable(wish),
  }),
  invalidates: ['interviews'],
  example: (of) => ({ id: of('candidate'), offer_id: of('newId') }),
})
