import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'

/**
 * Closes, snoozes, or returns a thread. A closed one returns when the person writes again, a snoozed one at its moment
 * or when they write. `back`: restores the earlier state, whose moment may have passed.
 */
export const updateThread = endpoint({
  method: 'POST',
  path: '/api/texts/threads/{id}/state',
  summary: 'Close, snooze, or reopen a thread',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    closed: z.boolean(),
    until: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
    back: z._default(z.boolean(), false),
  }),
  reply: z.object({ before: z.object({ closed: z.boolean(), until: z.nullable(instant) }) }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('thread'), closed: true }),
})
