import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { callWebhook } from '../../../../../integrations/outgoing-webhook/call-webhook.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { writeWebhookOffMail } from '../../../email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../email/server/public.ts'
import { getNextTryMinutes, isGivenUp } from '../../rules/webhook-rules.ts'
import { createSignature, deriveWebhookSecret } from '../signing.ts'

const atOnce = 10
const runsForMs = 30_000

const claimed = z.object({
  id: z.string(),
  organization_id: z.string(),
  webhook_id: z.string(),
  url: z.string(),
  salt: z.string(),
  event: z.string(),
  tries: z.number(),
  body: z.string(),
})
type ClaimedRow = z.output<typeof claimed>

/**
 * Claims due deliveries; the payload is made at the first try and stays the same. It has ids and statuses, no names.
 */
const claim = async (tx: Tx, now: string) =>
  await tx.rows(
    claimed,
    sql`with due as (
          select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.organization_id = d.organization_id and w.is_active
          where (d.state = 'waiting' and d.next_at <= ${now}) or (d.state = 'sending' and d.claimed_at < ${now}::timestamptz - interval '2 minutes')
          order by d.next_at, d.at, d.id limit ${atOnce} for update of d skip locked
        )
        update webhook_deliveries d set state = 'sending', tries = d.tries + 1, claimed_at = ${now},
          payload = coalesce(d.payload, jsonb_strip_nulls(jsonb_build_object('id', d.id, 'event', d.event, 'at', to_char(d.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'organization_id', d.organization_id, 'candidate_id', case when c.id is not null then d.about end, 'status_before', v.before ->> 'status',
            'status', v.after ->> 'status', 'text_id', v.after ->> 'message_id', 'import_id', case when f.name = 'candidates.imported' then d.about end)))
        from due join webhook_deliveries x on x.id = due.id join webhooks w on w.id = x.webhook_id left
          join events f on f.organization_id = x.organization_id and f.id = x.event_id
          left join event_values v on v.organization_id = x.organization_id and v.event_id = x.event_id left
            join all_candidates c on c.organization_id = x.organization_id and c.id = x.about
        where d.id = due.id
        returning d.id, d.organization_id, d.webhook_id, w.url, w.salt, d.event, d.tries, d.payload::text as body`,
  )

type Outcome = { delivery: ClaimedRow; called: Awaited<ReturnType<typeof callWebhook>> }

const call = async (delivery: ClaimedRow, { config, clock }: Services): Promise<Outcome> => {
  const secret = deriveWebhookSecret(config.appSecret, delivery.webhook_id, delivery.salt)
  const headers = {
    'reinforce-event': delivery.event,
    'reinforce-delivery': delivery.id,
    'reinforce-signature': createSignature(secret, delivery.body, clock()),
  }
  return {
    delivery,
    called: await callWebhook(delivery.url, { body: delivery.body, headers, anywhere: config.webhooksAnywhere }),
  }
}

const off = z.object({
  id: z.string(),
  organization_id: z.string(),
  url: z.string(),
  failing_since: z.nullable(z.string()),
})
const reader = z.object({ email: z.string(), full_name: z.string() })

/** Three days without one success: switched off, noted, and told to the Admins. */
const switchOff = async (tx: Tx, webhookId: string, now: Date, settings: Services['config']) => {
  const found = await tx.one(
    off,
    sql`select id, organization_id, url, failing_since from webhooks where id = ${webhookId} and is_active for no key update`,
  )
  if (!found || !isGivenUp(found.failing_since ? new Date(found.failing_since) : null, now)) return
  await tx.run(
    sql`update webhooks set is_active = false, switched_off_at = ${now.toISOString()} where id = ${found.id}`,
  )
  await recordEvents(tx, null, [
    { name: 'webhook.switchedOff', about: found.id, organizationId: found.organization_id, after: { name: found.url } },
  ])
  const admins = await tx.rows(
    reader,
    sql`select email, full_name from reinforce_users where organization_id = ${found.organization_id} and admin_level = 'Admin'
          and deactivated_at is null and email <> '' order by id`,
  )
  for (const { email, full_name } of admins)
    await queueMail(
      tx,
      { now, settings },
      {
        organizationId: found.organization_id,
        kind: 'notice',
        about: found.id,
        to: email,
        ...writeWebhookOffMail({
          name: full_name,
          url: found.url,
          link: linkTo(settings, '/settings?tab=advanced#webhooks'),
        }),
      },
    )
}

const settle = async (tx: Tx, { delivery, called }: Outcome, now: Date, settings: Services['config']) => {
  const wait = called.ok ? null : getNextTryMinutes(delivery.tries)
  const state = called.ok ? 'delivered' : wait === null ? 'failed' : 'waiting'
  await tx.run(
    sql`update webhook_deliveries set state = ${state}, answer_status = ${called.status}::int, answer = ${called.answer}, problem = ${called.problem},
          settled_at = ${now.toISOString()}, next_at = ${new Date(now.getTime() + (wait ?? 0) * 60_000).toISOString()}
        where id = ${delivery.id} and state = 'sending'`,
  )
  if (wait !== null)
    await sendWebhooksJob.enqueue(
      tx,
      { organizationId: delivery.organization_id },
      new Date(now.getTime() + wait * 60_000),
    )
  await tx.run(
    sql`update webhooks set failing_since = ${called.ok ? null : now.toISOString()}::timestamptz
        where id = ${delivery.webhook_id} and (failing_since is null) = ${!called.ok}`,
  )
  if (!called.ok) await switchOff(tx, delivery.webhook_id, now, settings)
  await notifyChange(tx, [delivery.organization_id], ['organizations'])
}

/**
 * Tells webhooks what happened: claim, call, settle. Run by what happened, and at its moment for what is tried again
 * (every five minutes for what no one came back to). A process
 * that dies in the middle has a delivery sent twice: its id is the same.
 */
export const sendWebhooksJob = job({
  name: 'send-webhooks',
  tries: 3,
  expires: 120,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async ({ organizationId }, { inOrganization, services, signal }) => {
    const transact = inOrganization(organizationId || services.config.platformOrganizationId)
    const start = performance.now()
    while (!signal.aborted && performance.now() - start < runsForMs) {
      const due = await transact(async (tx) => await claim(tx, services.clock().toISOString()))
      if (due.length === 0) return
      const outcomes = await Promise.all(due.map(async (delivery) => await call(delivery, services)))
      // Always in one order: two jobs, or a job and an event of the same organization, never wait for each other.
      outcomes.sort((a, b) => a.delivery.webhook_id.localeCompare(b.delivery.webhook_id))
      await transact(async (tx) => {
        for (const outcome of outcomes) await settle(tx, outcome, services.clock(), services.config)
      })
    }
  },
})
