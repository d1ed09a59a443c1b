import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

const person = z.object({ id: z.string(), name: z.string() })
const ofDay = { interviewer_id: z.guid(), day: z.string().check(z.maxLength(10)) }

/** An interview of the day, with what can be done about it. */
const planned = z.object({
  id: z.string(),
  candidateId: z.string(),
  candidate: z.string(),
  position: z.enum(positions),
  at: instant,
  minutes: z.number(),
  type: z.enum(['Phone', 'Video', 'In person']),
  /** Why no automatic text offers them other times, so that staff notify them. Null if one does. */
  byHand: nullableText,
  /** Colleagues who are free then. */
  free: z.array(person),
})

/** The open interviews of one person on a day of their organization's calendar, from now on, with who else is free then. */
export const awayPlan = endpoint({
  method: 'GET',
  path: '/api/interviews/away',
  summary: 'Plan the interviews of an interviewer who is away on a day',
  needs: 'candidates:see',
  input: z.object(ofDay),
  reply: z.object({
    interviewer: person,
    /** Whether someone said already that they are away then. */
    isAway: z.boolean(),
    zone: z.string(),
    /** Whether the automation that offers times is switched on anywhere in the organization. */
    isOn: z.boolean(),
    rows: z.array(planned),
    /** Colleagues whose times can be offered instead. */
    colleagues: z.array(person),
  }),
  reads: ['interviews', 'candidates', 'texts', 'users'],
  example: (id) => ({ interviewer_id: id('user'), day: '2026-11-24' }),
})

/**
 * Marks someone as away on a day: no one is offered an hour of theirs then. The interviews named here are reassigned to
 * a colleague who is free, or canceled and other times offered by text, each in a transaction of its own. The same id
 * twice is one request.
 */
export const rescheduleAwayDay = endpoint({
  method: 'POST',
  path: '/api/interviews/away',
  summary: 'Offer new times or reassign interviews because an interviewer is away',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    ...ofDay,
    /** Interviewer whose times are offered. Null: the same person, on other days. */
    with_id: z._default(z.nullable(z.guid()), null),
    /** `to`: the colleague who holds it instead; null: other times are offered. */
    people: z
      .array(z.object({ interview_id: z.guid(), to: z._default(z.nullable(z.guid()), null) }))
      .check(z.maxLength(100)),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        candidateId: z.string(),
        candidate: z.string(),
        at: instant,
        /** `byHand`: canceled, and someone has to tell them; `stays`: nothing was done, for the reason. */
        did: z.enum(['offered', 'passed', 'byHand', 'stays']),
        /** Reason, or the new interviewer. */
        why: nullableText,
        /** When the text goes out if it waits. */
        textAt: z.nullable(instant),
      }),
    ),
  }),
  invalidates: ['interviews', 'texts'],
  example: (id) => ({ id: id('newId'), interviewer_id: id('user'), day: '2026-11-24', people: [] }),
})

/** Marks a candidate as notified that their interviewer is away, or undoes that with `told: false`. Twice is once. */
export const markCandidateNotified = endpoint({
  method: 'POST',
  path: '/api/interviews/{id}/candidate-notified',
  summary: 'Mark a candidate as notified that their interviewer is away',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), told: z._default(z.boolean(), true) }),
  reply: done,
  invalidates: ['interviews', 'texts'],
  example: (id) => ({ id: id('interview') }),
})

/** Someone is there after all: their hours of the day are offered again. What was moved stays moved. */
export const clearAwayDay = endpoint({
  method: 'POST',
  path: '/api/interviews/away/clear',
  summary: 'Mark an interviewer as not away',
  needs: 'candidates:edit',
  input: z.object(ofDay),
  reply: done,
  invalidates: ['interviews'],
  example: (id) => ({ interviewer_id: id('user'), day: '2026-11-24' }),
})
