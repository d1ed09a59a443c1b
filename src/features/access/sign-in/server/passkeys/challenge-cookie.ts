import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../../../../../platform/server/auth.ts'
import { passkeyCookie } from '../../../../../platform/server/process/passkey-plugin.ts'
import { getIdentityHeaders } from '../sessions.ts'

const loadStart = async (auth: Auth) => `${(await auth.context).createAuthCookie(passkeyCookie).name}=`

/** Passes the library's challenge on to the browser; nothing else of its headers. */
export const passChallenge = async (auth: Auth, reply: FastifyReply, headers: Headers) => {
  const start = await loadStart(auth)
  for (const cookie of headers.getSetCookie()) if (cookie.startsWith(start)) void reply.header('set-cookie', cookie)
}

/** The challenge of this browser, and with `withIdentity` who calls: all that the library sees of a request. */
export const readChallengeHeaders = async (auth: Auth, request: FastifyRequest, withIdentity = false) => {
  const start = await loadStart(auth)
  const challenge = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(start)) ?? ''
  const headers = withIdentity ? getIdentityHeaders(request) : new Headers()
  if (!headers.has('cookie')) headers.set('cookie', challenge)
  return headers
}
