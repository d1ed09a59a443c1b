import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'

export const ownOrganization = endpoint({
  method: 'GET',
  path: '/api/me/organization',
  summary: 'Get your organization’s settings',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    name: z.string(),
    requires_two_factor: z.boolean(),
    counts_culture_fit: z.boolean(),
    people: z.number(),
    without: z.number(),
  }),
  reads: ['organizations', 'users'],
  example: () => ({}),
})

/** Changes your own organization. Missing fields stay as they are. */
export const changeOwnOrganization = endpoint({
  method: 'PATCH',
  path: '/api/me/organization',
  summary: 'Rename your organization or require two-factor sign-in',
  needs: 'users:manage',
  input: z.object({
    name: z.optional(z.string().check(z.maxLength(200))),
    requires_two_factor: z.optional(z.boolean()),
    /** False: the scores of BCBAs leave culture fit out, those of the past too. */
    counts_culture_fit: z.optional(z.boolean()),
  }),
  reply: done,
  invalidates: ['organizations', 'users', 'candidates'],
  example: () => ({ requires_two_factor: false }),
})
