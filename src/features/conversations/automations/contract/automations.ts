import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { boardViews } from '../rules/statuses.ts'
import { preset, questionTopic, status } from '../shapes/status.ts'
import { automationSettings } from './settings.ts'

export { awayPlan, clearAwayDay, markCandidateNotified, rescheduleAwayDay } from './away.ts'
export { candidateEnrollment, readReplyAs, setFirstDay, undoReading } from './candidate-enrollment.ts'
export { enrollmentPath } from './path.ts'
export { enrollmentFigures, rehearseAutomation } from './rehearsal.ts'
export { enrollmentRereading } from './rereading.ts'

const ofOrganization = z.object({ id: z.guid() })
const person = z.object({ id: z.string(), name: z.string() })

/** Words of a text in both languages; `key` says which text of the automation it is. */
const written = z.object({
  key: z.string(),
  /** When it is sent, as a sentence. */
  when: z.string(),
  english: z.string(),
  spanish: z.string(),
  /** Whether the clinic wrote them again. */
  isOwn: z.boolean(),
})

const automation = z.object({
  preset,
  isOn: z.boolean(),
  /** Why it cannot be switched on now, or null. */
  problem: nullableText,
  /** Its steps, one sentence each. */
  sentences: z.array(z.string()),
  /** Minutes from its beginning to the first text. For *Still interested?* the time without contact. */
  waitMinutes: z.number(),
  /** Interviewer for bookings. Null if it does not book. */
  interviewer: z.nullable(person),
  /** None: all locations. */
  locations: z.array(person),
  /** The knock-out questions asked, in order; only of new applicants. */
  topics: z.array(questionTopic),
  texts: z.array(written),
  version: z.number(),
  changedBy: nullableText,
  changedAt: z.nullable(instant),
  /** How many people are in it now, and how many of them on an earlier version. */
  running: z.number(),
  onOlder: z.number(),
})

/** List an organization’s automations, on or off, with all that can be set. */
export const automations = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/automations',
  summary: 'List an organization’s automations',
  needs: 'candidates:see',
  input: ofOrganization,
  reply: z.object({
    automations: z.array(automation),
    /** Possible interviewers, and locations. */
    people: z.array(person),
    locations: z.array(person),
  }),
  reads: ['texts', 'organizations'],
  example: (id) => ({ id: id('organization') }),
})

/** A new version of an automation: those who are in it finish on theirs. Switching on needs who interviews, where it books. */
export const saveAutomation = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/automations/{preset}',
  summary: 'Change an automation, or turn it on or off',
  needs: 'users:manage',
  input: z.extend(automationSettings, { id: z.guid(), preset, isOn: z.boolean() }),
  reply: done,
  invalidates: ['texts', 'organizations'],
  example: (id) => ({
    id: id('organization'),
    preset: 'no_show' as const,
    isOn: false,
    waitMinutes: 15,
    interviewerId: null,
    locationIds: [],
    topics: [],
    texts: [],
  }),
})

const boardRow = z.object({
  /** Of the enrollment; of the interview where `preset` is null. */
  id: z.string(),
  candidateId: z.string(),
  name: z.string(),
  organization: z.string(),
  /** Null if no automation writes to them: their interviewer is away, and staff notify them manually. */
  preset: z.nullable(preset),
  status,
  /** The last action or wait, or why it needs someone or was stopped. */
  words: z.string(),
  since: instant,
  /** Moment of the next automatic step. */
  dueAt: z.nullable(instant),
})

/**
 * Lists everyone in an automation by status. `booked` covers today by the organization's calendar, `stopped` the last
 * 30 days.
 */
export const enrollmentBoard = endpoint({
  method: 'GET',
  path: '/api/automation-enrollments',
  summary: 'List people in automations with their status',
  needs: 'candidates:see',
  input: z.object({
    show: z._default(z.enum(boardViews), 'needs_staff'),
    preset: z.optional(preset),
    organization_id: z.optional(z.guid()),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  reply: z.object({
    counts: z.object({
      awaiting_reply: z.number(),
      scheduled: z.number(),
      booked: z.number(),
      needs_staff: z.number(),
      stopped: z.number(),
    }),
    /** How many of what is shown there are. */
    total: z.number(),
    /** 25 a page: those who wait longest first, of what ended the newest. */
    rows: z.array(boardRow),
  }),
  reads: ['texts', 'interviews', 'candidates'],
  example: () => ({}),
})

/**
 * Sets the status of an enrollment: `pause` it (nothing automatic is sent), `resume` it, or `stop` it for good. Throws if
 * it has ended.
 */
export const controlEnrollment = endpoint({
  method: 'POST',
  path: '/api/automation-enrollments/{id}/status',
  summary: 'Pause, resume, or stop an automation for a candidate',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), to: z.enum(['pause', 'resume', 'stop']) }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('enrollment'), to: 'pause' as const }),
})
