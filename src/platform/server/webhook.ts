import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { UserError } from '../../rules/user-error.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import { getSystemScope } from './actor.ts'
import { type Route, transactAs } from './call.ts'
import type { Tx } from './database.ts'
import type { Services } from './services.ts'

/** Handles what a vendor told us, in a transaction that sees every organization. It may run again if it broke before. */
type Handle<E> = (event: E, tools: { tx: Tx; services: Services; now: Date }) => Promise<void>

export type VendorEvents = {
  /** Handles stored events that were not handled yet; answers how many it did. */
  handleOpen: (services: Services) => Promise<number>
}

export const mostTries = 20

const crossTenant = (services: Services) =>
  transactAs(services, getSystemScope(services.config, services.config.platformOrganizationId))

/**
 * Handles a vendor's call: it is verified, stored once by the vendor's own id, and only then handled, in a second
 * transaction. A failure there is kept and tried again by `handleOpen`, so nothing that was accepted is lost. A handled
 * call keeps no word of its content, only that it came (for 30 days, `sweep-vendor-events.ts`).
 */
export const webhook = <I extends z.ZodMiniType, R extends z.ZodMiniType, E extends z.ZodMiniType>(
  contract: Endpoint<I, R>,
  of: {
    vendor: string
    kind: string
    event: E
    /** The event and the vendor's id for it, or null when the call is not the vendor's. */
    read: (input: z.output<I>, request: FastifyRequest, services: Services) => { id: string; event: z.input<E> } | null
    handle: Handle<z.output<E>>
    answer: (reply: FastifyReply) => unknown
  },
): Route & VendorEvents => {
  const handleOne = async (services: Services, id: string) =>
    await crossTenant(services)(async (tx) => {
      const stored = await tx.one(
        z.object({ payload: z.unknown() }),
        sql`select payload from app.inbound_webhooks where vendor = ${of.vendor} and kind = ${of.kind}
          and vendor_id = ${id} and handled_at is null for update skip locked`,
      )
      if (!stored) return false
      await of.handle(of.event.parse(stored.payload), { tx, services, now: services.clock() })
      await tx.run(
        sql`update app.inbound_webhooks set handled_at = now(), payload = null where vendor = ${of.vendor} and kind = ${of.kind} and vendor_id = ${id}`,
      )
      return true
    })

  const tryOne = async (services: Services, id: string) => {
    try {
      return await handleOne(services, id)
    } catch (error) {
      services.log.error({ err: error, vendor: of.vendor, kind: of.kind, id }, 'a vendor event was not handled')
      await crossTenant(services)(
        async (tx) =>
          await tx.run(
            sql`update app.inbound_webhooks set tries = tries + 1 where vendor = ${of.vendor} and kind = ${of.kind} and vendor_id = ${id}`,
          ),
      )
      return false
    }
  }

  return {
    kind: 'webhook',
    contract,
    handle: async ({ services, input, request, reply }) => {
      const read = of.read(contract.input.parse(input), request, services)
      if (!read) throw new UserError('forbidden', 'This call isn’t signed.')
      await crossTenant(services)(
        async (tx) =>
          await tx.run(
            sql`insert into app.inbound_webhooks (vendor, kind, vendor_id, payload, at)
                values (${of.vendor}, ${of.kind}, ${read.id}, ${JSON.stringify(read.event)}::jsonb,
                  ${services.clock().toISOString()}::timestamptz) on conflict do nothing`,
          ),
      )
      await tryOne(services, read.id)
      return of.answer(reply)
    },
    handleOpen: async (services) => {
      const open = await crossTenant(services)(
        async (tx) =>
          await tx.rows(
            z.object({ vendor_id: z.string() }),
            sql`select vendor_id from app.inbound_webhooks
                where vendor = ${of.vendor} and kind = ${of.kind} and handled_at is null and tries < ${mostTries} order by at limit 500`,
          ),
      )
      let handled = 0
      for (const { vendor_id: id } of open) if (await tryOne(services, id)) handled += 1
      return handled
    },
  }
}
