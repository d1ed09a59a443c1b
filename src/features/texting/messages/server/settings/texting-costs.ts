import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { addMonths } from '../../../../../rules/periods/month.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { pageSize } from '../../../../../rules/words/count.ts'
import { textingCosts } from '../../contract/texting-costs.ts'
import { computeCost } from '../../rules/settings/text-cost.ts'
import { countedService, countedText } from './daily-caps.ts'

const row = z.object({
  organizationId: z.string(),
  organization: z.string(),
  textsOut: z.number(),
  partsOut: z.number(),
  textsIn: z.number(),
  partsIn: z.number(),
})

/** The days of a month as a condition on the counted day. */
export const isInMonth = (day: SQL, month: string): SQL =>
  sql`${day} >= ${`${month}-01`}::date and ${day} < ${`${addMonths(month, 1)}-01`}::date`

type Sort = 'cost' | 'out' | 'in' | 'name'
const orders: Record<Sort, SQL> = {
  cost: sql`n."partsOut" + n."partsIn" desc, o.name, o.id`,
  out: sql`n."textsOut" desc, o.name, o.id`,
  in: sql`n."textsIn" desc, o.name, o.id`,
  name: sql`o.name, o.id`,
}

type CostsInput = { month: string; organizationId?: string | undefined; sort: Sort }

/**
 * Reads the costs by one aggregate over an index, organization by organization; an organization asked for by id appears
 * with zeros, too.
 */
export const readCosts = async (tx: Tx, { month, organizationId, sort }: CostsInput, price: number) => {
  const which = organizationId ? sql`o.id = ${organizationId}` : sql`n."textsOut" + n."textsIn" > 0`
  const rows = await tx.rows(
    row,
    sql`select o.id as "organizationId", o.name as organization, n.* from organizations o cross join lateral (
          select count(*) filter (where t.is_out)::int as "textsOut", coalesce(sum(t.parts) filter (where t.is_out), 0)::int as "partsOut",
            count(*) filter (where not t.is_out)::int as "textsIn", coalesce(sum(t.parts) filter (where not t.is_out), 0)::int as "partsIn"
          from (
            select message_direction = 'outbound' as is_out, parts from text_messages
            where organization_id = o.id and ${isInMonth(sql`cap_date`, month)} and ${countedText}
            union all
            select true, parts from service_texts where organization_id = o.id and ${isInMonth(sql`cap_date`, month)} and ${countedService}
          ) t) n
        where ${which} order by ${orders[sort]}`,
  )
  if (organizationId && rows.length === 0) throw new UserError('not-found', 'Organization not found')
  return rows.map((each) => ({ ...each, cents: computeCost(each.partsOut + each.partsIn, price) }))
}

/** Returns a page of 25 organizations, and the sum over all pages. */
export const textingCostsRoute = query(textingCosts, async ({ input, tx, settings }) => {
  const price = settings.textPriceCents
  const rows = await readCosts(tx, input, price)
  const sumColumn = (key: 'textsOut' | 'partsOut' | 'textsIn' | 'partsIn') =>
    rows.reduce((sum, each) => sum + each[key], 0)
  const sum = {
    textsOut: sumColumn('textsOut'),
    partsOut: sumColumn('partsOut'),
    textsIn: sumColumn('textsIn'),
    partsIn: sumColumn('partsIn'),
  }
  return {
    rows: rows.slice((input.page - 1) * pageSize, input.page * pageSize),
    total: rows.length,
    sum: { ...sum, cents: computeCost(sum.partsOut + sum.partsIn, price) },
    price,
  }
})
