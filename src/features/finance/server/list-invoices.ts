import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { pageSize } from '../../../rules/count.ts'
import { listInvoices } from '../contract/invoices.ts'
import { invoicesOf, matchingInvoices } from './matching-invoices.ts'

const sums = z.object({ total: z.number(), amount: z.number(), paid: z.number() })

/** A page of the filtered invoices of the last 90 days, and the sums of all of them in cents. */
export const listInvoicesRoute = query(listInvoices, async ({ input, tx, now }) => {
  const rows = await invoicesOf(tx, input, now, { limit: pageSize, offset: (input.page - 1) * pageSize })
  const found = await tx.one(
    sums,
    sql`select count(*)::int as total, coalesce(sum(i.amount), 0)::bigint as amount, coalesce(sum(i.amount_paid), 0)::bigint as paid
        from invoices i where ${matchingInvoices(input, now)}`,
  )
  return { rows, ...(found ?? { total: 0, amount: 0, paid: 0 }) }
})
