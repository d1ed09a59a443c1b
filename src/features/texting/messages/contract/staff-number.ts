import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'

/** `stopped`: the number replied STOP. */
const states = ['none', 'asked', 'confirmed', 'stopped'] as const

/** Your number for notifications by text. */
export const staffNumber = endpoint({
  method: 'GET',
  path: '/api/me/number',
  summary: 'Show your number for notifications by text',
  needs: 'candidates:see',
  input: nothing,
  reply: z.object({
    state: z.enum(states),
    /** As it is shown; empty without one. */
    phone: z.string(),
    /** Why the last code didn’t arrive; null if it did, or may have. */
    codeProblem: z.nullable(z.string()),
    /** The number that texts come from. */
    sender: z.string(),
    /** Texts stay on the simulated phones. */
    isSimulated: z.boolean(),
    /** The sentence to agree to. */
    consent: z.string(),
  }),
  reads: ['users', 'texts'],
  example: () => ({}),
})

/** Texts you a code. Texts to your number before end at once. */
export const askNumberCode = endpoint({
  method: 'POST',
  path: '/api/me/number',
  summary: 'Text yourself a code to confirm a number',
  needs: 'candidates:see',
  input: z.object({ phone: z.string().check(z.maxLength(40)) }),
  reply: done,
  invalidates: ['users'],
  rateLimit: 30,
  example: () => ({ phone: '(512) 555-7499' }),
})

export const confirmNumber = endpoint({
  method: 'POST',
  path: '/api/me/number/confirm',
  summary: 'Confirm your number with its code, and agree to texts',
  needs: 'candidates:see',
  input: z.object({ code: z.string().check(z.maxLength(20)), agrees: z.literal(true) }),
  /** `over`: only a new code helps. */
  reply: z.object({ outcome: z.enum(['confirmed', 'wrong', 'over']) }),
  invalidates: ['users'],
  rateLimit: 30,
  example: () => ({ code: '000000', agrees: true as const }),
})

export const removeNumber = endpoint({
  method: 'DELETE',
  path: '/api/me/number',
  summary: 'Remove your number and end its texts',
  needs: 'candidates:see',
  input: nothing,
  reply: done,
  invalidates: ['users'],
  example: () => ({}),
})
