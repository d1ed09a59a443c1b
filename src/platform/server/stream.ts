import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../shared/endpoint.ts'
import { type Caller, getReaderScope, getScope, requireCaller } from './actor.ts'
import { type Route, type Transact, transactAs } from './call.ts'
import type { Services } from './services.ts'

/** Bytes in or out: right and tenant are checked first; the file store is reached only here and from jobs. */
export const stream = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: {
    input: z.output<I>
    actor: Caller
    transact: Transact
    services: Services
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown>,
): Route => ({
  kind: 'stream',
  contract,
  handle: async ({ services, actor, input, request, reply }) => {
    const person = requireCaller(actor)
    return await run({
      input: contract.input.parse(input),
      actor: person,
      transact: transactAs(services, getScope(person), contract.mayLag),
      services,
      request,
      reply,
    })
  },
})

/** Bytes from someone who is not signed in (an application with a résumé): sees every organization, so it must ask for exact keys. */
export const openStream = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: {
    input: z.output<I>
    transact: Transact
    services: Services
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<unknown>,
): Route => ({
  kind: 'stream',
  contract,
  handle: async ({ services, input, request, reply }) => {
    const transact = transactAs(services, getReaderScope(services.config))
    return await run({ input: contract.input.parse(input), transact, services, request, reply })
  },
})
