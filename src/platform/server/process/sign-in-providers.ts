import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import * as z from 'zod/mini'
import type { SignInProvider } from '../../../rules/sign-in/sign-in-providers.ts'
import type { ProviderSettings } from './provider-settings.ts'

const yes = z.union([z.literal(true), z.literal(1), z.literal('1'), z.literal('true')])
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email(),
  name: z.optional(z.string()),
  // Google's, and Microsoft's: the tenant owns the domain of the address.
  email_verified: z.optional(z.unknown()),
  xms_edov: z.optional(z.unknown()),
})

/**
 * Reads who signed in from an ID token whose signature, issuer, audience, end, and nonce the library checked before. Null
 * without a token or without an address that the provider verified.
 */
const readUser = ({ idToken }: { idToken?: string | undefined }) => {
  const body: unknown = idToken ? JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) : null
  const { data } = claims.safeParse(body)
  if (!data || !(yes.safeParse(data.email_verified).success || yes.safeParse(data.xms_edov).success)) return null
  return { id: data.sub, sub: data.sub, email: data.email, name: data.name ?? '', emailVerified: true }
}

/** The address that a provider sends people back to. */
const getRedirect = (publicUrl: string, id: SignInProvider) => new URL(`/login/${id}`, publicUrl).href

/** The library's OpenID Connect with PKCE, state, and nonce for one provider. It signs no strangers up. */
export const createProviderPlugin = (provider: ProviderSettings, publicUrl: string) =>
  genericOAuth({
    config: [
      {
        providerId: provider.id,
        discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        redirectURI: getRedirect(publicUrl, provider.id),
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        disableSignUp: true,
        requireIdTokenVerification: true,
        prompt: 'select_account',
        accountSubject: ({ profile }) => String(profile.sub),
        getUserInfo: async (tokens) => await Promise.resolve(readUser(tokens)),
      },
    ],
  })

/** We ask a provider who someone is and keep no token of theirs. */
export const withoutProviderTokens = async <T extends object>(account: T) =>
  await Promise.resolve({
    data: {
      ...account,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
    },
  })

type WithProviders = { $context: Promise<{ socialProviders: readonly { id: string }[] }> }

/**
 * Opens the library for a provider at its first sign-in: it reads the provider's discovery document then, so starting needs
 * no network. The next sign-in tries a provider again that did not answer.
 */
export const createProviders = <T extends WithProviders>(
  providers: readonly ProviderSettings[],
  open: (provider: ProviderSettings) => T,
) => {
  const opened = new Map<SignInProvider, T>()
  return async (id: SignInProvider): Promise<T | null> => {
    const known = opened.get(id)
    if (known) return known
    const provider = providers.find((each) => each.id === id)
    if (!provider) return null
    const made = open(provider)
    const { socialProviders } = await made.$context
    if (!socialProviders.some((each) => each.id === id)) return null
    opened.set(id, made)
    return made
  }
}
