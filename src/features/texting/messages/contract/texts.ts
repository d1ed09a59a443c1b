import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'

/**
 * The outcome of the text with this id, for a sender without an answer. An unknown id: it never came, and may be sent.
 */
export const textOutcome = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/delivery',
  summary: 'Get the outcome of a text',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    fate: z.enum(['on-its-way', 'held', 'sent', 'failed', 'unknown']),
    reason: nullableText,
    sendAt: z.nullable(instant),
  }),
  example: (id) => ({ id: id('failedText') }),
})

/** Sends a failed or unknown text again, as a new text of its own; once for each. An unknown one, which may have arrived, only `anyway`. */
export const retryText = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/retry',
  summary: 'Send a failed text again',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), newId: z.guid(), anyway: z._default(z.boolean(), false) }),
  reply: z.object({
    messageId: z.string(),
    status: z.enum(['sent', 'unknown', 'held']),
    recipientPhone: z.string(),
    sendAt: z.nullable(instant),
    held: nullableText,
  }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('failedText'), newId: id('newId') }),
})

/** Changes the words or the moment of a text that still waits. */
export const changeHeldText = endpoint({
  method: 'PATCH',
  path: '/api/texts/{id}',
  summary: 'Change a scheduled text',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    message: z.optional(z.string().check(z.maxLength(20_000))),
    sendAt: z.optional(z.iso.datetime({ offset: true })),
  }),
  reply: z.object({ sendAt: z.nullable(instant), held: nullableText }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('heldText'), message: 'Hello again' }),
})

export const cancelHeldText = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/cancel',
  summary: 'Cancel a scheduled text',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('heldText') }),
})
