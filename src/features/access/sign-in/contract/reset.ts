import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

const token = z.string().check(z.maxLength(200))

/**
 * Open to anyone, because people who forgot the password cannot sign in. Known and unknown addresses get the same
 * answer in the same time.
 */
export const askForReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-resets',
  summary: 'Request a password reset email',
  needs: 'anyone',
  input: z.object({ email: z.string().check(z.minLength(1), z.maxLength(320)) }),
  reply: done,
  rateLimit: 10,
  example: () => ({ email: 'nobody@example.test' }),
})

/** Open to anyone who holds the link: it is unguessable, works once and for 30 minutes. */
export const readReset = endpoint({
  method: 'GET',
  path: '/api/auth/password-resets/{token}',
  summary: 'Check whether a password reset link still works',
  needs: 'anyone',
  input: z.object({ token }),
  reply: done,
  rateLimit: 60,
  reads: [],
  example: () => ({ token: 'token-of-nobody' }),
})

/** Open to anyone who holds the link. Ends all sessions of the person. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-resets/{token}',
  summary: 'Choose a new password with a reset link',
  needs: 'anyone',
  input: z.object({
    token,
    next: z.string().check(z.maxLength(200)),
    confirm: z.string().check(z.maxLength(200)),
  }),
  reply: done,
  rateLimit: 20,
  example: () => ({ token: 'token-of-nobody', next: 'another-one', confirm: 'another-one' }),
})
