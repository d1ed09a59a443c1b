import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { isExcludingManualInvoices } from './is-excluding-manual-invoices.ts'

const seen = z.object({
  customer: z.string(),
  organization_id: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  invoices: z.number(),
  reports: z.number(),
})
export type SeenCustomer = z.infer<typeof seen>

type CustomerQuery = { words: string; also: readonly string[]; most: number; settings: Pick<Config, 'stripe'> }

/**
 * Customers that invoices or performance reports speak of, by a part of their id, and those named in `also`, whether seen or not:
 * how many rows each has and whose it is. Those of no one first, then by how much there is. For the platform: of every organization.
 */
export const loadSeenCustomers = async (
  tx: Tx,
  { words, also, most, settings }: CustomerQuery,
): Promise<SeenCustomer[]> => {
  const named = sql.param([...also])
  const wanted = (column: 'customer' | 'stripe_customer_id') =>
    sql`(${sql.identifier(column)} ilike ${toLikePattern(words)} or ${sql.identifier(column)} = any(${named}::text[]))`
  return await tx.rows(
    seen,
    sql`with counted as (
          select i.customer, count(*)::int as invoices, 0 as reports from invoices i
          where btrim(coalesce(i.customer, '')) <> '' and ${wanted('customer')} and i.from_vendor >= ${isExcludingManualInvoices(settings)} group by 1
          union all
          select p.stripe_customer_id, 0, count(*)::int from performance_reports p
          where btrim(coalesce(p.stripe_customer_id, '')) <> '' and ${wanted('stripe_customer_id')} group by 1
          union all
          select named.customer, 0, 0 from unnest(${named}::text[]) as named (customer)
        ), summed as (
          select customer, sum(invoices)::int as invoices, sum(reports)::int as reports from counted group by 1
        )
        select s.customer, o.id as organization_id, o.name as organization, s.invoices, s.reports
        from summed s left join organizations o on o.stripe_customer_id = s.customer
        order by o.id is not null, s.invoices + s.reports desc, s.customer limit ${most}`,
  )
}
