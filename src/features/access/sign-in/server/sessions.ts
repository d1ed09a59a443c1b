import type { FastifyRequest } from 'fastify'
import type { Auth } from '../../../../platform/server/auth.ts'
import { hashToken } from '../../../../platform/server/hashed-tokens.ts'
import type { Live } from '../../../../platform/server/live/live.ts'
import type { Basics } from '../../../../platform/server/services.ts'
import type { Session, Sessions } from '../../../../platform/server/sessions.ts'
import { type Me, me } from '../contract/sign-in.ts'
import { loadSessionProfile } from './impersonation/load-session-profile.ts'
import { findProfile, getActor, toMe } from './profile.ts'
import { parseFactor, withFactor } from './providers/session-factor.ts'

type CachedSession = { at: number; session: Promise<Session | null> }

const rememberMs = 5_000

/** Only what identifies the caller; the library never sees the rest of the request. */
export const getIdentityHeaders = (request: FastifyRequest) => {
  const headers = new Headers()
  const { authorization, cookie } = request.headers
  if (authorization) headers.set('authorization', authorization)
  else if (cookie) headers.set('cookie', cookie)
  return headers
}

/** Returns the browser's data of the person of a session. */
export const parseMe = (session: Session): Me => me.parse(session.me)

/** Finds who calls. A session looked up in the last 5 s comes from memory and is dropped when it ends or its rights change. */
export const openSessions = (services: Basics, auth: Auth, live: Live): Sessions => {
  const remembered = new Map<string, CachedSession>()
  const forget = (authUserId: string) => {
    for (const [key, { session }] of remembered)
      void session.then((found) => (!found || found.actor.authUserId === authUserId) && remembered.delete(key))
  }
  live.on('reinforce_session', forget)
  live.onReconnect(() => remembered.clear())

  const lookUp = async (headers: Headers): Promise<Session | null> => {
    const found = await auth.api.getSession({ headers })
    if (!found) return null
    const alone = await findProfile(services, found.user.id)
    if (!alone) return null
    const factor = parseFactor(found.session.factor)
    const known = withFactor(alone, factor)
    const token = hashToken(found.session.token)
    const { profile, impersonation } = await loadSessionProfile({ services, auth, token, profile: known })
    const lastEnd = new Date(found.session.createdAt).getTime() + services.config.sessionHours * 3_600_000
    const endsAt = new Date(Math.min(new Date(found.session.expiresAt).getTime(), lastEnd))
    if (endsAt.getTime() <= Date.now()) return null
    const metadata = { full_name: found.user.name, phone_number: found.user.phone_number ?? '' }
    return {
      token,
      actor: getActor(services, profile, impersonation),
      me: toMe(services, profile, metadata, endsAt.toISOString(), impersonation),
      endsAt: endsAt.getTime(),
      lastEnd,
    }
  }

  const find = async (request: FastifyRequest): Promise<Session | null> => {
    const headers = getIdentityHeaders(request)
    const key = headers.get('authorization') ?? headers.get('cookie')
    if (!key) return null
    const now = Date.now()
    const known = remembered.get(key)
    if (known && now - known.at < rememberMs) {
      const session = await known.session
      const isOver = session?.actor.impersonation && session.actor.impersonation.until <= now
      if (!isOver) return session && session.endsAt > now ? session : null
    }
    if (remembered.size > 10_000) remembered.clear()
    const session = lookUp(headers)
    remembered.set(key, { at: now, session })
    session.catch(() => remembered.delete(key))
    return await session
  }
  return { find, forget }
}
