import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../shared/endpoint.ts'
import type { Caller } from './actor.ts'
import { type Scope, type TransactOptions, type Tx, transact } from './database.ts'
import type { Services } from './services.ts'

export type Transact = <T>(work: (tx: Tx) => Promise<T>, options?: TransactOptions) => Promise<T>

/** One request that the server can answer; routes.ts lists them all. */
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
  /** Answers an error, also one before `handle`, with a page for a person. */
  showError?: (call: {
    services: Services
    error: unknown
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown>
}

/** `mayLag`: what only reads may go to a replica, where there is one. */
export const transactAs =
  (services: Pick<Services, 'pool'> & Partial<Pick<Services, 'replica'>>, scope: Scope, mayLag = false): Transact =>
  async (work, options) =>
    mayLag && options?.readOnly && services.replica
      ? await services.replica.read(scope, work)
      : await transact(services.pool, scope, work, options)
