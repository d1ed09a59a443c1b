import { isIP } from 'node:net'
import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { productName } from '../../../rules/product.ts'
import type { Config } from '../config.ts'

/** The cookie that holds the challenge of a passkey, five minutes long, for one use. */
export const passkeyCookie = 'passkey'

/**
 * The name that passkeys belong to and the only origin they are used at, from the settings and never from a call. Null
 * where the address is a number: browsers make no passkeys for those.
 */
export const getPasskeySite = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) => {
  const { hostname, origin } = new URL(publicUrl ?? `http://localhost:${port}`)
  return isIP(hostname.replace(/[[\]]/g, '')) ? null : { id: hostname, origin }
}

// The library asks for user verification where it can be had; we count a passkey as two factors, so it must have been.
const requireVerified = (isVerified: boolean | undefined) => {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { message: 'user verification is missing' })
}

/** The library's passkeys: WebAuthn with user verification, of this site alone. */
export const createPasskeyPlugin = (config: Pick<Config, 'publicUrl' | 'port'>) => {
  const site = getPasskeySite(config) ?? { id: 'passkeys.invalid', origin: 'https://passkeys.invalid' }
  return passkey({
    rpID: site.id,
    rpName: productName,
    origin: site.origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: passkeyCookie },
    registration: {
      afterVerification: ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
    schema: { passkey: { modelName: 'auth.passkey' } },
  })
}
