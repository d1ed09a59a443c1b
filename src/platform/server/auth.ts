import { randomUUID } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import pg from 'pg'
import { productName } from '../../rules/product.ts'
import type { Config } from './config.ts'
import { surviveLostConnections } from './database.ts'
import { withHashedTokens } from './hashed-tokens.ts'
import { createPasskeyPlugin } from './process/passkey-plugin.ts'
import { createProviderPlugin, createProviders, withoutProviderTokens } from './process/sign-in-providers.ts'

export const idleSeconds = 60 * 60

/** The sign-in library on the `auth` schema. None of its own HTTP paths are mounted: our endpoints call it. */
export const openAuth = async (config: Config, databaseUrl: string) => {
  const pool = surviveLostConnections(new pg.Pool({ connectionString: databaseUrl, max: 4 }))
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const options = {
    secret: config.appSecret,
    baseURL: config.publicUrl ?? `http://${config.host}:${config.port}`,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true, minPasswordLength: config.passwordMin, maxPasswordLength: 200 },
    // With their schema: a pooler hands no search path on.
    session: {
      modelName: 'auth.session',
      expiresIn: idleSeconds,
      disableSessionRefresh: true,
      // A session may last longer than the library's day: what needs a fresh one asks for the own password.
      freshAge: 0,
      additionalFields: { factor: { type: 'string', required: false, input: false } },
    },
    // A provider vouches for the address; ours is from an Admin, who invited it.
    account: {
      modelName: 'auth.account',
      updateAccountOnSignIn: false,
      accountLinking: { requireLocalEmailVerified: false },
    },
    verification: { modelName: 'auth.verification' },
    user: {
      modelName: 'auth.user',
      additionalFields: {
        phone_number: { type: 'string', required: false, defaultValue: '', input: false },
        role: { type: 'string', required: false, defaultValue: 'user', input: false },
        organization: { type: 'string', required: false, defaultValue: '', input: false },
      },
    },
    advanced: {
      // The library would prefix __Secure-; __Host- also holds the cookie to this very host.
      cookiePrefix: isSecure ? '__Host-reinforce' : 'reinforce',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: { account: { create: { before: withoutProviderTokens } } },
    appName: productName,
    // A token without its signature belongs to no one.
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({ issuer: productName, schema: { twoFactor: { modelName: 'auth.twoFactor' } } }),
      createPasskeyPlugin(config),
    ],
  } satisfies BetterAuthOptions
  const adapter = withHashedTokens(await getAdapter({ ...options, database: pool }))
  const auth = betterAuth({ ...options, database: () => adapter })
  return {
    api: auth.api,
    /** The library's context for secrets and cookies. */
    context: auth.$context,
    /** The library with one provider, or null where the provider is not set or does not answer now. */
    openProvider: createProviders(config.signInProviders, (provider) =>
      betterAuth({
        ...options,
        plugins: [...options.plugins, createProviderPlugin(provider, options.baseURL)],
        database: () => adapter,
      }),
    ),
    pool,
    close: async () => {
      await pool.end()
    },
  }
}
export type Auth = Awaited<ReturnType<typeof openAuth>>
