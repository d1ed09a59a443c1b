import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'

const password = z.string().check(z.minLength(1), z.maxLength(200))
const code = z.string().check(z.minLength(1), z.maxLength(40))
/** A fresh code of the app or a recovery code; asked for where there is a second factor. */
const freshCode = z._default(z.string().check(z.maxLength(40)), '')
const codes = z.array(z.string())

export const twoFactor = endpoint({
  method: 'GET',
  path: '/api/me/two-factor',
  summary: 'Check whether your sign-in asks for a code, and how many recovery codes are left',
  needs: 'signed-in',
  openWhileHeld: true,
  input: nothing,
  reply: z.object({ since: z.nullable(instant), recoveryCodesLeft: z.number(), required: z.boolean() }),
  reads: ['users'],
  example: () => ({}),
})

/** Answers the secret as an address for an authenticator app, and the recovery codes; nothing is on before the first code. */
export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/api/me/two-factor/start',
  summary: 'Start two-factor setup',
  needs: 'signed-in',
  openWhileHeld: true,
  input: z.object({ password }),
  reply: z.object({ uri: z.string(), recoveryCodes: codes }),
  rateLimit: 20,
  example: () => ({ password: 'not-the-password' }),
})

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/me/two-factor/confirm',
  summary: 'Turn two-factor sign-in on with the first code',
  needs: 'signed-in',
  openWhileHeld: true,
  input: z.object({ code }),
  reply: done,
  invalidates: ['users'],
  rateLimit: 20,
  example: () => ({ code: '000000' }),
})

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/api/me/two-factor/stop',
  summary: 'Turn two-factor sign-in off, unless the organization requires it',
  needs: 'signed-in',
  input: z.object({ password, code: freshCode }),
  reply: done,
  invalidates: ['users'],
  rateLimit: 20,
  example: () => ({ password: 'not-the-password', code: '000000' }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/two-factor/recovery-codes',
  summary: 'Create new recovery codes. The old ones stop working.',
  needs: 'signed-in',
  input: z.object({ password, code: freshCode }),
  reply: z.object({ recoveryCodes: codes }),
  rateLimit: 20,
  example: () => ({ password: 'not-the-password', code: '000000' }),
})
