import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange } from '../../../../platform/server/events.ts'

/** `created`, `due_date` in seconds, amounts in the smallest unit of their currency. */
export const vendorInvoice = z.object({
  id: z.string(),
  created: z.number(),
  status: z.string(),
  amount_paid: z.number(),
  amount_due: z.number(),
  due_date: z.nullable(z.number()),
  number: z.nullable(z.string()),
  customer: z.nullable(z.string()),
  // Events that were kept before currencies were have none.
  currency: z._default(z.string(), 'usd'),
})
export type VendorInvoice = z.infer<typeof vendorInvoice>

const changed = z.object({ id: z.string(), organization_id: z.nullable(z.string()) })

/**
 * Keeps what the payments vendor said at a second, in one statement. Older news than what is kept changes nothing; of the
 * same second the invoice that has come further wins; a deleted draft stays deleted. Answers the organizations it changed.
 */
export const saveInvoices = async (tx: Tx, invoices: readonly VendorInvoice[], toldAt: number) => {
  if (invoices.length === 0) return []
  const rows = await tx.rows(
    changed,
    sql`with told as (
          select * from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as r(id text, created bigint, status text,
            amount_paid bigint, amount_due bigint, due_date bigint, number text, customer text, currency text)
          where not exists (select from app.deleted_invoices d where d.id = r.id)
        ), kept as (
          insert into invoices as i (id, created, status, amount_paid, amount_due, due_date, number, customer, currency, from_vendor, synced_at)
          select id, created, status, amount_paid, amount_due, due_date, number, customer, currency, true, ${toldAt}::bigint from told order by id
          on conflict (id) do update set created = excluded.created, status = excluded.status, amount_paid = excluded.amount_paid,
            amount_due = excluded.amount_due, due_date = excluded.due_date, number = excluded.number, customer = excluded.customer,
            currency = excluded.currency, from_vendor = true, synced_at = excluded.synced_at
          where (i.synced_at, app.invoice_rank(i.status_key)) <= (excluded.synced_at, app.invoice_rank(lower(excluded.status)))
            and (i.created, i.status, i.amount_paid, i.amount_due, i.due_date, i.number, i.customer, i.currency, i.from_vendor)
              is distinct from (excluded.created, excluded.status, excluded.amount_paid, excluded.amount_due, excluded.due_date, excluded.number,
                excluded.customer, excluded.currency, true)
          returning i.id, i.customer
        )
        select k.id, o.id as organization_id from kept k left join organizations o on o.stripe_customer_id = k.customer`,
  )
  return await notifyOrganizations(tx, rows)
}

/** Forgets drafts that the vendor deleted; late news do not bring them back. */
export const forgetInvoices = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await tx.rows(
    changed,
    sql`with ids as (select unnest(${sql.param(ids)}::text[]) as id), kept as (
          insert into app.deleted_invoices (id) select id from ids on conflict do nothing
        ), gone as (delete from invoices i using ids where i.id = ids.id returning i.id, i.customer)
        select g.id, o.id as organization_id from gone g left join organizations o on o.stripe_customer_id = g.customer`,
  )
  return await notifyOrganizations(tx, rows)
}

/** Open pages ask again; what belongs to no organization we know concerns platform staff. */
const notifyOrganizations = async (tx: Tx, rows: z.infer<typeof changed>[]) => {
  const organizations = [...new Set(rows.map((row) => row.organization_id ?? tx.scope.organizationId))]
  await notifyChange(tx, organizations, ['finance'])
  return rows
}
