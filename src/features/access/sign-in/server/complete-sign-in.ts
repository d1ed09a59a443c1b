import type { FastifyReply, FastifyRequest } from 'fastify'
import { getScope } from '../../../../platform/server/actor.ts'
import { type Auth, idleSeconds } from '../../../../platform/server/auth.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { hashToken } from '../../../../platform/server/hashed-tokens.ts'
import type { Services } from '../../../../platform/server/services.ts'
import type { Me } from '../contract/sign-in.ts'
import { changeAccount } from './account-row.ts'
import { rememberDevice } from './guessing/attempts.ts'
import { mailNewDevice } from './guessing/mail-new-device.ts'
import { findProfile, forgetSessions, getActor, toMe } from './profile.ts'
import { parseFactor, type SessionFactor, withFactor } from './providers/session-factor.ts'

/** The library's cookie without its end: the browser keeps it while open, the server ends it after 60 idle minutes. */
const passCookies = (reply: FastifyReply, headers: Headers) => {
  for (const cookie of headers.getSetCookie())
    if (/session_token=/.test(cookie))
      void reply.header('set-cookie', cookie.replace(/;\s*(max-age|expires)=[^;]*/gi, ''))
  const token = headers.get('set-auth-token')
  if (token) void reply.header('set-auth-token', token)
}

/** How the event names a sign-in that took more than the password, or something else. */
type SignInWay = 'code' | 'recovery code' | 'passkey' | 'Google' | 'Microsoft'
export type Calling = { services: Services; request: FastifyRequest; reply: FastifyReply }
type Arrival = {
  token: string
  authUserId: string
  name: string
  /** The address of the sign-in, by which its browser is known. */
  email: string
  headers: Headers
  by?: SignInWay
  /** The part that counts as a second factor; codes by default. */
  factor?: SessionFactor
}

/** Ends the session that the browser's cookie named until now: the new one takes its place, so nothing could end it later. */
const endReplaced = async (auth: Auth, { services, request }: Calling) => {
  const replaced = request.headers.authorization ? null : await services.sessions.find(request)
  if (!replaced) return
  await auth.pool.query('delete from auth.session where token = $1', [replaced.token])
  await forgetSessions(auth.pool, replaced.actor.authUserId)
}

/**
 * Completes a new session: records the event, stores its origin, emails the person of an unknown browser, and returns it.
 * Null for someone without a profile (or no longer): then it is ended.
 */
export const completeSignIn = async (
  auth: Auth,
  { services, request, reply }: Calling,
  arrival: Arrival,
): Promise<Me | null> => {
  const found = await findProfile(services, arrival.authUserId)
  const factor = arrival.factor ?? parseFactor(arrival.by)
  const profile = found && withFactor(found, factor)
  if (!profile) {
    await auth.pool.query('delete from auth.session where token = $1', [hashToken(arrival.token)])
    return null
  }
  await auth.pool.query('update auth.session set "ipAddress" = $2, "userAgent" = $3, factor = $4 where token = $1', [
    hashToken(arrival.token),
    request.ip,
    (request.headers['user-agent'] ?? '').slice(0, 400),
    factor,
  ])
  const now = services.clock()
  const actor = getActor(services, profile)
  await transactAs(
    services,
    getScope(actor),
  )(async (tx) => {
    await changeAccount(
      tx,
      { id: actor.userId, organization_id: actor.organizationId },
      { last_sign_in_at: now.toISOString() },
    )
    await recordEvents(tx, actor.userId, [
      { name: 'user.signedIn', about: actor.userId, ...(arrival.by ? { after: { by: arrival.by } } : {}) },
    ])
    await mailNewDevice(tx, { services, request, now }, arrival.email, profile)
  })
  await endReplaced(auth, { services, request, reply })
  passCookies(reply, arrival.headers)
  rememberDevice(services, request, reply, arrival.email)
  const endsAt = new Date(now.getTime() + idleSeconds * 1000).toISOString()
  return toMe(services, profile, { full_name: arrival.name, phone_number: '' }, endsAt)
}
