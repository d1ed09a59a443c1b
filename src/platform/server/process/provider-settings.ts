import type { SignInProvider } from '../../../rules/sign-in/sign-in-providers.ts'
import { SettingsError } from '../../../rules/start/settings-error.ts'
import { isLoopback } from './network-settings.ts'

export type ProviderSettings = { id: SignInProvider; clientId: string; clientSecret: string; issuer: string }

type Environment = {
  PUBLIC_URL?: string | undefined
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER: string
  MICROSOFT_CLIENT_ID?: string | undefined
  MICROSOFT_CLIENT_SECRET?: string | undefined
  MICROSOFT_ISSUER?: string | undefined
}

const read = (id: SignInProvider, e: Environment): ProviderSettings[] => {
  const name = id === 'google' ? 'GOOGLE' : 'MICROSOFT'
  const [clientId, clientSecret, issuer] = [e[`${name}_CLIENT_ID`], e[`${name}_CLIENT_SECRET`], e[`${name}_ISSUER`]]
  if (!clientId && !clientSecret) return []
  if (!clientId || !clientSecret)
    throw new SettingsError(`Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together, or neither.`)
  if (!issuer) throw new SettingsError(`${name}_CLIENT_ID needs ${name}_ISSUER, the issuer of your tenant.`)
  if (!e.PUBLIC_URL) throw new SettingsError(`${name}_CLIENT_ID needs PUBLIC_URL, to which people come back.`)
  const { protocol, hostname, pathname } = new URL(issuer)
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new SettingsError(`${name}_ISSUER must begin with https://.`)
  if (id === 'microsoft' && /^\/(common|organizations|consumers)\b/.test(pathname))
    throw new SettingsError('MICROSOFT_ISSUER must name one tenant: any tenant could claim any address.')
  return [{ id, clientId, clientSecret, issuer: issuer.replace(/\/$/, '') }]
}

/** Returns the providers that are set. Throws SettingsError if one lacks a setting. */
export const readProviders = (e: Environment): ProviderSettings[] => [...read('google', e), ...read('microsoft', e)]
