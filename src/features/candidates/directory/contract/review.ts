import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/**
 * Filters these people, in order, to those without a text, with their status. Missing or foreign people are skipped.
 */
export const notTexted = endpoint({
  method: 'POST',
  path: '/api/candidates/not-texted',
  summary: 'List which candidates no one has texted yet',
  needs: 'candidates:edit',
  input: z.object({ ids: z.array(z.guid()).check(z.maxLength(1_000)) }),
  reply: z.object({ people: z.array(z.object({ id: z.string(), status: z.string() })) }),
  reads: ['candidates', 'texts'],
  example: (id) => ({ ids: [id('candidate')] }),
})
