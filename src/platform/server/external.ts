import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../shared/endpoint.ts'
import { type Caller, getScope, requireCaller } from './actor.ts'
import { type Route, type Transact, transactAs } from './call.ts'
import { markPartKept } from './http/error-handler.ts'
import type { Services } from './services.ts'

/** Talks to a vendor (or to the sign-in library) while a person waits: short commit, call, short commit. */
export const external = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: {
    input: z.output<I>
    actor: Caller
    transact: Transact
    services: Services
    now: Date
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<z.input<R>>,
): Route => ({
  kind: 'external',
  contract,
  handle: async ({ services, actor, input, request, reply }) => {
    const person = requireCaller(actor)
    const parsed = contract.input.parse(input)
    return await run({
      input: parsed,
      actor: person,
      transact: async (work, options) => {
        const result = await transactAs(services, getScope(person))(work, options)
        if (!options?.readOnly) markPartKept(request)
        return result
      },
      services,
      now: services.clock(),
      request,
      reply,
    })
  },
})

/** An external call that anyone may make: sign-in, sign-out, an invitation. */
export const openExternal = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: {
    input: z.output<I>
    actor: Caller | null
    services: Services
    now: Date
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<z.input<R>>,
): Route => ({
  kind: 'external',
  contract,
  handle: async ({ services, actor, input, request, reply }) =>
    await run({ input: contract.input.parse(input), actor, services, now: services.clock(), request, reply }),
})
