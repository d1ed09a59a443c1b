import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** How many applications wait for a place, for the sidebar. */
export const unroutedWaiting = endpoint({
  method: 'GET',
  path: '/api/unrouted/waiting',
  summary: 'How many applications wait for a place',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({ waiting: z.number() }),
  reads: ['candidates'],
  example: () => ({}),
})
