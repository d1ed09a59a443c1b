import { sql } from 'drizzle-orm'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { deliveries, webhooks } from '../contract/webhooks.ts'

/** The addresses of your own organization with what waits for each. Never their secrets. */
export const webhooksRoute = query(webhooks, async ({ tx, actor }) =>
  rawJson({
    rows: await selectAsJson(
      tx,
      webhooks.reply.shape.rows,
      sql`select w.*, coalesce(nullif(u.full_name, ''), u.email, '') as made_by,
          (select count(*)::int from webhook_deliveries d
            where d.webhook_id = w.id and d.organization_id = w.organization_id
            and d.state in ('waiting', 'sending')) as waiting,
          (select max(d.settled_at) from webhook_deliveries d
            where d.webhook_id = w.id and d.organization_id = w.organization_id
            and d.state = 'delivered') as last_delivered_at
        from webhooks w left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = w.created_by
        where w.organization_id = ${actor.organizationId} order by w.created_at, w.id`,
    ),
  }),
)

/** A page of calls to one address, newest first, with what was sent and why it failed. */
export const deliveriesRoute = query(deliveries, async ({ input, tx, actor }) => {
  const found = await tx.run(
    sql`select from webhooks where id = ${input.id} and organization_id = ${actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Webhook not found')
  const own = sql`webhook_deliveries d where d.organization_id = ${actor.organizationId} and d.webhook_id = ${input.id} order by d.at desc, d.id desc`
  return rawJson({
    rows: await selectAsJson(
      tx,
      deliveries.reply.shape.rows,
      sql`select d.id, d.event, d.at, d.state, d.tries, case when d.state = 'waiting' and d.tries > 0 then d.next_at end as next_at, d.payload::text as payload,
          d.answer_status, d.answer, d.problem from ${own} limit ${pageSize} offset ${(input.page - 1) * pageSize}`,
    ),
    hasMore: (await tx.run(sql`select from ${own} limit 1 offset ${input.page * pageSize}`)) > 0,
  })
})
