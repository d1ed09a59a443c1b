import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { getScope, getSystemScope, isImpersonating } from '../../../../platform/server/actor.ts'
import { idleSeconds } from '../../../../platform/server/auth.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { external, openExternal } from '../../../../platform/server/external.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { canMail } from '../../email/server/public.ts'
import { getSession, heartbeat, signOut } from '../contract/sign-in.ts'
import { endImpersonationNow } from './impersonation/impersonation-calls.ts'
import { forgetSessions } from './profile.ts'
import { parseMe } from './sessions.ts'

/** Returns the data of the document and `getSession`: the person, and the needs of the signed-out pages. */
export const loadBootData = async (services: Services, request: FastifyRequest) => {
  const session = await services.sessions.find(request)
  const providers = services.config.signInProviders.map(({ id }) => id)
  return {
    me: session ? parseMe(session) : null,
    public: {
      scheduleDemoUrl: services.config.scheduleDemoUrl,
      demoSignIns: services.demoSignIns && services.config.demo === 'here',
      demoBanner: services.config.demo === 'elsewhere',
      sendsMail: canMail(services.config),
      passwordMin: services.config.passwordMin,
      ...(providers.length > 0 ? { providers } : {}),
    },
  }
}

/** All that the browser needs to begin: the person with their rights, or no one. Does not extend the session. */
export const getSessionRoute = openExternal(
  getSession,
  async ({ services, request }) => await loadBootData(services, request),
)

const endsAt = z.object({ expiresAt: z.string() })

/** Extends the session to 60 minutes from now, never past its last end; nothing else does. Sessions live by the database's clock alone. */
export const heartbeatRoute = external(heartbeat, async ({ request, services }) => {
  const { auth, sessions } = services
  const session = await sessions.find(request)
  const { rows } = await auth.pool.query(
    `update auth.session set "expiresAt" = least(now() + make_interval(secs => $1), "createdAt" + make_interval(hours => $3)), "updatedAt" = now()
       where token = $2 and "expiresAt" > now() and "createdAt" + make_interval(hours => $3) > now() returning to_json("expiresAt")#>>'{}' as "expiresAt"`,
    [idleSeconds, session?.token ?? '', services.config.sessionHours],
  )
  const row = endsAt.safeParse(rows[0])
  if (!row.success) throw new UserError('signed-out', 'Sign in to continue.')
  if (session) sessions.forget(session.actor.authUserId)
  return { sessionEndsAt: new Date(row.data.expiresAt).toISOString() }
})

const clearing = (name: string) => `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`

/** Ends the session on the server and clears its cookie. */
export const signOutRoute = openExternal(signOut, async ({ request, reply, services }) => {
  const { auth, sessions } = services
  const session = await sessions.find(request)
  void reply.header('set-cookie', [
    clearing('reinforce.session_token'),
    `${clearing('__Secure-reinforce.session_token')}; Secure`,
    `${clearing('__Host-reinforce.session_token')}; Secure`,
  ])
  if (!session) return { ok: true as const }
  const { actor } = session
  if (isImpersonating(actor)) await endImpersonationNow(services, actor.impersonation.id)
  await auth.pool.query('delete from auth.session where token = $1', [session.token])
  await forgetSessions(auth.pool, actor.authUserId)
  const home = isImpersonating(actor)
    ? getSystemScope(services.config, services.config.platformOrganizationId)
    : getScope(actor)
  await transactAs(
    services,
    home,
  )(async (tx) => {
    await recordEvents(tx, actor.userId, [{ name: 'user.signedOut', about: actor.userId }])
  })
  return { ok: true as const }
})
