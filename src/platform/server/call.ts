import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Refusal } from '../../rules/refusal.ts'
import type { Right } from '../../rules/rights.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import type { Config } from './config.ts'
import { type Scope, type Tx, transact } from './database.ts'

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

/** What the programs hand to every way in. */
export type House = { pool: pg.Pool; config: Config; log: Logger; clock: () => Date }

export const scopeOf = (actor: Actor): Scope => ({
  organizationId: actor.organizationId,
  authUserId: actor.authUserId,
  wide: actor.isPlatform,
})

/** The eyes of the product itself (a job, a vendor's call, a command line): one organization, or every one when `wide`. */
export const houseScope = (config: Config, organizationId: string): Scope => ({
  organizationId,
  authUserId: '',
  wide: organizationId === config.platformOrganizationId,
  house: true,
})

/** The eyes of somebody who holds a link or fills in a public form: every organization, nothing that is limited, no saved login. */
export const readerScope = (config: Config): Scope => ({
  organizationId: config.platformOrganizationId,
  authUserId: '',
  wide: true,
})

export type Transact = <T>(work: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }) => Promise<T>

/** One thing the server can be asked to do; routes.ts lists them all. */
export type WayIn = {
  kind: 'command' | 'query' | 'ask' | 'webhook' | 'stream'
  contract: Endpoint
  handle: (call: {
    house: House
    actor: Actor | null
    input: unknown
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown>
}

/** The caller, or a refusal when nobody is signed in. */
export const someone = (actor: Actor | null): Actor => {
  if (!actor) throw new Refusal('signed-out', 'Please sign in.')
  return actor
}

export const transactAs =
  (house: House, scope: Scope): Transact =>
  async (work, options) =>
    await transact(house.pool, scope, work, options)
