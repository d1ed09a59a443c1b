import * as z from 'zod/mini'
import { openExternal } from '../../../../../platform/server/external.ts'
import { hashToken } from '../../../../../platform/server/hashed-tokens.ts'
import { getPasskeySite } from '../../../../../platform/server/process/passkey-plugin.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { signInByPasskey, startPasskeySignIn } from '../../contract/passkey-sign-in.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { findSignInRule, refuseOtherWay } from '../providers/sign-in-rule.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { passChallenge, readChallengeHeaders } from './challenge-cookie.ts'

const arrived = z.object({
  session: z.object({ token: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
})

/** The challenge names no account: the browser offers what it has for this site. */
export const startPasskeySignInRoute = openExternal(startPasskeySignIn, async ({ services, reply }) => {
  const { auth, config } = services
  if (!getPasskeySite(config)) return { options: null }
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  })
  await passChallenge(auth, reply, headers)
  return { options: { ...response, userVerification: 'required' } }
})

const refused = () => new UserError('signed-out', 'This passkey didn’t sign you in. Use your password.')

/**
 * Signs in with a passkey that verified its user, which counts as both factors. Everything that fails has one sentence.
 * People whose organization names a provider read which.
 */
export const signInByPasskeyRoute = openExternal(signInByPasskey, async ({ input, services, request, reply, now }) => {
  const { auth } = services
  const { credential } = input
  const done = await auth.api
    .verifyPasskeyAuthentication({
      body: { response: credential },
      headers: await readChallengeHeaders(auth, request),
      returnHeaders: true,
    })
    .catch(() => null)
  const found = arrived.safeParse(done?.response).data
  if (!done || !found) {
    recordFailedSignIn(services, 'passkey', credential.id)
    throw refused()
  }
  const { token } = found.session
  const { id: authUserId, name, email } = found.user
  const rule = await findSignInRule(services, authUserId)
  if (rule) await auth.pool.query('delete from auth.session where token = $1', [hashToken(token)])
  refuseOtherWay(rule, null)
  const arrival = { token, authUserId, name, email, headers: done.headers, by: 'passkey' as const }
  const me = await completeSignIn(auth, { services, request, reply }, arrival)
  if (!me) throw refused()
  await auth.pool.query('update auth.passkey set last_used_at = $2 where "credentialID" = $1', [credential.id, now])
  return me
})
