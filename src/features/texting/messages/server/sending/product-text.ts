import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { type PreparedAddressee, prepareAddressees } from '../addressees.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'
import { toWriting, upsertRecipients } from '../text-records.ts'

type TextInput = {
  candidateId: string
  message: string
  senderName: string
  now: Date
  settings: Config
  /** Not before this moment. */
  sendAt?: Date | null
}

/**
 * A text that the product sends by itself (a reminder), as the send guard sees it: `reason` it cannot be sent, `held` it waits
 * until `sendAt` (null: until someone decides), or neither. Undefined when there is no such candidate.
 */
export const prepareProductText = async (tx: Tx, wanted: TextInput): Promise<PreparedAddressee | undefined> => {
  const { candidateId, message, senderName, now, settings, sendAt = null } = wanted
  const [person] = await prepareAddressees(tx, {
    ids: [candidateId],
    now,
    message,
    actor: { fullName: senderName },
    settings,
    attested: false,
    sendAt,
    mayRepeat: true,
  })
  return person
}

/** Returns those of these candidates that the send guard bars from a text of the product, with the reason. */
export const loadSendBlocks = async (
  tx: Tx,
  candidateIds: string[],
  { now, settings }: { now: Date; settings: Config },
): Promise<Map<string, string>> => {
  if (candidateIds.length === 0) return new Map()
  const people = await prepareAddressees(tx, {
    ids: candidateIds,
    now,
    message: '',
    actor: { fullName: '' },
    settings,
    attested: false,
    mayRepeat: true,
  })
  return new Map(people.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason]])))
}

type Writer = { senderName: string; madeBy: string | null; from: string }

/** Queues a prepared text; it leaves when this transaction, which must be the organization's own, commits. Answers its id. */
export const queueProductText = async (tx: Tx, person: PreparedAddressee, writer: Writer): Promise<string> => {
  const id = randomUUID()
  const actor = { fullName: writer.senderName, userId: writer.madeBy ?? '', email: '' }
  await upsertRecipients(tx, toWriting({ actor, from: writer.from, people: [person] }))
  await tx.run(
    sql`insert into text_messages (id, organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone,
          message_content, message, message_status, made_by, allow_duplicate, by_product)
        select ${id}::uuid, t.organization_id, t.id, t.candidate_id, t.candidate_name, t.recipient_phone, t.sender_name, t.twilio_phone,
          ${person.text}, ${person.text}, 'queued', ${writer.madeBy}::uuid, true, true
        from text_recipients t where t.organization_id = ${person.organization_id} and t.candidate_id = ${person.id}`,
  )
  await sendTextsJob.enqueue(tx, { organizationId: person.organization_id })
  return id
}

/** Cancels texts of the product that have not left yet. */
export const cancelProductTexts = async (tx: Tx, ids: string[], why: string) => {
  if (ids.length === 0) return
  await tx.run(
    sql`update text_messages set message_status = 'canceled', failure = ${why}
        where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and message_status in ('held', 'queued')`,
  )
}
