import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'
import { base64url, extensions, passkeyBase, passkeyOptions } from './passkey-sign-in.ts'

const password = z.string().check(z.minLength(1), z.maxLength(200))
/** A fresh code of the app or a recovery code; asked for where there is a second factor. */
const code = z._default(z.string().check(z.maxLength(40)), '')
const name = z.string().check(z.maxLength(200))

export const passkeys = endpoint({
  method: 'GET',
  path: '/api/me/passkeys',
  summary: 'List your passkeys',
  needs: 'signed-in',
  input: nothing,
  reply: z.object({
    /** Whether this server's address can have passkeys. */
    available: z.boolean(),
    /** Adding and removing one takes a code, too. */
    withCode: z.boolean(),
    rows: z.array(z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })),
  }),
  reads: ['users'],
  example: () => ({}),
})

/** Asks for the password and the second factor; the browser makes a passkey with the answer within five minutes. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/start',
  summary: 'Start adding a passkey',
  needs: 'signed-in',
  input: z.object({ password, code }),
  reply: z.object({ options: passkeyOptions }),
  rateLimit: 20,
  example: () => ({ password: 'not-the-password' }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  summary: 'Add the passkey that your browser made',
  needs: 'signed-in',
  input: z.object({
    credential: z.object({
      ...passkeyBase,
      ...extensions,
      response: z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(20_000),
        transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
      }),
    }),
  }),
  reply: z.object({ id: z.string(), name: z.string() }),
  invalidates: ['users'],
  rateLimit: 20,
  example: () => ({
    credential: {
      id: 'nobody',
      rawId: 'nobody',
      type: 'public-key' as const,
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  }),
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/me/passkeys/{id}',
  summary: 'Rename one of your passkeys',
  needs: 'signed-in',
  input: z.object({ id: z.guid(), name }),
  reply: done,
  invalidates: ['users'],
  example: (id) => ({ id: id('passkey'), name: 'Work laptop' }),
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/{id}/remove',
  summary: 'Remove one of your passkeys',
  needs: 'signed-in',
  input: z.object({ id: z.guid(), password, code }),
  reply: done,
  invalidates: ['users'],
  rateLimit: 20,
  example: (id) => ({ id: id('passkey'), password: 'not-the-password' }),
})
