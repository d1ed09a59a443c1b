import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

/** Pause keeps what waits, resume continues, cancel drops it for good; sent texts stay sent. */
export const controlBatch = endpoint({
  method: 'POST',
  path: '/api/texts/batches/{id}/steer',
  summary: 'Pause, resume or cancel a bulk text',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), to: z.enum(['running', 'paused', 'canceled']) }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('textBatch'), to: 'paused' as const }),
})

/** Sends to everyone again whose text failed and was not sent again since, as a bulk text of its own. Unknown fates stay with a person. */
export const retryBatch = endpoint({
  method: 'POST',
  path: '/api/texts/batches/{id}/retry',
  summary: 'Send the failed texts of a bulk text again',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), batchId: z.guid() }),
  reply: z.object({ batchId: z.string(), queued: z.number(), held: z.number(), skipped: z.number() }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('textBatch'), batchId: id('newId') }),
})
