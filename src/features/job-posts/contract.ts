import * as z from 'zod/mini'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { timeZone } from '../../platform/shared/schemas.ts'

/** Active job posts with their alert state in words, the ones that need attention first. */
export const activeJobPosts = endpoint({
  method: 'GET',
  path: '/api/job-posts',
  summary: 'Active job posts and their alert states',
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
