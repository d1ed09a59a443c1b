import { sql } from 'drizzle-orm'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { senderFallback } from '../rules/tags.ts'
import type { PreparedAddressee } from './addressees.ts'

type WritingInput = {
  actor: Pick<Caller, 'userId' | 'fullName' | 'email'>
  /** The number of the settings, for candidates of an organization without one of its own. */
  from: string
  people: PreparedAddressee[]
  /** The template the text was made from; kept when it is the sender's organization's or the candidate's. */
  templateId?: string | undefined
  /** The failed text that each person's new one repeats, by candidate. */
  retryOf?: Map<string, string> | undefined
}
export type Writing = WritingInput & { rows: string }

/**
 * Returns the rows to write, encoded once for both statements. Names are stored clean; 'Unknown' stands for a missing
 * one, as in the text itself.
 */
export const toWriting = (given: WritingInput): Writing => ({
  ...given,
  rows: JSON.stringify(
    given.people.map((person) => ({
      organization_id: person.organization_id,
      candidate_id: person.id,
      candidate_type: person.position.toLowerCase(),
      candidate_name: cleanName(person.full_name) || 'Unknown',
      phone_number: person.phone_number,
      twilio_phone: person.texting_number ?? given.from,
      recipient_phone: person.phone,
      body: person.text,
      is_held: person.held !== null,
      held: person.held,
      send_at: person.sendAt,
      retry_of: given.retryOf?.get(person.id) ?? null,
    })),
  ),
})
const getSender = ({ actor }: Writing) => cleanName(actor.fullName) || senderFallback

/** One thread for each candidate and organization, made or brought up to date. */
export const upsertRecipients = async (tx: Tx, writing: Writing) =>
  await tx.run(
    sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, sender_name,
          twilio_phone, is_active, last_message_at)
        select r.organization_id, r.candidate_id, r.candidate_type, r.candidate_name, r.phone_number, r.recipient_phone, ${getSender(writing)},
          r.twilio_phone, true, now()
        from jsonb_to_recordset(${writing.rows}::jsonb) as r(organization_id uuid, candidate_id uuid, candidate_type text, candidate_name text,
          phone_number text, recipient_phone text, twilio_phone text) order by r.candidate_id
        on conflict (candidate_id, organization_id) do update set candidate_type = excluded.candidate_type, candidate_name = excluded.candidate_name,
          phone_number = excluded.phone_number, recipient_phone = excluded.recipient_phone, sender_name = excluded.sender_name,
          twilio_phone = excluded.twilio_phone, is_active = true, last_message_at = excluded.last_message_at`,
  )

/** A bulk text: it belongs to its sender's organization, its messages to the candidates'. */
export type BatchKey = { organizationId: string; batchId: string }

/**
 * Writes one message row for each person: `held` if the guard holds it, else `queued` for a batch or `sending` when
 * someone waits. Returns how many are new.
 */
export const insertMessages = async (
  tx: Tx,
  writing: Writing,
  as: { batch: BatchKey } | { messageId: string; askedAs: string },
) => {
  const [batch, messageId, asked] = 'batch' in as ? [as.batch, null, null] : [null, as.messageId, as.askedAs]
  const batchId = batch?.batchId ?? null
  return await tx.run(
    sql`insert into text_messages (id, organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone,
          message_content, message, sender_type, message_direction, message_status, made_by, batch_organization_id,
            batch_id, claimed_at, send_at, failure, template_id, retry_of,
          request_hash, allow_duplicate)
        select coalesce(${messageId}::uuid, gen_random_uuid()), r.organization_id, t.id, r.candidate_id, r.candidate_name, r.recipient_phone,
          ${getSender(writing)}, r.twilio_phone, r.body, r.body, 'user', 'outbound',
          case when r.is_held then 'held' when ${batchId}::uuid is null then 'sending' else 'queued' end, ${writing.actor.userId}::uuid,
          ${batch?.organizationId ?? null}::uuid, ${batchId}::uuid, case when ${batchId}::uuid is null and not r.is_held then now() end, r.send_at, r.held,
          (select m.id from message_templates m where m.id = ${writing.templateId ?? null}::uuid
            and m.organization_id in (r.organization_id, ${tx.scope.organizationId}::uuid)), r.retry_of,
          ${asked}, r.retry_of is not null
        from jsonb_to_recordset(${writing.rows}::jsonb)
          as r(organization_id uuid, candidate_id uuid, candidate_name text, recipient_phone text,
          twilio_phone text, body text,
          is_held boolean, held text, send_at timestamptz, retry_of uuid)
        join text_recipients t on t.candidate_id = r.candidate_id and t.organization_id = r.organization_id
        on conflict (id) do nothing`,
  )
}
