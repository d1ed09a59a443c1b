import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import {
  organizationBilling,
  organizationPeople,
  organizationTemplates,
  setRetention,
} from '../contract/client-details.ts'
import { pastRetention } from './retention.ts'

const text = z.nullable(z.string())

const find = async (tx: Tx, id: string) => {
  const found = await tx.one(
    z.object({ customer: text, months: z.nullable(z.number()) }),
    sql`select stripe_customer_id as customer, retention_months as months from organizations where id = ${id}`,
  )
  if (!found) throw new Refusal('not-found', 'Organization not found')
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
        admin_level: text,
        lastSignIn: text,
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
        left join (select template_id, count(*)::int as texts from text_messages where organization_id = ${input.id} and template_id is not null group by 1) n on n.template_id = t.id
        where t.organization_id = ${input.id} order by t.is_default desc, lower(t.name), t.id limit 200`,
  )
  const links = await tx.one(
    z.object({ links: z.number() }),
    sql`select count(*)::int as links from user_links where organization_id = ${input.id} and is_active`,
  )
  return { templates, links: links?.links ?? 0 }
})

/** The latest 25 invoices, and what 90 days brought, in cents. Without a customer at Stripe there is nothing. */
export const organizationBillingRoute = query(organizationBilling, async ({ input, tx, now }) => {
  const { customer } = await find(tx, input.id)
  const since = Math.floor(now.getTime() / 1000) - 90 * 86_400
  const sums = await tx.one(
    z.object({ paid: z.number(), open: z.number() }),
    sql`select coalesce(sum(amount_paid) filter (where status = 'paid'), 0)::bigint as paid, count(*) filter (where status = 'open')::int as open
        from invoices where customer = ${customer} and created >= ${since}`,
  )
  const invoices = await tx.rows(
    z.object({ id: z.string(), created: z.string(), status: z.string(), amount_paid: z.number() }),
    sql`select id, to_timestamp(created) as created, status, amount_paid from invoices where customer = ${customer} order by created desc, id limit 25`,
  )
  return { customer, paid90: sums?.paid ?? 0, open90: sums?.open ?? 0, invoices }
})

/** How many people it concerns today is agreed to first, so that nobody is surprised. */
export const setRetentionRoute = command(setRetention, async ({ input, tx, now }) => {
  const { months: before } = await find(tx, input.id)
  const due = await tx.one(
    z.object({ due: z.number() }),
    input.months === null
      ? sql`select 0 as due`
      : sql`select count(*)::int as due from all_candidates c where c.organization_id = ${input.id} and ${pastRetention(sql`${input.months}::int`, now)}`,
  )
  const total = due?.due ?? 0
  if (total > 0 && total !== input.expected)
    throw new Refusal('conflict', `It concerns ${total} archived ${total === 1 ? 'candidate' : 'candidates'} today.`, {
      details: { due: total },
    })
  await tx.run(sql`update organizations set retention_months = ${input.months} where id = ${input.id}`)
  return {
    reply: { months: input.months, due: total },
    facts: [
      {
        name: 'organization.retentionSet',
        about: input.id,
        organizationId: input.id,
        before: { months: before },
        after: { months: input.months },
      },
    ],
  }
})
