import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { getInvoiceState } from '../../../../rules/get-invoice-state.ts'
import { findFirstLoadedSecond } from '../../../../rules/periods/loaded-days.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { organizationBilling, organizationPeople, organizationTemplates } from '../contract/client-details.ts'
import { isExcludingManualInvoices } from './is-excluding-manual-invoices.ts'

const find = async (tx: Tx, id: string) => {
  const found = await tx.one(
    z.object({ customer: nullableText }),
    sql`select stripe_customer_id as customer from organizations where id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

/** The people with an account there, at most 500, the deactivated ones last. */
export const organizationPeopleRoute = query(organizationPeople, async ({ input, tx }) => {
  await find(tx, input.id)
  return {
    people: await tx.rows(
      z.object({
        id: z.string(),
        full_name: z.string(),
        email: z.string(),
        admin_level: nullableText,
        lastSignIn: nullableText,
        isDeactivated: z.boolean(),
      }),
      sql`select u.id, u.full_name, u.email, u.admin_level, u.last_sign_in_at as "lastSignIn", u.deactivated_at is not null as "isDeactivated"
          from reinforce_users u where u.organization_id = ${input.id} order by u.deactivated_at is not null, lower(u.full_name), u.id limit 500`,
    ),
  }
})

/** Its templates with the texts each was used for, the default first, and how many links it has. */
export const organizationTemplatesRoute = query(organizationTemplates, async ({ input, tx }) => {
  await find(tx, input.id)
  const templates = await tx.rows(
    z.object({
      id: z.string(),
      name: z.string(),
      content: z.string(),
      is_default: z.boolean(),
      is_active: z.boolean(),
      texts: z.number(),
    }),
    sql`select t.id, t.name, t.content, t.is_default, t.is_active, coalesce(n.texts, 0) as texts from message_templates t
        left join (select template_id, count(*)::int as texts from text_messages
          where organization_id = ${input.id} and template_id is not null group by 1) n on n.template_id = t.id
        where t.organization_id = ${input.id} order by t.is_default desc, lower(t.name), t.id limit 200`,
  )
  const links = await tx.one(
    z.object({ links: z.number() }),
    sql`select count(*)::int as links from user_links where organization_id = ${input.id} and is_active`,
  )
  return { templates, links: links?.links ?? 0 }
})

const sum = z.object({ state: z.enum(['open', 'overdue']), count: z.number(), amount: z.number() })
const invoiceRow = z.object({
  id: z.string(),
  number: nullableText,
  created: z.string(),
  due: nullableText,
  due_date: z.nullable(z.number()),
  status: z.string(),
  amount: z.number(),
  amount_paid: z.number(),
  currency: z.string(),
})

/** The latest 25 invoices, and what the 90 days of the Financial Overview brought, in cents. Without a customer at Stripe there is nothing. */
export const organizationBillingRoute = query(organizationBilling, async ({ input, tx, now, settings }) => {
  const { customer } = await find(tx, input.id)
  const second = Math.floor(now.getTime() / 1000)
  const ours = sql`i.customer = ${customer} and i.from_vendor >= ${isExcludingManualInvoices(settings)}`
  const lately = sql`${ours} and i.created >= ${findFirstLoadedSecond(input.timeZone, now)}`
  const all = await tx.one(
    z.object({ paid: z.number(), others: z.number() }),
    sql`select coalesce(sum(i.amount_paid) filter (where i.currency = 'usd'), 0)::bigint as paid,
          count(*) filter (where i.currency <> 'usd')::int as others
        from invoices i where ${lately}`,
  )
  const open = await tx.rows(
    sum,
    sql`select case when i.due_date <= ${second} then 'overdue'
      else 'open' end as state, count(*)::int as count, sum(i.amount - i.amount_paid)::bigint as amount
        from invoices i where ${lately} and i.status_key = 'open' and i.currency = 'usd' group by 1`,
  )
  const invoices = await tx.rows(
    invoiceRow,
    sql`select i.id, i.number, to_timestamp(i.created) as created, to_timestamp(i.due_date) as due, i.due_date, i.status, i.amount, i.amount_paid, i.currency
        from invoices i where ${ours} order by i.created desc, i.id limit 25`,
  )
  const of = (state: 'open' | 'overdue') => open.find((row) => row.state === state) ?? { count: 0, amount: 0 }
  return {
    customer,
    paid90: all?.paid ?? 0,
    open90: of('open'),
    overdue90: of('overdue'),
    otherCurrencies: all?.others ?? 0,
    invoices: invoices.map((row) => ({ ...row, state: getInvoiceState(row, second) })),
  }
})
