import { sql } from 'drizzle-orm'
import { query } from '../../../platform/server/query.ts'
import { invoice, stripeInvoices } from '../contract.ts'

/** The invoices of the last days from our own table, newest first; `created` in seconds, amounts in cents. */
export const stripeInvoicesWay = query(stripeInvoices, async ({ input, tx, now }) => {
  const since = Math.floor(now.getTime() / 1000) - input.days * 86_400
  return {
    invoices: await tx.rows(
      invoice,
      sql`select id, created, status, amount_paid, customer from invoices where created >= ${since} order by created desc, id limit 5000`,
    ),
  }
})
