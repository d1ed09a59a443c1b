import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { written } from '../../../platform/server/answers/written.ts'
import { writtenRows } from '../../../platform/server/answers/written-rows.ts'
import { columnsOf } from '../../../platform/server/columns-of.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { pageSize } from '../../../rules/words/count.ts'
import { deliveries, webhooks } from '../contract.ts'
import { webhookEvents } from '../rules/webhook-rules.ts'

const text = z.nullable(z.string())
const event = z.enum(webhookEvents)

/** The addresses of one’s own organization with what waits for each. Never their secrets. */
export const webhooksRoute = query(webhooks, async ({ tx, actor }) =>
  written({
    rows: await writtenRows(
      tx,
      webhooks.reply.shape.rows,
      sql`select w.*, coalesce(nullif(u.full_name, ''), u.email, '') as made_by,
          (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.organization_id = w.organization_id and d.state in ('waiting', 'sending')) as waiting,
          (select max(d.settled_at) from webhook_deliveries d where d.webhook_id = w.id and d.organization_id = w.organization_id and d.state = 'delivered') as last_delivered_at
        from webhooks w left join reinforce_users u on ${ofScope(tx, 'u')} and u.id = w.created_by
        where w.organization_id = ${actor.organizationId} order by w.created_at, w.id`,
    ),
  }),
)

const delivery = z.object({
  id: z.string(),
  event,
  at: z.string(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  tries: z.number(),
  next_at: text,
  payload: text,
  answer_status: z.nullable(z.number()),
  answer: text,
  problem: text,
})

/** A page of calls to one address, newest first, with what was sent and why it failed. */
export const deliveriesRoute = query(deliveries, async ({ input, tx, actor }) => {
  const found = await tx.run(
    sql`select from webhooks where id = ${input.id} and organization_id = ${actor.organizationId}`,
  )
  if (!found) throw new Refusal('not-found', 'Webhook not found')
  const rows = await tx.rows(
    delivery,
    sql`select ${columnsOf(delivery.shape, 'd', ['next_at', 'payload'])}, case when d.state = 'waiting' and d.tries > 0 then d.next_at end as next_at,
          d.payload::text as payload from webhook_deliveries d where organization_id = ${actor.organizationId} and webhook_id = ${input.id}
        order by at desc, id desc limit ${pageSize + 1} offset ${(input.page - 1) * pageSize}`,
  )
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
})
