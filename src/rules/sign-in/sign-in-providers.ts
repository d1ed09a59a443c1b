/** Providers that people may sign in with by OpenID Connect. */
export const signInProviders = ['google', 'microsoft'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** The providers' names. */
export const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const satisfies Record<
  SignInProvider,
  string
>
