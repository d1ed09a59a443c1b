import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { interviewTypes } from '../rules/interview-kinds.ts'
import { arrangement } from './interviews.ts'

const week = z.extend(weekOfHours, {
  /** Federal holidays are days like others. */
  onHolidays: z._default(z.boolean(), false),
})
const token = z.string().check(z.maxLength(100))

/** Minutes after local midnight in the organization's zone; the same twice is a closed day. */
export const bookingHours = endpoint({
  method: 'GET',
  path: '/api/interviews/booking-hours',
  summary: 'Get booking hours',
  needs: 'candidates:see',
  /** Without an organization your own. */
  input: z.object({ organization_id: z.optional(z.guid()) }),
  reply: z.object({ hours: week, zone: z.string(), organization: z.string() }),
  reads: ['interviews'],
  example: (id) => ({ organization_id: id('organization') }),
})

export const changeBookingHours = endpoint({
  method: 'PUT',
  path: '/api/interviews/booking-hours',
  summary: 'Change booking hours',
  needs: 'users:manage',
  input: z.object({ organization_id: z.optional(z.guid()), hours: week }),
  reply: done,
  invalidates: ['interviews'],
  example: (id) => ({
    organization_id: id('organization'),
    hours: {
      weekdays: { opens: 540, closes: 1200 },
      saturday: { opens: 600, closes: 960 },
      sunday: { opens: 0, closes: 0 },
    },
  }),
})

/** A link with which the candidate chooses a time themselves: single use, shown once, for as many days as asked. */
export const createBookingLink = endpoint({
  method: 'POST',
  path: '/api/booking-links',
  summary: 'Create a booking link for a candidate',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    candidate_id: z.guid(),
    ...arrangement,
    days: z._default(z.int().check(z.minimum(1), z.maximum(30)), 7),
  }),
  reply: z.object({
    id: z.string(),
    path: z.string(),
    expiresAt: instant,
    free: z.number(),
    /** In which the candidate is written to. */
    language: z.enum(['en', 'es']),
  }),
  invalidates: ['interviews'],
  example: (id) => ({
    id: id('newId'),
    candidate_id: id('candidate'),
    location_id: id('location'),
    interviewer_id: null,
    type: 'Phone' as const,
  }),
})

export const withdrawBookingLink = endpoint({
  method: 'POST',
  path: '/api/booking-links/{id}/withdraw',
  summary: 'Withdraw a booking link',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['interviews'],
  example: (id) => ({ id: id('interviewOffer') }),
})

const booked = z.object({
  at: instant,
  isCancelled: z.boolean(),
  /** Why the candidate can no longer move or cancel it by the link, in words for the candidate. Null while they can. */
  moveProblem: nullableText,
  cancelProblem: nullableText,
})

/** Open to anyone who holds the token; it is unguessable, expires and books once. Tells nothing of anyone else. */
export const readBookingLink = endpoint({
  method: 'GET',
  path: '/api/book/{token}',
  summary: 'List the times of a booking link',
  needs: 'anyone',
  input: z.object({ token }),
  reply: z.object({
    organization: z.string(),
    candidate: z.string(),
    interviewer: nullableText,
    type: z.enum(interviewTypes),
    minutes: z.number(),
    location: nullableText,
    place: nullableText,
    /** Zone of the shown times: the candidate's, else that of the location. */
    zone: z.string(),
    /** Of the candidate's last text that tells one, else the one on file. */
    language: z.enum(['en', 'es']),
    expiresAt: instant,
    /** The free times: to book, or once that is done to move to. */
    starts: z.array(instant),
    /** Those that fit what the candidate wrote, and the one to begin with: the first of them, or the nearest. */
    wanted: z.array(instant),
    proposed: z.nullable(instant),
    booked: z.nullable(booked),
  }),
  rateLimit: 60,
  reads: [],
  example: (id) => ({ token: id('bookingToken') }),
})

/** Books a time; open to anyone who holds the token. A taken time is 409; the same choice twice is one booking. */
export const bookInterview = endpoint({
  method: 'POST',
  path: '/api/book/{token}',
  summary: 'Book a time with a booking link',
  needs: 'anyone',
  input: z.object({ token, at: instant }),
  reply: booked,
  invalidates: ['candidates', 'interviews'],
  rateLimit: 20,
  example: (id) => ({ token: id('bookingToken'), at: '2026-11-24T15:00:00.000Z' }),
})

/**
 * Open to anyone who holds the token, until the interview begins, however old the link is. `from`: the time that the person saw;
 * another one, like a time that was taken, is 409. The same move twice is one.
 */
export const moveBooked = endpoint({
  method: 'POST',
  path: '/api/book/{token}/move',
  summary: 'Move a booked interview',
  needs: 'anyone',
  input: z.object({ token, from: instant, at: instant }),
  reply: booked,
  invalidates: ['interviews'],
  rateLimit: 20,
  example: (id) => ({
    token: id('bookingToken'),
    from: '2026-11-24T15:00:00.000Z',
    at: '2026-11-24T16:00:00.000Z',
  }),
})

/** Open to anyone who holds the token, until the interview begins. `from` as when moving; a cancellation twice is one. */
export const cancelBooked = endpoint({
  method: 'POST',
  path: '/api/book/{token}/cancel',
  summary: 'Cancel a booked interview',
  needs: 'anyone',
  input: z.object({ token, from: instant, reason: z._default(z.string().check(z.maxLength(300)), '') }),
  reply: booked,
  invalidates: ['interviews'],
  rateLimit: 20,
  example: (id) => ({ token: id('bookingToken'), from: '2026-11-24T15:00:00.000Z' }),
})

/** Open to anyone who holds the token: the chosen time as a calendar file, without anything that the clinic wrote for itself. */
export const bookedFile = endpoint({
  method: 'GET',
  path: '/api/book/{token}/interview.ics',
  summary: 'Download the booked time as a calendar file',
  needs: 'anyone',
  input: z.object({ token }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ token: id('bookingToken') }),
})
