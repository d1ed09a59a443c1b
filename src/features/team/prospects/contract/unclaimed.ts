import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** How many prospects asked for a demo and have no owner yet, for the sidebar. */
export const unclaimedRequests = endpoint({
  method: 'GET',
  path: '/api/prospects/unclaimed',
  summary: 'List unclaimed demo requests',
  needs: 'platform:see',
  input: z.object({}),
  reply: z.object({ waiting: z.number() }),
  reads: ['organizations'],
  example: () => ({}),
})
