import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { attestConsent, lockSelected, type ParsedSelection } from '../../../../candidates/directory/server/public.ts'
import { createTooMany, mostAddressees, type PreparedAddressee, prepareAddressees } from '../addressees.ts'
import { hashRequest } from '../hash-request.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'
import { parseLaterMoment } from '../send-at.ts'
import { type BatchKey, insertMessages, toWriting, upsertRecipients } from '../text-records.ts'

const queuedBefore = async (tx: Tx, batchId: string, userId: string, asked: string) => {
  const counts = await tx.one(
    z.object({ queued: z.number(), held: z.number(), skipped: z.number(), asked: z.nullable(z.string()) }),
    sql`select (select count(*) from text_messages m where ${tenantCondition(tx, 'm')} and m.batch_id = b.id)::int as queued,
          (select count(*) from text_messages m where ${tenantCondition(tx, 'm')} and m.batch_id = b.id and m.message_status = 'held')::int as held,
          (select count(*) from text_batch_skips s where ${tenantCondition(tx, 's')} and s.batch_id = b.id)::int as skipped, b.request_hash as asked
        from text_batches b where ${tenantCondition(tx, 'b')} and b.id = ${batchId} and b.made_by = ${userId}`,
  )
  if (!counts) throw new UserError('conflict', 'This bulk text was already sent.')
  if (counts.asked !== null && counts.asked !== asked)
    throw new UserError(
      'conflict',
      'This bulk text was already sent with other words or to other people. Open Bulk Texts to see it, or start a new one.',
    )
  const { queued, held, skipped } = counts
  return { batchId, queued, held, skipped }
}

const insertSkips = async (tx: Tx, batch: BatchKey, skips: PreparedAddressee[]) => {
  if (skips.length === 0) return
  const rows = skips.map(({ id, organization_id, reason }) => ({ id, organization_id, reason }))
  await tx.run(
    sql`insert into text_batch_skips (batch_organization_id, batch_id, organization_id, candidate_id, reason)
        select ${batch.organizationId}::uuid, ${batch.batchId}::uuid, r.organization_id, r.id, r.reason
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, organization_id uuid, reason text)`,
  )
}

export type Batch = {
  batchId: string
  message: string
  /** The words for those who prefer Spanish; blank for nothing. */
  messageSpanish: string
  selected: ParsedSelection
  attestConsent: boolean
  sendAt?: string | undefined
  templateId?: string | undefined
  /** The failed text that each person's new one repeats. */
  retryOf?: Map<string, string> | undefined
}
type By = { tx: Tx; actor: Caller; now: Date; settings: Config }

/** Queues a text for everyone selected in one transaction of a dozen statements; who cannot be texted is kept with the reason. */
export const queueBatch = async (batch: Batch, { tx, actor, now, settings }: By) => {
  const { batchId, message, selected } = batch
  const messageSpanish = batch.messageSpanish.trim() === '' ? null : batch.messageSpanish
  const asked = hashRequest([message, messageSpanish, batch.retryOf ? 'retry' : selected, batch.sendAt ?? null])
  const isNew = await tx.run(
    sql`insert into text_batches (id, organization_id, made_by, message, message_spanish, total, send_at, request_hash)
        values (${batchId}, ${actor.organizationId}, ${actor.userId}, ${message}, ${messageSpanish}, 0,
          ${batch.sendAt ?? null}::timestamptz, ${asked}) on conflict do nothing`,
  )
  if (!isNew) return { reply: await queuedBefore(tx, batchId, actor.userId, asked) }

  const ids = await lockSelected(tx, selected, { now, excellentFrom: settings.excellentFrom })
  const total = ids.length
  if (total > mostAddressees) throw createTooMany()
  const everyone = await prepareAddressees(tx, {
    ids,
    now,
    message,
    messageSpanish,
    actor,
    settings,
    attested: batch.attestConsent,
    sendAt: parseLaterMoment(now, batch.sendAt),
    mayRepeat: batch.retryOf !== undefined,
  })

  const { templateId, retryOf } = batch
  const key = { organizationId: actor.organizationId, batchId }
  const people = everyone.filter(({ reason }) => reason === null)
  const writing = toWriting({ actor, from: settings.textFrom, people, templateId, retryOf })
  const skips = everyone.filter(({ reason }) => reason !== null)
  await attestConsent(tx, writing)
  await upsertRecipients(tx, writing)
  const queued = await insertMessages(tx, writing, { batch: key })
  await insertSkips(tx, key, skips)
  await tx.run(sql`update text_batches set total = ${total} where ${tenantCondition(tx)} and id = ${batchId}`)
  const held = people.filter((person) => person.held !== null).length
  if (queued > held) await sendTextsJob.enqueue(tx, { organizationId: actor.organizationId, batchId })
  return {
    reply: { batchId, queued, held, skipped: skips.length },
    events: [{ name: 'texts.queued', batchId, after: { queued, held, skipped: skips.length } }],
    touched: [...new Set(everyone.map((person) => person.organization_id))],
  }
}
