import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** Count unrouted applications, for the sidebar. */
export const unroutedWaiting = endpoint({
  method: 'GET',
  path: '/api/unrouted/waiting',
  summary: 'Count unrouted applications',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({ waiting: z.number() }),
  reads: ['candidates'],
  example: () => ({}),
})
