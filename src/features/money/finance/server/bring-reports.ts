import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

type Brought = {
  id: string
  created_date: string | null
  stripe_customer_id: string | null
  amount: number
  fee: number
  month: number
  year: number
}

/**
 * Performance reports of another installation, in cents. One that someone entered or imported here (the same customer, month, amount and
 * fee) is that one. Answers which of ours each is. Writes no event.
 */
export const bringReports = async (tx: Tx, rows: readonly Brought[]) => {
  const json = JSON.stringify(rows)
  const given = sql`jsonb_to_recordset(${json}::jsonb) as r(id uuid, created_date timestamptz,
    stripe_customer_id text, amount bigint, fee bigint, month int, year int)`
  const here = await tx.rows(
    z.object({ id: z.string(), ours: z.string() }),
    sql`select r.id, (array_agg(p.id order by p.id))[1] as ours from ${given} join performance_reports p
          on p.year = r.year and p.month = r.month and p.amount = r.amount and p.fee = r.fee and p.stripe_customer_id = r.stripe_customer_id
        where not exists (select from migrated_rows b where b.source_table = 'performance_reports' and b.our_id = p.id) group by r.id`,
  )
  const known = new Set(here.map(({ id }) => id))
  const fresh = rows.filter(({ id }) => !known.has(id))
  await tx.run(
    sql`insert into performance_reports (id, created_date, stripe_customer_id, amount, fee, month, year)
        select r.id, r.created_date, r.stripe_customer_id, r.amount, r.fee, r.month, r.year from ${given}
        where r.id = any(${sql.param(fresh.map(({ id }) => id))}::uuid[])`,
  )
  return [...here, ...fresh.map(({ id }) => ({ id, ours: id }))]
}
