import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { employments, longestHours, payPeriods } from '../rules/post-offer.ts'
import { longestDescription } from '../rules/write-job-feed.ts'

/**
 * Active job posts with their alert state in words, the ones that need attention first. For a clinic’s own programs, by their key:
 * screens read the tracker’s pages.
 */
export const activeJobPosts = endpoint({
  method: 'GET',
  path: '/api/job-posts',
  summary: 'Get active job posts and their alert states',
  needs: 'candidates:see',
  input: z.object({ timeZone }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        organization_id: z.string(),
        organization: z.string(),
        location_id: z.nullable(z.string()),
        location: z.nullable(z.string()),
        job_start_date: z.nullable(z.string()),
        cost_per_lead: z.nullable(z.number()),
        state: z.enum(['Good', 'Warning', 'Alert']),
        reason: z.string(),
      }),
    ),
  }),
  example: () => ({}),
})
const short = z.string().check(z.maxLength(200))

/** A post with how it fares: candidates for its place and position since its start, the qualified (Good Fit or above) and the hired among them. */
const trackedPost = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: nullableText,
  location: nullableText,
  position: nullableText,
  job_start_date: nullableText,
  cost_per_lead: z.nullable(z.number()),
  active: z.boolean(),
  note: nullableText,
  /** Text for job boards and the apply page. Null: position and location. */
  description: nullableText,
  /** Dollars an hour or a year. `pay_high` null: exactly `pay_low`. */
  pay_low: z.nullable(z.number()),
  pay_high: z.nullable(z.number()),
  pay_per: z.nullable(z.enum(payPeriods)),
  hours: nullableText,
  employment: z.nullable(z.enum(employments)),
  /** Whether applicants get a link to choose an interview time at once. */
  offers_times: z.boolean(),
  state: z.enum(['Good', 'Warning', 'Alert']),
  reason: z.string(),
  /** Days since the start; null without a readable start that has come. */
  day: z.nullable(z.number()),
  /** The day of the start, from which candidates count. */
  since: nullableText,
  /** Active posts for the same location and position, itself included: their candidates are one number. */
  sharing: z.number(),
  candidates: z.number(),
  qualified: z.number(),
  hired: z.number(),
  /** Dollars; null without a qualified candidate, and where several posts share the candidates. */
  costPerQualified: z.nullable(z.number()),
  /** Candidates on each of the last 14 days, oldest first. */
  spark: z.array(z.number()),
  history: z.array(z.object({ job_start_date: nullableText, until: z.string() })),
})
export type TrackedPost = z.infer<typeof trackedPost>

const trackerQuery = z.object({
  timeZone,
  q: z._default(short, ''),
  state: z._default(z.array(z.enum(['Good', 'Warning', 'Alert'])), []),
  organization: z._default(z.array(z.guid()), []),
  active: z._default(z.enum(['active', 'closed', 'all']), 'active'),
})
export type TrackerQuery = z.output<typeof trackerQuery>

export const trackedJobPosts = endpoint({
  method: 'GET',
  path: '/api/job-posts/tracker',
  summary: 'List job posts with results, 25 per page, and counts of active posts',
  needs: 'candidates:see',
  input: z.extend(trackerQuery, { page: z._default(z.int().check(z.minimum(1)), 1) }),
  reply: z.object({
    rows: z.array(trackedPost),
    total: z.number(),
    counts: z.object({ good: z.number(), warning: z.number(), alert: z.number() }),
  }),
  reads: ['candidates', 'job-posts'],
  example: () => ({}),
})

const post = {
  location_id: z.guid(),
  position: z._default(z.enum(positions), 'RBT'),
  /** 3/14/2026 or 2026-03-14. */
  job_start_date: z.string().check(z.maxLength(40)),
  /** Dollars, as typed; empty means unknown. */
  cost_per_lead: z._default(z.string().check(z.maxLength(20)), ''),
  note: z._default(z.string().check(z.maxLength(2_000)), ''),
  /** Text for job boards and the apply page. Empty: position and location. */
  description: z._default(z.string().check(z.maxLength(longestDescription)), ''),
  /** Dollars, as typed; empty means unknown. The apply page shows them. */
  pay_low: z._default(z.string().check(z.maxLength(20)), ''),
  pay_high: z._default(z.string().check(z.maxLength(20)), ''),
  pay_per: z._default(z.enum(payPeriods), 'hour'),
  hours: z._default(z.string().check(z.maxLength(longestHours)), ''),
  employment: z._default(z.nullable(z.enum(employments)), null),
  /** Emails applicants a link to choose an interview time at once, in the name of the caller. */
  offers_times: z._default(z.boolean(), false),
}

/**
 * Refuses a day that is none, a negative cost, a place of another organization, and – unless `second` – a second active
 * post for a place and position; so do the correction, the refresh and the reopening.
 */
export const addJobPost = endpoint({
  method: 'POST',
  path: '/api/job-posts',
  summary: 'Add a job post',
  needs: 'candidates:edit',
  input: z.object({ ...post, second: z._default(z.boolean(), false) }),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  example: (id) => ({ location_id: id('location'), job_start_date: '2026-11-20', cost_per_lead: '4.50', second: true }),
})

export const editJobPost = endpoint({
  method: 'PUT',
  path: '/api/job-posts/{id}',
  summary: 'Edit a job post',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), ...post, second: z._default(z.boolean(), false) }),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  example: (id) => ({ id: id('jobPost'), location_id: id('location'), job_start_date: '11/20/2026' }),
})

/**
 * Sets a new start; the old one stays in the post's history. Indeed shows habitual reposts less often, and the screen
 * warns about it.
 */
export const refreshJobPost = endpoint({
  method: 'POST',
  path: '/api/job-posts/{id}/refresh',
  summary: 'Refresh a job post with a new start date',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    job_start_date: z.string().check(z.maxLength(40)),
    second: z._default(z.boolean(), false),
  }),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  example: (id) => ({ id: id('jobPost'), job_start_date: '2026-11-20' }),
})

/** Restores the start of a post from before its last refresh, unless the start changed again. */
export const undoJobPostRefresh = endpoint({
  method: 'POST',
  path: '/api/job-posts/{id}/undo-refresh',
  summary: 'Undo the last refresh of a job post',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), job_start_date: z.string().check(z.maxLength(40)) }),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  example: (id) => ({ id: id('jobPost'), job_start_date: '2026-11-20' }),
})

export const setJobPostsActive = endpoint({
  method: 'POST',
  path: '/api/job-posts/active',
  summary: 'Close or reopen job posts',
  needs: 'candidates:edit',
  input: z.object({
    ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(2_000)),
    active: z.boolean(),
    second: z._default(z.boolean(), false),
  }),
  reply: z.object({ changed: z.number() }),
  invalidates: ['job-posts'],
  example: (id) => ({ ids: [id('jobPost')], active: true, second: true }),
})

export const exportJobPosts = endpoint({
  method: 'GET',
  path: '/api/job-posts/export',
  summary: 'Download filtered job posts as CSV',
  needs: 'candidates:see',
  input: trackerQuery,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({}),
})
