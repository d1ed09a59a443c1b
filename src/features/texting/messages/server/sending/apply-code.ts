import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { recordNetworkOptOut } from '../../../../candidates/opt-outs/server/public.ts'
import { getMeaning, getPauseMinutes, getRetryMinutes } from '../../rules/delivery-codes.ts'

export type UndeliveredText = { id: string; organizationId: string; candidateId: string; phone: string; code: string }

const triesBefore = sql`with recursive chain as (
    select id, retry_of from text_messages where id = m.id
    union all select t.id, t.retry_of from text_messages t join chain on t.id = chain.retry_of
  ) select count(*)::int - 1 from chain`

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

const retryLater = async (tx: Tx, text: UndeliveredText, now: Date) => {
  const { action, words } = getMeaning(text.code)
  const waits = [0, 1, 2].map((tries) => getRetryMinutes(action, tries))
  const at = (tries: number) => (waits[tries] ? inMinutes(now, waits[tries]) : null)
  await tx.run(
    sql`insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone, message_content,
          message, sender_type, message_status, made_by, send_at, failure, template_id, retry_of, allow_duplicate)
        select organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone, message_content, message, sender_type,
          'held', made_by, (array[${at(0)}, ${at(1)}, ${at(2)}]::timestamptz[])[1 + tries], ${`Tried again: ${words}`}, template_id, id, true
        from (select m.*, (${triesBefore}) as tries from text_messages m where m.id = ${text.id}) m
        where tries < ${waits.filter((wait) => wait !== null).length} and purpose is null
        on conflict do nothing`,
  )
}

const markBad = async (tx: Tx, text: UndeliveredText, words: string) => {
  await tx.run(
    sql`update text_recipients set bad_phone = ${text.phone}, bad_phone_reason = ${words}
        where organization_id = ${text.organizationId} and candidate_id = ${text.candidateId}`,
  )
}

const isSecondTime = async (tx: Tx, { organizationId, phone, code, id }: UndeliveredText) =>
  (await tx.run(
    sql`select from text_messages where organization_id = ${organizationId} and recipient_phone = ${phone} and failure_code = ${code} and id <> ${id} limit 1`,
  )) > 0

const spamFrom = 20
const spamShare = 0.1

/** A bulk text of which a tenth is blocked as spam is paused: its wording or its link is at fault. */
const pauseSpam = async (tx: Tx, { id, organizationId }: UndeliveredText, code: string) => {
  const paused = await tx.run(
    sql`update text_batches b set state = 'paused'
      where ${tenantCondition(tx, 'b')} and b.id = (select batch_id from text_messages
      where ${tenantCondition(tx)} and id = ${id}) and b.state = 'running' and (
          select count(*) filter (where m.failure_code = ${code}) >= ${spamShare}::numeric * count(*) and count(*) >= ${spamFrom}::int
          from text_messages m where ${tenantCondition(tx, 'm')} and m.batch_id = b.id and m.message_status in ('sent', 'delivered', 'undelivered', 'failed'))`,
  )
  if (paused > 0)
    await recordEvents(tx, null, [{ name: 'texts.pausedAsSpam', organizationId, after: { message_id: id } }])
}

/**
 * Applies a vendor's error code: an opt-out, a bad number, a pause, a blocked sender, or another try later. Events are
 * for the organization.
 */
export const applyCode = async (tx: Tx, text: UndeliveredText, now: Date) => {
  const { action, words } = getMeaning(text.code)
  const { organizationId, candidateId, phone } = text
  if (action === 'opt-out') await recordNetworkOptOut(tx, organizationId, phone, words, text.id)
  if (action === 'bad-number' || (action === 'bad-number-after-two' && (await isSecondTime(tx, text))))
    await markBad(tx, text, words)
  else if (action.startsWith('retry') || action === 'bad-number-after-two') await retryLater(tx, text, now)
  if (action === 'spam') await pauseSpam(tx, text, text.code)
  if (action === 'block-sender')
    await tx.run(
      sql`insert into organization_texting (organization_id, sender_problem) values (${organizationId}, ${words})
          on conflict (organization_id) do update set sender_problem = excluded.sender_problem, updated_at = now()`,
    )
  const minutes = getPauseMinutes(action)
  if (minutes > 0)
    await tx.run(
      sql`insert into organization_texting (organization_id, paused_until) values (${organizationId}, ${inMinutes(now, minutes)}::timestamptz)
          on conflict (organization_id) do update set paused_until = greatest(organization_texting.paused_until, excluded.paused_until), updated_at = now()`,
    )
  if (action !== 'nothing')
    await recordEvents(tx, null, [
      { name: 'text.codeApplied', about: candidateId, organizationId, after: { code: text.code, action, words } },
    ])
}
