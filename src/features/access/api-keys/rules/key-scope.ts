import type { Right } from '../../../../rules/rights.ts'

/** How far a program’s key reaches; `write` may read, too. `scim` reaches people alone. */
export const keyScopes = ['read', 'write', 'scim'] as const
export type KeyScope = (typeof keyScopes)[number]

/**
 * Returns the rights of a key in its organization: candidates, texts, interviews, documents, posts and codes, or people
 * alone; never money or logins.
 */
export const getKeyRights = (scope: KeyScope): Right[] =>
  scope === 'scim'
    ? ['users:provision']
    : ['candidates:see', 'clients:see', ...(scope === 'write' ? (['candidates:edit'] as const) : [])]

/** A key as it is shown once: its beginning is kept so that people can tell keys apart. */
export const keyPattern = /^rk_[A-Za-z0-9_-]{43}$/
/** The part of a key that stays readable after it was shown once: nine characters, too few to sign in with. */
export const getPrefix = (key: string): string => key.slice(0, 9)
