import { Refusal } from '../../rules/refusal.ts'
import type { Right } from '../../rules/rights.ts'
import type { Config } from './config.ts'
import type { Scope } from './database.ts'

/** The signed-in person who calls. */
export type Actor = {
  authUserId: string
  userId: string
  organizationId: string
  isPlatform: boolean
  fullName: string
  email: string
  adminLevel: string | null
  rights: Right[]
  /** Must set up two-factor sign-in first: no other call answers. */
  held?: boolean
  /** A program with a key of its organization: nobody's own settings are its business. */
  isKey?: boolean
  /** May only ask. */
  isReader?: boolean
}

export const scopeOf = (actor: Actor): Scope => ({
  organizationId: actor.organizationId,
  authUserId: actor.authUserId,
  crossTenant: actor.isPlatform,
})

/** The eyes of the product itself (a job, a vendor's call, a command line): one organization, or every one when `crossTenant`. */
export const systemScope = (config: Config, organizationId: string): Scope => ({
  organizationId,
  authUserId: '',
  crossTenant: organizationId === config.platformOrganizationId,
  system: true,
})

/** The eyes of somebody who holds a link or fills in a public form: every organization, nothing that is limited, no saved login. */
export const readerScope = (config: Config): Scope => ({
  organizationId: config.platformOrganizationId,
  authUserId: '',
  crossTenant: true,
})

/** The caller, or a refusal when nobody is signed in. */
export const someone = (actor: Actor | null): Actor => {
  if (!actor) throw new Refusal('signed-out', 'Please sign in.')
  return actor
}
