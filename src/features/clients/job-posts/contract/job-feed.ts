import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'

/** Open to anyone, since job boards have no account: the jobs of the clinics that opened their feed, the newest 5,000. */
export const allJobs = endpoint({
  method: 'GET',
  path: '/jobs.xml',
  summary: 'Get the active jobs of all clinics with an open feed, for job boards',
  needs: 'anyone',
  input: nothing,
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 30,
  example: () => ({}),
})

/** Open to anyone, since job boards have no account: the jobs of one clinic, as long as its feed is open; else 404. */
export const clinicJobs = endpoint({
  method: 'GET',
  path: '/jobs/{key}.xml',
  summary: 'Get a clinic’s active jobs, for job boards',
  needs: 'anyone',
  input: z.object({ key: z.string().check(z.maxLength(100)) }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ key: id('jobFeed') }),
})

/** Gets your own organization's feed: whether it is open, its address, and which active posts are in it. */
export const jobFeedSettings = endpoint({
  method: 'GET',
  path: '/api/me/job-feed',
  summary: 'Get whether your organization’s job feed is open',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    isOn: z.boolean(),
    /** `/jobs/bright-path-aba-1a2b3c4d.xml`; null while it was never opened. */
    path: z.nullable(z.string()),
    /** Active posts in the feed, or in it once it is open. */
    listed: z.number(),
    /** Those that are not: their location is closed or lacks city or state; no one could apply, since no job code is active. */
    withoutPlace: z.number(),
    withoutCode: z.number(),
  }),
  reads: ['job-posts', 'organizations'],
  example: () => ({}),
})

export const openJobFeed = endpoint({
  method: 'PUT',
  path: '/api/me/job-feed',
  summary: 'Open or close your organization’s job feed',
  needs: 'users:manage',
  input: z.object({ isOn: z.boolean() }),
  reply: done,
  invalidates: ['job-posts'],
  example: () => ({ isOn: true }),
})
