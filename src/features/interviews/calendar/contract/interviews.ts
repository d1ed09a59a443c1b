import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { interviewStatuses, interviewTypes } from '../rules/interview-kinds.ts'
import { wish } from '../shapes/interview.ts'

const one = z.object({ id: z.guid() })
const status = z.enum(interviewStatuses)
const type = z.enum(interviewTypes)

/** One reminder: `waiting` until its moment, then what became of its text, or why it was skipped. */
const reminder = z.object({
  hours: z.number(),
  at: instant,
  /** `barred`: it still waits, and at present it will not go out, for the reason. */
  state: z.enum(['waiting', 'barred', 'sent', 'skipped', 'failed', 'unknown']),
  reason: nullableText,
})

/** An interview as every list shows it. `zone`: where its hour was meant; `candidateZone` is null when no one knows it. */
export const interview = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  candidate_id: z.string(),
  candidate: z.string(),
  position: z.enum(positions),
  candidateStatus: z.string(),
  candidateZone: z.nullable(z.object({ timeZone: z.string(), isGuess: z.boolean() })),
  location_id: nullableText,
  location: nullableText,
  interview_date: instant,
  zone: z.string(),
  minutes: z.number(),
  type,
  status,
  interviewer_id: nullableText,
  interviewer: nullableText,
  /** The candidate's number to call, like +15125550100; null without a US number. */
  callTo: nullableText,
  /** Whether the candidate booked it, by a link or by text; null: someone of the clinic planned it. */
  bookedBy: z.nullable(z.enum(['link', 'text'])),
  /** When its interviewer said that they hold it. */
  interviewerConfirmedAt: z.nullable(instant),
  /** Whether the viewer may confirm it: for a candidate's booking, until it begins. */
  mayVouch: z.boolean(),
  place: nullableText,
  note: nullableText,
  cancel_reason: nullableText,
  reminders: z.boolean(),
  reminderStates: z.array(reminder),
  /** Statuses that it can get now. */
  possible: z.array(status),
  mayReschedule: z.boolean(),
  /** Another one means that someone changed it since. */
  version: z.string(),
})
export type Interview = z.infer<typeof interview>

export const interviewFilter = z.object({
  status: z._default(z.array(status), []),
  type: z._default(z.array(type), []),
  interviewer: z._default(z.array(z.guid()), []),
  organization: z._default(z.array(z.guid()), []),
  /** `interviewer`: unconfirmed bookings by candidates that begin soon and the viewer may confirm, as in the bell. */
  needsConfirmation: z.optional(z.enum(['interviewer'])),
})

/**
 * `when`: upcoming begins with the viewer's today and, without a `status`, has only interviews to come; past ends
 * there, and today is that day alone. Always in the order of their dates.
 */
const agendaQuery = z.extend(interviewFilter, {
  timeZone,
  when: z._default(z.enum(['upcoming', 'today', 'past', 'all']), 'upcoming'),
})
export type AgendaQuery = z.output<typeof agendaQuery>

export const agenda = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: 'List interviews by date, 25 per page',
  needs: 'candidates:see',
  input: z.extend(agendaQuery, { page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1) }),
  reply: z.object({ rows: z.array(interview), total: z.number() }),
  reads: ['candidates', 'interviews'],
  example: () => ({ when: 'all' as const }),
})

/** Lists the seven days from `day` on in the viewer's zone, at most 500; `total` is the full number. */
export const interviewWeek = endpoint({
  method: 'GET',
  path: '/api/interviews/week',
  summary: 'List the interviews of seven days',
  needs: 'candidates:see',
  input: z.extend(interviewFilter, { timeZone, day: z.string().check(z.maxLength(10)) }),
  reply: z.object({ rows: z.array(interview), total: z.number() }),
  reads: ['candidates', 'interviews'],
  example: () => ({ day: '2026-11-16' }),
})

/**
 * Lists possible interviewers: the people of your organization, or for platform staff everyone who has an interview.
 */
export const interviewers = endpoint({
  method: 'GET',
  path: '/api/interviews/interviewers',
  summary: 'List people to filter interviews by',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  reads: ['users'],
  example: () => ({}),
})

export const exportInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews/export',
  summary: 'Download filtered interviews as CSV',
  needs: 'candidates:see',
  /** `day`: the seven days from it on, no matter the value of `when`. */
  input: z.extend(agendaQuery, { day: z.optional(z.string().check(z.maxLength(10))) }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ when: 'all' as const }),
})

export const oneInterview = endpoint({
  method: 'GET',
  path: '/api/interviews/{id}',
  summary: 'Get an interview',
  needs: 'candidates:see',
  input: one,
  reply: interview,
  reads: ['candidates', 'interviews'],
  example: (id) => ({ id: id('interview') }),
})

const offer = z.object({
  id: z.string(),
  type,
  minutes: z.number(),
  interviewer: nullableText,
  createdAt: instant,
  expiresAt: instant,
})

