import * as z from 'zod/mini'
import type { Auth } from '../../../../platform/server/auth.ts'
import { openExternal } from '../../../../platform/server/external.ts'
import { hashToken } from '../../../../platform/server/hashed-tokens.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { giveSecondFactor } from '../contract/sign-in.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { findUnusedStep, takeStep } from './totp.ts'

const loadCookieName = async (auth: Auth) => (await auth.context).createAuthCookie('two_factor').name

/** The challenge that the library gives instead of a session to anyone who has a second factor, or null. */
export const readChallenge = async (auth: Auth, headers: Headers): Promise<string | null> => {
  const start = `${await loadCookieName(auth)}=`
  const cookie = headers.getSetCookie().find((each) => each.startsWith(start))
  return cookie?.slice(start.length).split(';')[0] || null
}

const verified = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
})
const held = z.object({ value: z.string() })
const getErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'body' in error
    ? z.object({ code: z.string() }).safeParse(error.body)
    : null

const refusal = (error: unknown): UserError => {
  const code = getErrorCode(error)?.data?.code
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED')
    return new UserError('too-many', 'Too many wrong codes. Wait 15 minutes and sign in again.')
  if (code === 'INVALID_TWO_FACTOR_COOKIE' || code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')
    return new UserError('signed-out', 'This took too long or too many tries. Sign in again.', {
      details: { startAgain: true },
    })
  const message = 'This code is wrong.'
  return UserError.at('code', message)
}

const readCode = (typed: string) => {
  const digits = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(digits)
    ? { by: 'code' as const, code: digits }
    : { by: 'recovery code' as const, code: typed.trim() }
}

/**
 * The second step of signing in: a code of the app (each works once) or a recovery code (each works once). Five tries a
 * challenge; ten wrong codes in a row after the right password make the account wait for a quarter of an hour.
 */
export const giveSecondFactorRoute = openExternal(
  giveSecondFactor,
  async ({ input, services, request, reply, now }) => {
    const { auth } = services
    const headers = new Headers({ cookie: `${await loadCookieName(auth)}=${input.challenge}` })
    const { by, code } = readCode(input.code)
    const { rows } = await auth.pool.query('select value from auth.verification where identifier = $1', [
      input.challenge.split(/[.%]/)[0],
    ])
    const authUserId = held.safeParse(rows[0]).data?.value ?? ''
    const step = by === 'code' && authUserId ? await findUnusedStep(auth, authUserId, code, now) : null
    // A code that was used before fails like a wrong one, and counts like one.
    const body = { code: by === 'code' && step === null ? 'used' : code }
    const verify = by === 'code' ? auth.api.verifyTOTP : auth.api.verifyBackupCode
    const done = await verify({ body, headers, returnHeaders: true }).catch((error: unknown) => {
      throw refusal(error)
    })
    const { token, user } = verified.parse(done.response)
    const isFirst = step === null || (await takeStep(auth, user.id, step))
    if (!isFirst) await auth.pool.query('delete from auth.session where token = $1', [hashToken(token)])
    const arrival = { token, authUserId: user.id, name: user.name, email: user.email, headers: done.headers, by }
    const me = isFirst ? await completeSignIn(auth, { services, request, reply }, arrival) : null
    if (!me) throw new UserError('signed-out', 'Sign in again.', { details: { startAgain: true } })
    return me
  },
)
