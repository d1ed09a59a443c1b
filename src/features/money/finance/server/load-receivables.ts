import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { ages, getAgeSeconds } from '../rules/receivables.ts'
import { selectCountedInvoices } from './select-counted-invoices.ts'
import { selectClient } from './select-matching-invoices.ts'

const row = z.object({ age: z.number(), count: z.number(), amount: z.number() })

type ReceivablesQuery = {
  organization: string | undefined
  timeZone: string
  now: Date
  settings: Pick<Config, 'stripe'>
}

/** Sums the owed amounts by the age of the open invoices: counts of all currencies, amounts in cents of US dollars. */
export const loadReceivables = async (tx: Tx, { organization, timeZone, now, settings }: ReceivablesQuery) => {
  const spans = ages.map((_, age) => ({ age, ...getAgeSeconds(age, toLocalDay(now, timeZone), timeZone) }))
  const rows = await tx.rows(
    row,
    sql`select r.age, count(i.id)::int as count, coalesce(sum(i.amount - i.amount_paid) filter (where i.currency = 'usd'), 0)::bigint as amount
        from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as r(age int, "from" bigint, until bigint)
        left join invoices i on ${selectCountedInvoices(settings, 'i')} and i.status_key = 'open' and i.created >= r."from" and i.created < r.until
          and ${selectClient(organization)}
        group by 1 order by 1`,
  )
  return rows.map(({ count, amount }) => ({ count, amount }))
}
