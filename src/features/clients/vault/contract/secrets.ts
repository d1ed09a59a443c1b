import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { revealFields } from '../rules/access.ts'

/** Five wrong ones in a row lock reveals for 15 minutes and leave an alert. */
export const unlockLogins = endpoint({
  method: 'POST',
  path: '/api/logins/unlock',
  summary: 'Confirm your password to reveal logins for 15 minutes in this session',
  needs: 'logins:see',
  input: z.object({ password: z.string().check(z.maxLength(200)) }),
  reply: z.object({ until: instant }),
  rateLimit: 30,
  example: () => ({ password: 'not-the-password' }),
})

/** `copy` is for the clipboard, `show` for the screen. Without an unlock: 409, `details.unlock` says "needed". */
export const revealLogin = endpoint({
  method: 'POST',
  path: '/api/logins/{id}/reveal',
  summary: 'Reveal one secret of a saved login',
  needs: 'logins:see',
  input: z.object({
    id: z.guid(),
    field: z._default(z.enum(revealFields), 'secret'),
    aim: z.enum(['show', 'copy']),
    /** An earlier password by its number. */
    number: z.optional(z.int().check(z.minimum(1))),
  }),
  reply: z.object({ value: z.string() }),
  invalidates: ['logins'],
  rateLimit: 60,
  example: (id) => ({ id: id('login'), aim: 'copy' as const }),
})

export const loginCode = endpoint({
  method: 'POST',
  path: '/api/logins/{id}/code',
  summary: 'Get the current one-time code of a saved login',
  needs: 'logins:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({ code: z.string(), secondsLeft: z.number(), period: z.number() }),
  invalidates: ['logins'],
  rateLimit: 60,
  example: (id) => ({ id: id('login') }),
})
