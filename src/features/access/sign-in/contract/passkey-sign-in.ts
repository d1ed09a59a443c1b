import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { nothing } from '../../../../platform/shared/schemas.ts'
import { signedIn } from './sign-in.ts'

/** Bytes as WebAuthn writes them, at most so many characters. */
export const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))

/** The library's options, for the browser's own parser. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })
/** The beginning of every answer of a passkey. */
export const passkeyBase = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') }
export const extensions = { clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}) }

/** Open to anyone: this is how one becomes someone. Names no account; null where this server can have no passkeys. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey/start',
  summary: 'Start signing in with a passkey',
  needs: 'anyone',
  input: nothing,
  reply: z.object({ options: z.nullable(passkeyOptions) }),
  rateLimit: 60,
  example: () => ({}),
})

/** Open to anyone: the passkey's answer, in the browser that started. Each challenge works once. */
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  summary: 'Sign in with a passkey',
  needs: 'anyone',
  input: z.object({
    credential: z.object({
      ...passkeyBase,
      ...extensions,
      response: z.object({
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(4000),
        userHandle: z.optional(base64url(200)),
      }),
    }),
  }),
  reply: signedIn,
  rateLimit: 20,
  example: () => ({
    credential: {
      id: 'nobody',
      rawId: 'nobody',
      type: 'public-key' as const,
      response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
    },
  }),
})
