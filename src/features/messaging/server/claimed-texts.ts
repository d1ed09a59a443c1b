import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { optedOutReason, refusedReason } from '../rules/recipient.ts'
import { organizationFallback } from '../rules/tags.ts'

const claimed = z.object({
  organization: z.nullable(z.string()),
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
  formattedNumber: z.string(),
  location: z.string(),
  twilioPhoneNumber: z.string(),
  message: z.string(),
  optedOut: z.boolean(),
  refused: z.boolean(),
})

const barredReason = ({ optedOut, refused }: z.output<typeof claimed>) =>
  optedOut ? optedOutReason : refused ? refusedReason : null

/**
 * Claimed texts of one organization, as a transport takes them; `claims` selects the ids.
 * `barred`: whoever opted out or refused since the text was queued.
 */
const outgoing = async (tx: Tx, claims: SQL) => {
  const rows = await tx.rows(
    claimed,
    sql`${claims}
        select o.name as organization, m.id, m.organization_id as "organizationId", m.candidate_id as "candidateId",
          coalesce(m.candidate_name, '') as "fullName", coalesce(t.phone_number, '') as "phoneNumber", coalesce(m.recipient_phone, '') as "formattedNumber",
          coalesce(l.name, c.location, '') as location, coalesce(m.twilio_phone, '') as "twilioPhoneNumber", m.message,
          exists (select from opt_outs x where x.organization_id = m.organization_id and x.phone = m.recipient_phone and x.ended_at is null) as "optedOut",
          c.text_consent is not distinct from 'refused' as refused
        from claimed join text_messages m on m.id = claimed.id
        join text_recipients t on t.id = m.recipient_id join all_candidates c on c.id = m.candidate_id
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        left join organizations o on o.id = m.organization_id order by m.id`,
  )
  return {
    organization: rows[0]?.organization?.trim() || organizationFallback,
    texts: rows.filter((row) => barredReason(row) === null),
    barred: rows
      .filter((row) => barredReason(row) !== null)
      .map((row) => ({ id: row.id, status: 'failed' as const, reason: barredReason(row) })),
  }
}

/** The one text that someone waits for. */
export const claimedText = async (tx: Tx, id: string) =>
  await outgoing(tx, sql`with claimed as (select ${id}::uuid as id)`)

/** Takes up to `most` waiting texts of one organization out of a batch; another worker takes others, and nobody the same. */
export const claimTexts = async (tx: Tx, batchId: string, most: number) =>
  await outgoing(
    tx,
    sql`with first as (
          select organization_id from text_messages where batch_id = ${batchId} and message_status = 'queued'
          order by organization_id, id limit 1 for update skip locked
        ), next as (
          select id from text_messages where batch_id = ${batchId} and message_status = 'queued' and organization_id = (select organization_id from first)
          order by id limit ${most} for update skip locked
        ), claimed as (
          update text_messages m set message_status = 'sending', claimed_at = now() from next where m.id = next.id returning m.id
        )`,
  )
