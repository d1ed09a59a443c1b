import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Auth } from '../../../../../platform/server/auth.ts'
import { openExternal } from '../../../../../platform/server/external.ts'
import { hashToken } from '../../../../../platform/server/hashed-tokens.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { providerNames, type SignInProvider } from '../../../../../rules/sign-in/sign-in-providers.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { finishProviderSignIn, startProviderSignIn } from '../../contract/providers.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { createChallenge } from './create-challenge.ts'
import { findSignInRule, refuseOtherWay } from './sign-in-rule.ts'

const openProvider = async ({ auth, log, config }: Services, id: SignInProvider) => {
  if (!config.signInProviders.some((each) => each.id === id))
    throw new UserError('forbidden', `This server has no sign-in with ${providerNames[id]}.`)
  const opened = await auth.openProvider(id).catch((error: unknown) => {
    log.error({ err: error }, 'a provider did not open')
    return null
  })
  if (!opened) throw new UserError('unavailable', `${providerNames[id]} doesn’t answer. Use your password.`)
  return opened.api
}

const stateCookie = async (auth: Auth) => (await auth.context).createAuthCookie('state').name

/** Sends the browser to the provider. A cookie of this browser holds the state, which works once, for ten minutes. */
export const startProviderSignInRoute = openExternal(startProviderSignIn, async ({ input, services, reply }) => {
  const api = await openProvider(services, input.provider)
  const { response, headers } = await api.signInSocial({
    body: { provider: input.provider, callbackURL: '/', disableRedirect: true },
    returnHeaders: true,
  })
  const name = await stateCookie(services.auth)
  for (const cookie of headers.getSetCookie())
    if (cookie.startsWith(`${name}=`)) void reply.header('set-cookie', cookie)
  if (!response.url)
    throw new UserError('unavailable', `${providerNames[input.provider]} doesn’t answer. Use your password.`)
  return { url: response.url }
})

const readStateCookie = async (auth: Auth, request: FastifyRequest) => {
  const start = `${await stateCookie(auth)}=`
  return (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(start)) ?? ''
}

/** The sentences for the library's refusals, by the code it puts into its redirect. */
const explainRefusal = (code: string | null, name: string): UserError => {
  if (code === 'signup_disabled')
    return new UserError(
      'forbidden',
      `No one here signs in with this ${name} address. Open your invitation first, or ask an Admin to invite you.`,
    )
  if (code === 'state_mismatch' || code === 'state_not_found' || code === 'please_restart_the_process')
    return new UserError('signed-out', 'This took too long, or began in another browser. Start again.')
  return new UserError('signed-out', `${name} did not confirm who you are. Start again, or use your password.`)
}

const found = z.object({ id: z.string(), name: z.string(), email: z.string(), hasFactor: z.boolean() })

/** The person of a session that the library just made. */
const loadArrived = async (auth: Auth, token: string) => {
  const { rows } = await auth.pool.query(
    `select u.id, u.name, u.email, u."twoFactorEnabled" as "hasFactor" from auth.session s join auth."user" u on u.id = s."userId"
       where s.token = $1`,
    [hashToken(token)],
  )
  return found.parse(rows[0])
}

/**
 * Signs in with a provider's answer, which the library checks. It signs no strangers up. People with a second
 * factor of ours get a challenge, unless their organization trusts the provider's.
 */
export const finishProviderSignInRoute = openExternal(
  finishProviderSignIn,
  async ({ input, services, request, reply }) => {
    const { auth } = services
    const { provider, code, state } = input
    const name = providerNames[provider]
    const api = await openProvider(services, provider)
    const answer = await api.callbackOAuth({
      method: 'GET',
      params: { id: provider },
      query: { code, state },
      headers: new Headers({ cookie: await readStateCookie(auth, request) }),
      asResponse: true,
    })
    const token = answer.headers.get('set-auth-token')?.split('.')[0]
    if (!token) {
      const to = new URL(answer.headers.get('location') ?? '/', 'http://unknown.invalid')
      throw explainRefusal(to.searchParams.get('error'), name)
    }
    const person = await loadArrived(auth, token)
    const endSession = async () =>
      await auth.pool.query('delete from auth.session where token = $1', [hashToken(token)])
    const rule = await findSignInRule(services, person.id)
    const isTrusted = rule?.provider === provider && rule.trustsProvider
    if (rule && rule.provider !== provider) await endSession()
    refuseOtherWay(rule, provider)
    if (person.hasFactor && !isTrusted) {
      await endSession()
      return { challenge: await createChallenge(auth, person.id) }
    }
    const { id: authUserId, name: fullName, email } = person
    const arrival = { token, authUserId, name: fullName, email, headers: answer.headers, by: name }
    const me = await completeSignIn(
      auth,
      { services, request, reply },
      isTrusted ? { ...arrival, factor: 'provider' as const } : arrival,
    )
    if (!me) throw explainRefusal('signup_disabled', name)
    return me
  },
)
