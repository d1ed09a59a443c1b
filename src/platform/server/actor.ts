import type { Right } from '../../rules/rights.ts'
import { UserError } from '../../rules/user-error.ts'
import type { Config } from './config.ts'
import type { Scope } from './database.ts'

type PersonIdentity = { authUserId: string; userId: string; organizationId: string; fullName: string; rights: Right[] }

/**
 * The identity under which an Admin of the platform views the console, at most until then (milliseconds), without
 * changing anything.
 */
export type Impersonation = { id: string; organization: string; until: number }

/**
 * The signed-in person. `isHeld`: must set up two-factor sign-in first, until then no other call answers. `viewing`:
 * with the eyes of an Admin of the named organization, whose id and rights are used then.
 */
export type Person = PersonIdentity & {
  kind: 'person'
  isPlatform: boolean
  email: string
  adminLevel: string | null
  isHeld: boolean
  /** Whether this session was proved with a second factor. */
  usedSecondFactor: boolean
  impersonation: Impersonation | null
}

/** A program with a key of its organization, within the key's scope; no your own settings are its business. */
export type Key = PersonIdentity & {
  kind: 'key'
  isPlatform: false
  email: ''
  adminLevel: null
  scope: 'read' | 'write' | 'scim'
}

/**
 * The holder of a link or the sender of a public form: every organization, so they are shown only items with the exact
 * key.
 */
type LinkHolder = { kind: 'reader'; platformOrganizationId: string }

/** The product itself (a job, a vendor's call, a command line). */
type System = { kind: 'system'; organizationId: string; isPlatform: boolean }

/** A caller with rights of their own, for calls that need one. */
export type Caller = Person | Key

/** The identity that a transaction reads with. */
export type Actor = Caller | LinkHolder | System

/** Returns the rows that an actor may see in the database; each kind has its own answer. */
export const getScope = (actor: Actor): Scope => {
  if (actor.kind === 'reader')
    return { organizationId: actor.platformOrganizationId, authUserId: '', crossTenant: true, system: false }
  if (actor.kind === 'system')
    return { organizationId: actor.organizationId, authUserId: '', crossTenant: actor.isPlatform, system: true }
  const { organizationId, authUserId, isPlatform } = actor
  const scope = { organizationId, authUserId, crossTenant: isPlatform, system: false }
  return isImpersonating(actor) ? { ...scope, readOnly: true } : scope
}

/** Whether someone looks as another organization: nothing they do changes anything. */
export const isImpersonating = (actor: Actor): actor is Person & { impersonation: Impersonation } =>
  actor.kind === 'person' && actor.impersonation !== null

/** The product's own eyes: one organization, or every one from the platform's. */
export const getSystemScope = (
  { platformOrganizationId }: Pick<Config, 'platformOrganizationId'>,
  organizationId: string,
): Scope => getScope({ kind: 'system', organizationId, isPlatform: organizationId === platformOrganizationId })

/** The eyes of someone who holds a link or fills in a public form: nothing that is limited, no saved login. */
export const getReaderScope = ({ platformOrganizationId }: Config): Scope =>
  getScope({ kind: 'reader', platformOrganizationId })

/** The caller, or a refusal when no one is signed in. */
export const requireCaller = (caller: Caller | null): Caller => {
  if (!caller) throw new UserError('signed-out', 'Sign in to continue.')
  return caller
}
