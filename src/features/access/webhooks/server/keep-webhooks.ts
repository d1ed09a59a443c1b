import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeWebhook, removeWebhook, resendDelivery } from '../contract/webhooks.ts'
import { checkEvents } from './check-events.ts'
import { sendWebhooksJob } from './jobs/send-webhooks.ts'
import { createSalt, deriveWebhookSecret } from './signing.ts'

const stored = z.object({ url: z.string(), events: z.array(z.string()), is_active: z.boolean(), salt: z.string() })

const lock = async (tx: Tx, id: string, organizationId: string) => {
  const found = await tx.one(
    stored,
    sql`select url, events, is_active, salt from webhooks where id = ${id} and organization_id = ${organizationId} for update`,
  )
  if (!found) throw new UserError('not-found', 'Webhook not found')
  return found
}

/**
 * Changes the events, pauses or resumes, or makes a new secret, which only this reply shows. Resumed, waiting calls
 * leave at once.
 */
export const changeWebhookRoute = command(changeWebhook, async ({ input, tx, actor, settings }) => {
  const before = await lock(tx, input.id, actor.organizationId)
  const events = input.events ? [...new Set<string>(input.events)] : before.events
  checkEvents(events)
  const is_active = input.is_active ?? before.is_active
  const salt = input.newSecret ? createSalt() : before.salt
  await tx.run(
    sql`update webhooks set events = ${sql.param(events)}::text[], is_active = ${is_active}, salt = ${salt},
          failing_since = case when ${is_active && !before.is_active} then null else failing_since end,
          switched_off_at = case when ${is_active} then null else switched_off_at end
        where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (is_active && !before.is_active) await sendWebhooksJob.enqueue(tx, { organizationId: tx.scope.organizationId })
  const after = { events, is_active, ...(input.newSecret ? { secret: 'a new one' } : {}) }
  return {
    reply: { secret: input.newSecret ? deriveWebhookSecret(settings.appSecret, input.id, salt) : null },
    events: [
      {
        name: 'webhook.changed',
        about: input.id,
        before: { events: before.events, is_active: before.is_active },
        after,
      },
    ],
  }
})

/** Takes an address away with its deliveries; what still waited is never sent. */
export const removeWebhookRoute = command(removeWebhook, async ({ input, tx, actor }) => {
  const before = await lock(tx, input.id, actor.organizationId)
  await tx.run(sql`delete from webhooks where ${tenantCondition(tx)} and id = ${input.id}`)
  return {
    reply: { ok: true as const },
    events: [{ name: 'webhook.removed', about: input.id, before: { name: before.url } }],
  }
})

/** The same payload once more, also to an address that has taken it. */
export const resendDeliveryRoute = command(resendDelivery, async ({ input, tx, actor, now }) => {
  const found = await tx.one(
    z.object({ webhook_id: z.string(), state: z.string(), is_active: z.boolean() }),
    sql`select d.webhook_id, d.state, w.is_active from webhook_deliveries d join webhooks w on ${tenantCondition(tx, 'w')} and w.id = d.webhook_id
        where d.id = ${input.id} and d.organization_id = ${actor.organizationId} for update of d`,
  )
  if (!found) throw new UserError('not-found', 'Delivery not found')
  if (!found.is_active) throw new UserError('conflict', 'This webhook is off. Turn it on first.')
  if (found.state === 'sending') throw new UserError('conflict', 'We’re sending it now.')
  await tx.run(
    sql`update webhook_deliveries set state = 'waiting', tries = 0, next_at = ${now.toISOString()}, problem = null
      where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  await sendWebhooksJob.enqueue(tx, { organizationId: tx.scope.organizationId })
  return { reply: { ok: true as const }, events: [{ name: 'webhook.sentAgain', about: found.webhook_id }] }
})
