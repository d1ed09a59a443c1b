import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Auth } from '../../../../platform/server/auth.ts'
import { openExternal } from '../../../../platform/server/external.ts'
import { hashToken } from '../../../../platform/server/hashed-tokens.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { signInByEmail, signInByPhone } from '../contract/sign-in.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { beginAttempt } from './guessing/attempts.ts'
import { refuseGuessed } from './guessing/device-link.ts'
import { createPhoneEmail } from './phone-account.ts'
import { findSignInRule, refuseOtherWay } from './providers/sign-in-rule.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'
import { readChallenge } from './second-factor.ts'

const refused = () => new UserError('signed-out', 'Invalid email or password')
const arrived = z.object({ token: z.string(), user: z.object({ id: z.string(), name: z.string() }) })

type Calling = { services: Services; request: FastifyRequest; reply: FastifyReply }
type Credentials = { email: string; password: string; by: 'email' | 'phone' }

/**
 * Throws after the right password of someone whose organization binds their domain to a provider, and ends their session.
 * Anyone else reads the same as ever: the sentence would tell who has an account.
 */
const refuseBound = async (services: Services, auth: Auth, email: string, headers: Headers) => {
  if (services.config.signInProviders.length === 0) return
  const { rows } = await auth.pool.query<{ id: string }>('select id from auth."user" where email = $1', [email])
  const rule = rows[0] ? await findSignInRule(services, rows[0].id) : null
  const token = headers.get('set-auth-token')?.split('.')[0]
  if (rule && token) await auth.pool.query('delete from auth.session where token = $1', [hashToken(token)])
  refuseOtherWay(rule, null)
}

const signIn = async (auth: Auth, calling: Calling, { email, password, by }: Credentials) => {
  const { services, request } = calling
  const attempt = await beginAttempt(services, auth, request, email)
  if (attempt.waitSeconds > 0)
    throw new UserError(
      'too-many',
      `Too many attempts. Wait ${attempt.waitSeconds} ${attempt.waitSeconds === 1 ? 'second' : 'seconds'} and try again.`,
      {
        details: { waitSeconds: attempt.waitSeconds },
      },
    )
  if (attempt.isGuessed && by === 'email') refuseGuessed(services, email)
  if (attempt.holdMs > 0) await pause(attempt.holdMs)
  const done = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true }).catch(() => null)
  if (!done) {
    recordFailedSignIn(services, 'email', email)
    throw refused()
  }
  await refuseBound(services, auth, email, done.headers)
  const challenge = await readChallenge(auth, done.headers)
  if (challenge) {
    await attempt.succeeded()
    return { challenge }
  }
  const { token, user } = arrived.parse(done.response)
  const arrival = { token, authUserId: user.id, name: user.name, email, headers: done.headers }
  const me = await completeSignIn(auth, calling, arrival)
  if (!me) throw refused()
  await attempt.succeeded()
  return me
}

/** Any failure answers 'Invalid email or password', in the same time: the library hashes for unknown addresses too. */
export const signInByEmailRoute = openExternal(
  signInByEmail,
  async ({ input, ...calling }) =>
    await signIn(calling.services.auth, calling, {
      email: input.email.trim().toLowerCase(),
      password: input.password,
      by: 'email',
    }),
)

/** For accounts made with a phone number only. */
export const signInByPhoneRoute = openExternal(signInByPhone, async ({ input, ...calling }) => {
  const { auth } = calling.services
  const phone = parseUsNumber(input.phone)
  const email = await createPhoneEmail(auth, phone.ok ? phone.e164 : '')
  return await signIn(calling.services.auth, calling, { email, password: input.password, by: 'phone' })
})
