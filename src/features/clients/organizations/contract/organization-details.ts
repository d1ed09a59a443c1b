import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'

/** Opened from the leaderboard. An unknown and a foreign id answer alike: "Organization not found". */
export const organizationDetails = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}',
  summary: 'Get an organization with its locations and candidates by status',
  needs: 'clients:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    status: z.nullable(z.string()),
    subscription_type: z.nullable(z.string()),
    scheduler: z.boolean(),
    scheduler_new: z.boolean(),
    time_zone: z.string(),
    contact_name: z.nullable(z.string()),
    contact_email: z.nullable(z.string()),
    texting_number: z.nullable(z.string()),
    retention_months: z.nullable(z.number()),
    posts: z.object({ good: z.number(), warning: z.number(), alert: z.number() }),
    locations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        city: z.nullable(z.string()),
        state: z.nullable(z.string()),
        /** The chosen zone. Null: by city and state. */
        time_zone: z.nullable(z.string()),
        is_active: z.boolean(),
        /** When it is open; null: no one said so. */
        hours: z.nullable(weekOfHours),
        /** Its active job codes. */
        rbt_codes: z.array(z.string()),
        bcba_codes: z.array(z.string()),
        candidates: z.number(),
      }),
    ),
    funnel: z.array(z.object({ status: z.string(), count: z.number() })),
  }),
  reads: ['candidates', 'organizations'],
  example: (id) => ({ id: id('organization') }),
})
