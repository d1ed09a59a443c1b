import { createHmac, randomBytes } from 'node:crypto'
import type { Auth } from '../../../../../platform/server/auth.ts'

const challengeMs = 10 * 60_000

/**
 * Creates the challenge that the library's second step takes. The library makes one after a password alone; after a
 * provider's answer this one asks for the same code, with the same tries.
 */
export const createChallenge = async (auth: Auth, authUserId: string): Promise<string> => {
  const { internalAdapter, secret } = await auth.context
  const identifier = `2fa-${randomBytes(15).toString('base64url')}`
  const expiresAt = new Date(Date.now() + challengeMs)
  await internalAdapter.createVerificationValue({ value: authUserId, identifier, expiresAt })
  await internalAdapter.createVerificationValue({ value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt })
  const seal = createHmac('sha256', secret).update(identifier).digest('base64')
  return encodeURIComponent(`${identifier}.${seal}`)
}
