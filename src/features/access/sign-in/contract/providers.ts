import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'
import { signInProviders } from '../../../../rules/sign-in/sign-in-providers.ts'
import { signedIn } from './sign-in.ts'

const provider = z.enum(signInProviders)

/** Open to anyone: this is how one becomes someone. The browser goes to `url` next. */
export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/provider',
  summary: 'Start signing in with Google or Microsoft',
  needs: 'anyone',
  input: z.object({ provider }),
  reply: z.object({ url: z.string() }),
  rateLimit: 20,
  example: () => ({ provider: 'google' as const }),
})

/** Open to anyone: the code of the provider's answer, in the browser that started. Each state works once. */
export const finishProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/provider/finish',
  summary: 'Finish signing in with Google or Microsoft',
  needs: 'anyone',
  input: z.object({
    provider,
    code: z.string().check(z.minLength(1), z.maxLength(4000)),
    state: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  reply: signedIn,
  rateLimit: 20,
  example: () => ({ provider: 'google' as const, code: 'code-of-nobody', state: 'state-of-nobody' }),
})

/** How people with an address of the caller's domain must sign in. */
export const signInRule = endpoint({
  method: 'GET',
  path: '/api/me/organization/sign-in',
  summary: 'Get how people of your organization must sign in',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    /** The providers of this server; without any the rest has no effect. */
    available: z.array(provider),
    /** The domain of your own address; null for an account without an address. */
    ownDomain: z.nullable(z.string()),
    rule: z.nullable(z.object({ domain: z.string(), provider, trustsProvider: z.boolean() })),
  }),
  reads: ['organizations'],
  example: () => ({}),
})

export const changeSignInRule = endpoint({
  method: 'PUT',
  path: '/api/me/organization/sign-in',
  summary: 'Bind your email domain to a provider, or let people sign in with anything',
  needs: 'users:manage',
  input: z.object({ provider: z.nullable(provider), trustsProvider: z._default(z.boolean(), false) }),
  reply: done,
  invalidates: ['organizations'],
  example: () => ({ provider: null }),
})
