import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { type PreparedAddressee, prepareAddressees } from '../addressees.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'
import { toWriting, upsertRecipients } from '../text-records.ts'

type TextContext = { now: Date; settings: Config; senderName: string }

/**
 * Checks texts of automations to candidates of one organization, by candidate, with the send guard: `reason` it cannot
 * be sent, `held` it waits until `sendAt` (null: until someone decides), or neither. Deleted candidates are skipped.
 */
export const prepareEnrollmentTexts = async (
  tx: Tx,
  texts: ReadonlyMap<string, string>,
  { now, settings, senderName }: TextContext,
): Promise<Map<string, PreparedAddressee>> => {
  if (texts.size === 0) return new Map()
  const people = await prepareAddressees(tx, {
    ids: [...texts.keys()],
    now,
    message: '',
    eachOwn: texts,
    actor: { fullName: senderName },
    settings,
    attested: false,
    mayRepeat: true,
  })
  return new Map(people.map((person) => [person.id, person]))
}

export type EnrollmentText = { person: PreparedAddressee; messageId: string; enrollmentId: string }

/**
 * Writes prepared texts of automations; they leave when this transaction, which must be the organization's own, commits, those that are
 * held at their moment. What a person does by then bars them.
 */
export const queueEnrollmentTexts = async (
  tx: Tx,
  texts: readonly EnrollmentText[],
  { settings, senderName }: Omit<TextContext, 'now'>,
) => {
  if (texts.length === 0) return
  const people = texts.map(({ person }) => person)
  await upsertRecipients(
    tx,
    toWriting({ actor: { fullName: senderName, userId: '', email: '' }, from: settings.textFrom, people }),
  )
  const rows = texts.map(({ person, messageId, enrollmentId }) => ({
    id: messageId,
    enrollment_id: enrollmentId,
    candidate_id: person.id,
    organization_id: person.organization_id,
    body: person.text,
    held: person.held,
    send_at: person.sendAt,
  }))
  await tx.run(
    sql`insert into text_messages (id, organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone,
          message_content, message, message_status, allow_duplicate, by_product, enrollment_id, send_at, failure)
        select r.id, t.organization_id, t.id, t.candidate_id, t.candidate_name, t.recipient_phone, t.sender_name, t.twilio_phone,
          r.body, r.body, case when r.held is null then 'queued' else 'held' end, true, true, r.enrollment_id, r.send_at, r.held
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(id uuid, enrollment_id uuid, candidate_id uuid, organization_id uuid, body text, held text, send_at timestamptz)
        join text_recipients t on t.organization_id = r.organization_id and t.candidate_id = r.candidate_id
        on conflict (id) do nothing`,
  )
  const [first] = people
  if (first && people.some(({ held }) => held === null))
    await sendTextsJob.enqueue(tx, { organizationId: first.organization_id })
}
