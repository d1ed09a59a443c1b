import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

/**
 * Accepts a suggestion, which changes the candidate's values, or dismisses it, which changes nothing. Returns 409 if it
 * was decided before.
 */
export const decideSuggestion = endpoint({
  method: 'POST',
  path: '/api/candidate-suggestions/{id}/decision',
  summary: 'Accept or dismiss what an application says about a candidate on file',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), decision: z.enum(['accepted', 'dismissed']) }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('suggestion'), decision: 'accepted' as const }),
})
