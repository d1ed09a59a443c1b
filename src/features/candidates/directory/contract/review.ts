import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** Of these people, in their order, those whom no one has texted yet, with the status they have; who is not there, or not your own, is left out. */
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
