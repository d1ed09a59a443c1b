import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

export const jobPostOfPlace = z.object({
  id: z.string(),
  job_start_date: nullableText,
  state: z.enum(['Good', 'Warning', 'Alert']),
  reason: z.string(),
  /** Days since the start; null without a readable start that has come. */
  day: z.nullable(z.number()),
  history: z.array(z.object({ job_start_date: nullableText, until: z.string() })),
})

/** A location and position with everything that brings candidates there. */
export const jobOfPlace = z.object({
  /** Location and position. */
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: z.string(),
  location: z.string(),
  city: nullableText,
  state: nullableText,
  position: z.enum(positions),
  /** The newest active code; null: no one can apply. */
  code: nullableText,
  codes: z.number(),
  /** The active post that needs attention most; null: none is active. */
  post: z.nullable(jobPostOfPlace),
  posts: z.number(),
  /** Whether its page can be reached, and whether job boards can read it. */
  isOpen: z.boolean(),
  isInFeed: z.boolean(),
  /** Candidates of the location and position, each once, however many posts and codes there are. */
  candidates: z.number(),
  /** The first day that counts: the earliest start of its active posts. Null: all days count. */
  since: nullableText,
})
export type JobOfPlace = z.output<typeof jobOfPlace>

export const jobsQuery = z.object({
  timeZone,
  q: z._default(z.string().check(z.maxLength(200)), ''),
  organization: z._default(z.array(z.guid()), []),
})

export const jobsByPlace = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: 'List jobs by location and position, 25 per page, with code, post, and candidates',
  needs: 'candidates:see',
  input: z.extend(jobsQuery, { page: z._default(z.int().check(z.minimum(1)), 1) }),
  reply: z.object({ rows: z.array(jobOfPlace), total: z.number() }),
  reads: ['candidates', 'job-posts'],
  example: () => ({}),
})
