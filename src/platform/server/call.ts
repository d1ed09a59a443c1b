import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../shared/endpoint.ts'
import type { Caller } from './actor.ts'
import { type Scope, type TransactOptions, type Tx, transact } from './database.ts'
import type { Services } from './services.ts'

export type Transact = <T>(work: (tx: Tx) => Promise<T>, options?: TransactOptions) => Promise<T>

/** One thing the server can be asked to do; routes.ts lists them all. */
export type Route = {
  kind: 'command' | 'query' | 'external' | 'webhook' | 'stream'
  contract: Endpoint
  handle: (call: {
    services: Services
    actor: Caller | null
    input: unknown
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown>
}

export const transactAs =
  (services: Pick<Services, 'pool'>, scope: Scope): Transact =>
  async (work, options) =>
    await transact(services.pool, scope, work, options)
