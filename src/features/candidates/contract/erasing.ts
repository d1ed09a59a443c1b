import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { day } from '../../../platform/shared/schemas.ts'

/** The person asked to be forgotten: no more texts from now on, everything is deleted after 30 days. `wanted` false keeps the record after all. */
export const requestErasure = endpoint({
  method: 'PUT',
  path: '/api/candidates/{id}/erasure',
  summary: 'Note that a candidate asked to be deleted, or take it back',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    wanted: z.boolean(),
    reason: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: z.object({ eraseOn: z.nullable(day) }),
  refreshes: ['candidates'],
  example: (id) => ({ id: id('candidate'), wanted: false }),
})
