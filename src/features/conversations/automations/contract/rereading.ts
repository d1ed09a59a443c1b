import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'

/**
 * The replies that automations of an organization heard in the last 30 days and that another edition of the reader read, read again by
 * that of today: nothing is sent and nothing is changed. At most the newest 2,000 are read.
 */
export const enrollmentRereading = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/automations/rereading',
  summary: 'Reread last month’s replies with the current rules',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    /** How many were read by another edition, and how many of them are read otherwise now. */
    reread: z.number(),
    differ: z.number(),
    /** The newest 50 of those that differ. */
    rows: z.array(
      z.object({
        id: z.string(),
        candidateId: z.string(),
        name: z.string(),
        at: instant,
        heard: z.string(),
        /** The reading then, and the one now, in words. */
        was: z.string(),
        now: z.string(),
      }),
    ),
  }),
  reads: ['texts', 'candidates'],
  example: (id) => ({ id: id('organization') }),
})
