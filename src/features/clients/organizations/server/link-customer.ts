import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { linkCustomer } from '../contract/customer.ts'
import { parseCustomerId } from '../rules/customer-id.ts'

const stored = z.object({ name: z.string(), customer: z.nullable(z.string()) })

const lock = async (tx: Tx, id: string) => {
  const found = await tx.one(
    stored,
    sql`select name, stripe_customer_id as customer from organizations where id = ${id} for no key update`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** A customer belongs to one organization; two who link it at once wait for each other. */
const refuseTaken = async (tx: Tx, id: string, customer: string) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${customer}`}, 0))`)
  const taken = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from organizations where stripe_customer_id = ${customer} and id <> ${id}`,
  )
  if (taken)
    throw UserError.at('customer', `${taken.name} is linked to ${customer}. If it isn’t theirs, unlink it there first.`)
}

const readCustomer = (typed: string | null): string | null => {
  if (typed === null) return null
  const read = parseCustomerId(typed)
  if (!read.ok) throw UserError.at('customer', read.problem)
  return read.customer
}

/**
 * Links an organization to the customer of its invoices and performance reports, or unlinks it. Throws for a customer
 * of another organization, and for a link that someone else changed.
 */
export const linkCustomerRoute = command(linkCustomer, async ({ input, tx, settings }) => {
  const customer = readCustomer(input.customer)
  if (input.id === settings.platformOrganizationId)
    throw UserError.at('customer', 'The platform organization can’t be linked to a customer.')
  const before = await lock(tx, input.id)
  if (before.customer === customer) return { reply: { customer, before: customer } }
  if (input.seen !== undefined && before.customer !== input.seen)
    throw new UserError(
      'conflict',
      `Someone else changed this: ${before.name} is now ${before.customer ? `linked to ${before.customer}` : 'linked to no customer'}.`,
      { details: { customer: before.customer } },
    )
  if (customer !== null) await refuseTaken(tx, input.id, customer)
  await tx.run(sql`update organizations set stripe_customer_id = ${customer} where id = ${input.id}`)
  return {
    reply: { customer, before: before.customer },
    events: [
      {
        name: customer === null ? 'organization.customerUnlinked' : 'organization.customerLinked',
        about: input.id,
        organizationId: input.id,
        before: { customer: before.customer },
        after: { customer },
      },
    ],
  }
})
