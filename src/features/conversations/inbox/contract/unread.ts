import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** How many threads have something unread, for the sidebar. */
export const unreadTexts = endpoint({
  method: 'GET',
  path: '/api/texts/unread',
  summary: 'Unread threads',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ unread: z.number(), needsPerson: z.number() }),
  reads: ['texts'],
  example: () => ({}),
})
