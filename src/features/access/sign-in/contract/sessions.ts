import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'

export const ownSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'List your sessions',
  needs: 'signed-in',
  input: nothing,
  reply: z.object({
    /** How many hours after signing in a session ends in any case. */
    longestHours: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        address: z.string(),
        signedInAt: instant,
        lastSeenAt: instant,
        isThis: z.boolean(),
      }),
    ),
  }),
  reads: ['users'],
  example: () => ({}),
})

export const endOwnSession = endpoint({
  method: 'POST',
  path: '/api/me/sessions/{id}/end',
  summary: 'End one of your sessions',
  needs: 'signed-in',
  input: z.object({ id: z.guid() }),
  reply: done,
  example: (id) => ({ id: id('session') }),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end-others',
  summary: 'End all your other sessions',
  needs: 'signed-in',
  input: nothing,
  reply: z.object({ ended: z.number() }),
  example: () => ({}),
})