/** All interviews of one candidate by date, and the booking links that still wait. */
export const candidateInterviews = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/interviews',
  summary: 'List a candidate’s interviews',
  needs: 'candidates:see',
  input: one,
  reply: z.object({ rows: z.array(interview), offers: z.array(offer) }),
  reads: ['texts', 'interviews'],
  example: (id) => ({ id: id('candidate') }),
})

/**
 * Lists the choices of the form for one candidate: people and locations of their organization, and the zones to print.
 */
export const interviewChoices = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/interview-choices',
  summary: 'List interviewers and locations for an interview with a candidate',
  needs: 'candidates:see',
  input: one,
  reply: z.object({
    candidate: z.object({ id: z.string(), name: z.string() }),
    /** Why this candidate cannot be interviewed, or null. */
    problem: nullableText,
    location_id: nullableText,
    organizationZone: z.string(),
    candidateZone: z.nullable(z.object({ timeZone: z.string(), isGuess: z.boolean() })),
    /** The next working hour in which candidate and asker are free, within the hours of booking links. */
    next: z.nullable(instant),
    /** When the candidate wrote that they can: `next` is then the first free hour that fits, or the nearest. */
    wish: z.nullable(wish),
    /** In which the candidate is written to. */
    language: z.enum(['en', 'es']),
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    places: z.array(z.object({ id: z.string(), name: z.string(), zone: z.string() })),
    /** On which days of the organization’s calendar, today and later, which of the people are away. */
    away: z.array(z.object({ id: z.string(), day: z.string() })),
  }),
  reads: ['candidates', 'interviews', 'organizations', 'users'],
  example: (id) => ({ id: id('candidate') }),
})

/** Everything of an interview but its hour. */
export const arrangement = {
  location_id: z._default(z.nullable(z.guid()), null),
  type,
  /** Minutes. */
  minutes: z._default(z.number(), 30),
  interviewer_id: z._default(z.nullable(z.guid()), null),
  /** The link of a video call, or the place. */
  place: z._default(z.string().check(z.maxLength(500)), ''),
  note: z._default(z.string().check(z.maxLength(2_000)), ''),
  reminders: z._default(z.boolean(), true),
}
/** Said of an interviewer who is away that day: it is meant. Without it 409 with `details.away` asks for it. */
const anyway = z._default(z.boolean(), false)
const hour = {
  /** 2026-11-24 or 11/24/2026, and 09:30: the hour at the location, else at the organization. */
  day: z.string().check(z.maxLength(40)),
  time: z.string().check(z.maxLength(10)),
}

/**
 * Schedules an interview. Refuses a past, skipped, or repeated hour, an hour when either person is busy (the error
 * names the other appointment), and a candidate past interviews. An interviewer who is away that day needs `anyway`.
 */
export const scheduleInterview = endpoint({
  method: 'POST',
  path: '/api/interviews',
  summary: 'Schedule an interview',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), candidate_id: z.guid(), ...arrangement, ...hour, anyway }),
  reply: z.object({
    id: z.string(),
    interview_date: instant,
    zone: z.string(),
    /** The pipeline status that moving the candidate would leave, when the move to Interview Scheduled is worth an offer. */
    offerMoveFrom: nullableText,
  }),
  invalidates: ['interviews'],
  example: (id) => ({
    id: id('newId'),
    candidate_id: id('candidate'),
    location_id: id('location'),
    type: 'Phone' as const,
    day: '2026-12-02',
    time: '10:00',
  }),
})

/**
 * Changes an interview. Another hour or length counts as rescheduled: calendars are updated and reminders built again.
 * Another day or interviewer needs `anyway` for someone who is away, as scheduling does.
 */
export const changeInterview = endpoint({
  method: 'PUT',
  path: '/api/interviews/{id}',
  summary: 'Change or reschedule an interview',
  needs: 'candidates:edit',
  /** `version`: the one the person saw; another one is refused with 409, and `details.interview` is what it is now. */
  input: z.object({
    id: z.guid(),
    ...arrangement,
    ...hour,
    anyway,
    version: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ interview_date: instant, rescheduled: z.boolean(), version: z.string() }),
  invalidates: ['interviews'],
  example: (id) => ({ id: id('interview'), type: 'Video' as const, day: '2026-12-03', time: '11:00' }),
})

/** `from`: the status the person saw; another one means that someone was faster. */
export const setInterviewStatus = endpoint({
  method: 'POST',
  path: '/api/interviews/{id}/status',
  summary: 'Confirm, complete, or cancel an interview, or mark it a no-show',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    status,
    from: z.optional(status),
    reason: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: z.object({ status, before: status }),
  invalidates: ['interviews'],
  example: (id) => ({ id: id('interview'), status: 'Confirmed' as const }),
})

/**
 * Confirms an interview as its interviewer; Admins and platform staff may do so for them. Twice is once. Throws if it
 * is over or has no interviewer.
 */
export const confirmAsInterviewer = endpoint({
  method: 'POST',
  path: '/api/interviews/{id}/interviewer-confirmation',
  summary: 'Confirm an interview as its interviewer',
  needs: 'candidates:edit',
  input: one,
  reply: z.object({ at: instant }),
  invalidates: ['interviews'],
  example: (id) => ({ id: id('interview') }),
})
