import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day } from '../../../../platform/shared/schemas.ts'

export const retentionChoices = [12, 24, 36, 48, 60] as const
const organization = z.object({ id: z.guid() })
const months = z.nullable(z.int().check(z.minimum(6), z.maximum(120)))

/** How many people a retention of so many months would mark: tonight (`due`), and within the next 30 days (`soon`). */
export const retentionPreview = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/retention',
  summary: 'Preview how many candidates a retention deletes',
  needs: 'users:manage',
  input: z.extend(organization, { months: z._default(months, null) }),
  reply: z.object({
    /** As it is set now. */
    months: z.nullable(z.number()),
    /** The day of the notice to Admins that the first people are about to be deleted. */
    noticedOn: z.nullable(day),
    due: z.number(),
    soon: z.number(),
  }),
  reads: ['organizations', 'candidates'],
  example: (id) => ({ id: id('organization'), months: 24 }),
})

/**
 * Sets how long records are kept. `expected` is the number of affected people that the person saw; another number returns 409 with
 * `details.due`. Null keeps everyone. People who were never hired and are untouched for this time are marked, and deleted 30 days later,
 * by the rule of `retention-floor.ts` not before four years.
 */
export const setRetention = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/retention',
  summary: 'Set how long to keep candidates',
  needs: 'users:manage',
  input: z.extend(organization, { months, expected: z._default(z.int(), 0) }),
  reply: z.object({ months: z.nullable(z.number()), due: z.number() }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('organization'), months: null }),
})
