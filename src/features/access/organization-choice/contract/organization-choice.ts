import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** Platform staff only. */
export const adminGetOrganizations = endpoint({
  method: 'GET',
  path: '/functions/v1/admin-get-organizations',
  summary: 'Every organization with its status',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({
    organizations: z.array(z.object({ id: z.string(), name: z.string(), status: z.nullable(z.string()) })),
  }),
  reads: ['organizations'],
  example: () => ({}),
})
