import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { mostLeavers } from '../rules/find-addresses.ts'

const ids = z.array(z.guid()).check(z.minLength(1), z.maxLength(mostLeavers))

/** Whether someone can be deactivated, and why not. */
const leaverState = z.enum(['leaves', 'self', 'last-admin', 'deactivated', 'invited', 'unknown'])

/** Changes nothing. Addresses in any list or CSV file; other cells are passed over. */
export const findLeavers = endpoint({
  method: 'POST',
  path: '/api/users/leavers/find',
  summary: 'Find the people of a list of addresses',
  needs: 'users:manage',
  input: z.object({ text: z.string().check(z.maxLength(200_000)) }),
  reply: z.object({
    rows: z.array(
      z.object({
        email: z.string(),
        state: leaverState,
        id: z.nullable(z.string()),
        name: z.string(),
        admin_level: z.nullable(z.string()),
        /** Candidates they own, which they keep. */
        candidates: z.number(),
        /** Active API keys that they made, which stop. */
        keys: z.number(),
      }),
    ),
    /** Addresses past the most that one press takes. */
    leftOut: z.number(),
  }),
  rateLimit: 60,
  example: () => ({ text: 'nobody@example.test' }),
})

/** Either all or no one. */
export const deactivateLeavers = endpoint({
  method: 'POST',
  path: '/api/users/leavers',
  summary: 'Deactivate several people at once',
  needs: 'users:manage',
  input: z.object({ ids }),
  reply: z.object({ deactivated: z.number() }),
  invalidates: ['users', 'organizations'],
  example: (of) => ({ ids: [of('user')] }),
})

/** Of the given people those who are deactivated; what ended stays ended, keys of theirs work again. */
export const reactivateLeavers = endpoint({
  method: 'POST',
  path: '/api/users/leavers/undo',
  summary: 'Reactivate several people at once',
  needs: 'users:manage',
  input: z.object({ ids }),
  reply: z.object({ reactivated: z.number() }),
  invalidates: ['users', 'organizations'],
  example: (of) => ({ ids: [of('user')] }),
})
