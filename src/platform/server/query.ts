import type * as z from 'zod/mini'
import type { Endpoint } from '../shared/endpoint.ts'
import { type Caller, getReaderScope, getScope, requireCaller } from './actor.ts'
import { RawJson } from './answers/raw-json.ts'
import { type Route, transactAs } from './call.ts'
import type { Config } from './config.ts'
import type { Tx } from './database.ts'
import { type DomainEvent, recordEvents } from './events.ts'
import type { Services } from './services.ts'

type Call<I> = { input: I; tx: Tx; now: Date; settings: Config; traces: Services['traces'] }

const createCall = <I>({ clock, config: settings, traces }: Services, input: I, tx: Tx): Call<I> => ({
  input,
  tx,
  now: clock(),
  settings,
  traces,
})

/**
 * Reads in a read-only tenant transaction. `record`: the view itself is an event, written in a transaction of its own
 * before the answer leaves; HEAD shows no one anything.
 */
export const query = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: Call<z.output<I>> & { actor: Caller }) => Promise<z.input<R> | RawJson<z.input<R>>>,
  record?: (input: z.output<I>, reply: z.input<R>) => DomainEvent,
): Route => ({
  kind: 'query',
  contract,
  handle: async ({ services, actor, input, request }) => {
    const person = requireCaller(actor)
    const parsed = contract.input.parse(input)
    const inTransaction = transactAs(services, getScope(person), contract.mayLag)
    const reply = await inTransaction(async (tx) => await run({ ...createCall(services, parsed, tx), actor: person }), {
      readOnly: true,
    })
    if (record && request.method !== 'HEAD')
      await inTransaction(
        async (tx) => {
          await recordEvents(tx, person.userId, [record(parsed, reply instanceof RawJson ? reply.read() : reply)])
        },
        { records: true },
      )
    return reply
  },
})

/** A query for someone who is not signed in: sees every organization, so it must ask for exact keys. */
export const openQuery = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: Call<z.output<I>>) => Promise<z.input<R> | RawJson<z.input<R>>>,
): Route => ({
  kind: 'query',
  contract,
  handle: async ({ services, input }) => {
    const parsed = contract.input.parse(input)
    return await transactAs(services, getReaderScope(services.config))(
      async (tx) => await run(createCall(services, parsed, tx)),
      { readOnly: true },
    )
  },
})
