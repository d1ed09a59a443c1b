import type * as z from 'zod/mini'
import type { Endpoint } from '../shared/endpoint.ts'
import { type Caller, getReaderScope, getScope, requireCaller } from './actor.ts'
import { answerOnce, readCallKey } from './answers/answer-once.ts'
import { type Route, transactAs } from './call.ts'
import type { Config } from './config.ts'
import type { Tx } from './database.ts'
import { type DomainEvent, notifyChange, recordEvents } from './events.ts'
import type { PersonalDataTable } from './personal-data.ts'
import type { Services } from './services.ts'

/** Of the services only the register of traces: a command never talks to anyone else. */
type Call<I> = { input: I; tx: Tx; now: Date; settings: Config; traces: readonly PersonalDataTable[] }
type CommandResult<R> = {
  reply: R
  /** One for each thing that changed; none if nothing did. */
  events?: DomainEvent[]
  /** Organizations whose data changed in addition to those of the events (bulk statements record their own). */
  touched?: string[]
}

const toCallContext = ({ clock, config: settings, traces }: Services) => ({ now: clock(), settings, traces })

const settle = async <R>(tx: Tx, who: string | null, contract: Endpoint, done: CommandResult<R>) => {
  const events = done.events ?? []
  await recordEvents(tx, who, events)
  const organizations = new Set([
    ...(done.touched ?? []),
    ...events.map((event) => event.organizationId ?? tx.scope.organizationId),
  ])
  await notifyChange(tx, [...organizations], contract.invalidates ?? [])
}

/**
 * Changes our data: right checked, input parsed, one tenant transaction, its events and one announcement; once for each
 * `Idempotency-Key`. Never calls a vendor.
 */
export const command = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: Call<z.output<I>> & { actor: Caller }) => Promise<CommandResult<z.input<R>>>,
): Route => ({
  kind: 'command',
  contract,
  handle: async ({ services, actor, input, request }) => {
    const person = requireCaller(actor)
    const key = readCallKey(request, contract, person)
    const parsed = contract.input.parse(input)
    return await transactAs(services, getScope(person))(
      async (tx) => {
        const work = async () => {
          const done = await run({ ...toCallContext(services), input: parsed, tx, actor: person })
          await settle(tx, person.userId, contract, done)
          return done.reply
        }
        if (key === null) return await work()
        return await answerOnce({ tx, key, caller: person, contract, input, secret: services.config.appSecret }, work)
      },
      { retries: true },
    )
  },
})

/** A command for someone who is not signed in (an invitation, a form): sees every organization, so it must ask for exact keys. */
export const openCommand = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  run: (call: Call<z.output<I>>) => Promise<CommandResult<z.input<R>>>,
): Route => ({
  kind: 'command',
  contract,
  handle: async ({ services, input }) => {
    const parsed = contract.input.parse(input)
    return await transactAs(services, getReaderScope(services.config))(
      async (tx) => {
        const done = await run({ ...toCallContext(services), input: parsed, tx })
        await settle(tx, null, contract, done)
        return done.reply
      },
      { retries: true },
    )
  },
})
