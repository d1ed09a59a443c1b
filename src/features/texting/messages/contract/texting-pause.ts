import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'

const change = { isStopped: z.boolean(), why: z._default(z.string().check(z.maxLength(300)), '') }

/**
 * Where texts are stopped, as far as the reader may see: everywhere (`organizationId` null), and their organizations.
 */
export const textingPauses = endpoint({
  method: 'GET',
  path: '/api/texts/pauses',
  summary: 'List where texts are paused, since when, who paused them, and why',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({
    pauses: z.array(
      z.object({
        organizationId: z.nullable(z.guid()),
        organization: z.nullable(z.string()),
        at: instant,
        /** Null for a clinic when the platform's staff did it. */
        by: z.nullable(z.string()),
        why: z.string(),
      }),
    ),
  }),
  reads: ['texts'],
  example: () => ({}),
})

/** Holds or releases an organization's texts; stopping asks why. */
export const pauseTexting = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/texting-pause',
  summary: 'Pause or resume all texts of an organization',
  needs: 'users:manage',
  input: z.object({ id: z.guid(), ...change }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('organization'), isStopped: false, why: '' }),
})

/** Holds or releases all texts of every organization. */
export const pauseAllTexting = endpoint({
  method: 'PUT',
  path: '/api/texts/pause',
  summary: 'Pause or resume all texts of every organization',
  needs: 'platform:edit',
  input: z.object(change),
  reply: done,
  invalidates: ['texts'],
  example: () => ({ isStopped: false, why: '' }),
})
