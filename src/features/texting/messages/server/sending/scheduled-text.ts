import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { checkMessage, prepareAddressees } from '../addressees.ts'
import { hashRequest } from '../hash-request.ts'
import { insertMessages, toWriting, upsertRecipients } from '../text-records.ts'

type NewText = { id: string; candidateId: string; message: string; sendAt: Date }
type By = { actor: Caller; now: Date; settings: Config }

/**
 * Writes a text that leaves at `sendAt` at the earliest, in the transaction of its cause: it leaves only if that
 * commits, and not at all once canceled. The guard looks now and again when it leaves; throws at `message` for what it
 * would not send.
 */
export const scheduleText = async (tx: Tx, { id, candidateId, message, sendAt }: NewText, by: By) => {
  const { actor, now, settings } = by
  checkMessage(message)
  const asked = { ids: [candidateId], now, message, actor, settings, attested: false, sendAt, messageId: id }
  const [person] = await prepareAddressees(tx, asked)
  if (!person) throw new UserError('not-found', 'Candidate not found')
  if (person.reason !== null) throw UserError.at('message', person.reason)
  const writing = toWriting({ actor, from: settings.textFrom, people: [person] })
  await upsertRecipients(tx, writing)
  const mark = hashRequest([candidateId, message, sendAt.toISOString(), null])
  const isNew = await insertMessages(tx, writing, { messageId: id, askedAs: mark })
  if (!isNew) throw new UserError('conflict', 'This text already exists.')
  return { sendAt: person.sendAt, held: person.held }
}

/**
 * Cancels a scheduled text. `left`: a worker was first, so it may have arrived; `none`: there is nothing that could
 * arrive. The thread is as if it had not been written: what the person wrote last waits again.
 */
export const cancelScheduledText = async (tx: Tx, id: string): Promise<'taken' | 'left' | 'none'> => {
  const taken = await tx.one(
    z.object({ recipient_id: z.string() }),
    sql`update text_messages set message_status = 'canceled', failure = null
        where ${tenantCondition(tx)} and id = ${id} and message_status in ('held', 'queued') returning recipient_id`,
  )
  if (taken) {
    await refreshThreadDate(tx, taken.recipient_id)
    return 'taken'
  }
  const arrives = await tx.run(
    sql`select from text_messages where ${tenantCondition(tx)} and id = ${id} and message_status in ('sending', 'sent', 'delivered', 'unknown')`,
  )
  return arrives > 0 ? 'left' : 'none'
}

/** Sets the newest text of a thread to the newest that was not canceled. */
export const refreshThreadDate = async (tx: Tx, threadId: string) =>
  await tx.run(
    sql`update text_recipients t set last_message_at = coalesce((select max(m.created_at) from text_messages m
          where m.organization_id = t.organization_id and m.recipient_id = t.id and m.message_status <> 'canceled'), t.last_message_at)
        where ${tenantCondition(tx, 't')} and t.id = ${threadId}`,
  )
