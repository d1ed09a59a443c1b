import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { announce, writeFacts } from '../../../platform/server/facts.ts'
import type { Services } from '../../../platform/server/services.ts'
import { askedFor, type OptOutReading } from '../../opt-outs/rules/opt-out.ts'
import { endOptOut } from '../../opt-outs/server/door.ts'
import { helpReply, stopConfirmation } from '../rules/fixed-replies.ts'
import { sendTextsJob } from './jobs/send-texts.ts'
import { takeOptOut } from './take-opt-out.ts'

/** `to`: the number that the person wrote to, as far as the vendor tells it. */
export const inboundText = z.object({
  vendorId: z.string(),
  from: z.string(),
  to: z.optional(z.nullable(z.string())),
  body: z.string(),
})

const thread = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  organization: z.nullable(z.string()),
  optedOut: z.boolean(),
})
type Thread = z.output<typeof thread>

/**
 * The thread of this phone that a text to `to` belongs to: of the organization whose number that is, and of no other; of a
 * number that several share, the one that was last texted from it, else the one that was last texted at all. Of a record that was
 * merged into another it is the thread of the record that lives on.
 */
const threadOf = async (tx: Tx, phone: string, to: string | null, shared: string) =>
  await tx.one(
    thread,
    sql`select living.id, t.organization_id as "organizationId", living.candidate_id as "candidateId", o.name as organization,
          exists (select from opt_outs x where x.organization_id = t.organization_id and x.phone = ${phone} and x.ended_at is null) as "optedOut"
        from text_recipients t left join organizations o on o.id = t.organization_id
        cross join lateral (
          with recursive up as (
            select t.candidate_id as id, 0 as steps
            union all select c.merged_into, up.steps + 1 from up join all_candidates c on c.organization_id = t.organization_id and c.id = up.id
              where c.merged_into is not null and up.steps < 50
          ) select r.id, r.candidate_id from up join text_recipients r on r.organization_id = t.organization_id and r.candidate_id = up.id
            order by up.steps desc limit 1) living
        cross join lateral (select max(m.created_at) as at, max(m.created_at) filter (where m.twilio_phone = ${to}) as from_it from text_messages m
          where m.organization_id = t.organization_id and m.message_direction = 'outbound'
            and (m.recipient_id = t.id or (m.recipient_id = living.id and m.recipient_phone = ${phone}))) last
        where t.recipient_phone = ${phone} and t.organization_id = coalesce(
          (select w.id from organizations w where w.texting_number = ${to} and w.texting_number <> ${shared}), t.organization_id)
        order by last.from_it desc nulls last, last.at desc nulls last, t.id limit 1`,
  )

/** Twilio answers these words itself; a confirmation of ours would be refused or the second one. */
const answeredByTwilio = /^\s*(?:stop|unsubscribe|end|quit|stopall|revoke|optout|cancel|help|info)\s*$/i

/** One answer of the product itself, which quiet hours and opt-outs do not hold back. */
const answer = async (tx: Tx, { id, organizationId }: Thread, phone: string, text: string, now: Date) => {
  await tx.run(
    sql`insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone, message_content, message,
          sender_type, message_status, purpose, created_at)
        select organization_id, id, candidate_id, candidate_name, ${phone}, sender_name, twilio_phone, ${text}, ${text}, 'system', 'queued', 'confirmation',
          ${now.toISOString()}::timestamptz
        from text_recipients where id = ${id} and organization_id = ${organizationId}`,
  )
}

const insertInbound = async (tx: Tx, text: z.output<typeof inboundText>, to: Thread, asked: OptOutReading, now: Date) =>
  await tx.one(
    z.object({ id: z.string() }),
    sql`insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone, message_content, message,
          sender_type, message_direction, message_status, vendor_id, asked_stop, created_at, parts, counted_on)
        select organization_id, id, candidate_id, candidate_name, ${text.from}, candidate_name, coalesce(${text.to ?? null}, twilio_phone), ${text.body}, ${text.body},
          'candidate', 'inbound', 'received', ${text.vendorId}, ${asked === 'none' ? null : asked}, ${now.toISOString()}::timestamptz,
          app.text_parts(${text.body}),
          (select (${now.toISOString()}::timestamptz at time zone o.time_zone)::date from organizations o where o.id = text_recipients.organization_id)
        from text_recipients where id = ${to.id} on conflict do nothing returning id`,
  )

/**
 * A text from a candidate, in a transaction that sees every organization: kept in the thread that it answers, read for
 * an opt-out, which then holds for all of its threads, and confirmed once. Answers the thread's organization, or null when
 * nobody knows the number; a stop is then kept for whoever meets it later.
 */
export const receiveText = async (tx: Tx, text: z.output<typeof inboundText>, services: Services, now: Date) => {
  const { optOutEverywhere: everywhere, textTransport, textFrom } = services.config
  const to = await threadOf(tx, text.from, text.to ?? null, textFrom)
  const read = askedFor(text.body)
  const asked = read === 'none' && to?.optedOut && /^\s*(?:yes|si|sí)\W*$/i.test(text.body) ? 'start' : read
  const message = to ? await insertInbound(tx, text, to, asked, now) : null
  if (to && !message) return to.organizationId
  let isConfirmed = false
  const proofMessageId = message?.id ?? null
  if (to)
    await tx.run(
      sql`update text_recipients set unread = unread + 1, closed_at = null, snoozed_until = null, last_message_at = ${now.toISOString()}::timestamptz, last_inbound_at = ${now.toISOString()}::timestamptz
          where id = ${to.id}`,
    )
  if (asked === 'unsure')
    await tx.run(
      sql`update text_recipients set undecided_since = coalesce(undecided_since, ${now.toISOString()}::timestamptz) where recipient_phone = ${text.from} or id = ${to?.id ?? null}::uuid`,
    )
  if (asked === 'start') await endOptOut(tx, text.from, text.body.slice(0, 200), null, true)
  if (asked === 'stop') {
    const proof = text.body.slice(0, 500)
    const isNew = await takeOptOut(tx, {
      phone: text.from,
      source: 'text',
      proof,
      proofMessageId,
      everywhere,
      who: null,
    })
    const isAnswered = textTransport === 'twilio' && answeredByTwilio.test(text.body)
    isConfirmed = isNew && to !== undefined && !isAnswered
    if (isConfirmed && to) await answer(tx, to, text.from, stopConfirmation(to.organization), now)
  }
  if (asked === 'help' && to && !(textTransport === 'twilio' && answeredByTwilio.test(text.body))) {
    await answer(tx, to, text.from, helpReply(to.organization), now)
    isConfirmed = true
  }
  if (!to) return null
  await writeFacts(tx, null, [
    {
      name: 'text.received',
      about: to.candidateId,
      organizationId: to.organizationId,
      after: { message_id: proofMessageId, asked },
    },
  ])
  await announce(tx, [to.organizationId], ['texts'])
  if (isConfirmed) await sendTextsJob.enqueue(tx, { organizationId: to.organizationId })
  return to.organizationId
}
