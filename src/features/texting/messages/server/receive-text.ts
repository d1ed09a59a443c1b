import { classifyOptOut, type OptOutReading } from '@reinforce/reply-reader/opt-outs/opt-out.ts'
import { detectLanguage } from '@reinforce/reply-reader/opt-outs/opt-out-language.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { parseReaction, type Reaction } from '../../../../rules/texts/reaction.ts'
import { carrierTraits } from '../../../../rules/texts/text-carriers.ts'
import { endOptOut } from '../../../candidates/opt-outs/server/public.ts'
import { stopConfirmation, writeHelpReply } from '../rules/fixed-replies.ts'
import { sendTextsJob } from './jobs/send-texts.ts'
import { keepMedia, mediaItem } from './media/keep-media.ts'
import { findOrCreateThread, loadThread, type Thread } from './receiving/find-or-create-thread.ts'
import { findQuotedText } from './receiving/find-quoted-text.ts'
import { keepUnknownText } from './receiving/keep-unknown-text.ts'
import { receiveStaffKeyword } from './staff/receive-staff-keyword.ts'
import { takeOptOut } from './take-opt-out.ts'

/** `to`: the number that the person wrote to, as far as the vendor names it. */
export const inboundText = z.object({
  vendorId: z.string(),
  from: z.string(),
  to: z.optional(z.nullable(z.string())),
  body: z.string(),
  /** How many pictures and files came with it. */
  media: z.optional(z.number()),
  /** Those of them whose address the vendor told. */
  files: z.optional(z.array(mediaItem)),
})
type InboundText = z.output<typeof inboundText>

/** Words that a carrier answers itself, where it does. */
const answeredByCarrier = /^\s*(?:stop|unsubscribe|end|quit|stopall|revoke|optout|cancel|help|info)\s*$/i

/** One answer of the product itself, which quiet hours, pauses and opt-outs do not hold; it follows what it answers. */
const answer = async (tx: Tx, { id, organizationId }: Thread, phone: string, text: string, now: Date) => {
  await tx.run(
    sql`insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone,
      sender_name, twilio_phone, message_content, message,
          sender_type, message_status, purpose, created_at)
        select organization_id, id, candidate_id, candidate_name, ${phone}, sender_name, twilio_phone, ${text}, ${text}, 'system', 'queued', 'confirmation',
          ${new Date(now.getTime() + 1).toISOString()}::timestamptz
        from text_recipients where id = ${id} and organization_id = ${organizationId}`,
  )
}

/** The fields stored with the words of a text. */
type Meaning = { asked: OptOutReading; reaction: { said: Reaction; about: string } | null }

const insertInbound = async (tx: Tx, text: InboundText, to: Thread, { asked, reaction }: Meaning, now: Date) =>
  await tx.one(
    z.object({ id: z.string() }),
    sql`insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone,
      sender_name, twilio_phone, message_content, message,
          sender_type, message_direction, message_status, vendor_id, opt_out_intent, created_at, parts, cap_date, reaction, is_taken_back, reacts_to, media)
        select organization_id, id, candidate_id, candidate_name, ${text.from}, candidate_name,
          coalesce(${text.to ?? null}, twilio_phone), ${text.body}, ${text.body},
          'candidate', 'inbound', 'received', ${text.vendorId}, ${asked === 'none' ? null : asked}, ${now.toISOString()}::timestamptz,
          app.text_parts(${text.body}),
          (select (${now.toISOString()}::timestamptz at time zone o.time_zone)::date from organizations o where o.id = text_recipients.organization_id),
          ${reaction?.said.sign ?? null}, ${reaction?.said.isRemoved ?? false}, ${reaction?.about ?? null}::uuid, ${text.media ?? 0}
        from text_recipients where id = ${to.id} on conflict do nothing returning id`,
  )

/** Signs that ask for someone: the text was not understood, or not liked. */
const asking = new Set(['❓', '👎'])

const wakeThread = async (tx: Tx, id: string, now: Date) =>
  await tx.run(
    sql`update text_recipients set unread = unread + 1, closed_at = null, snoozed_until = null,
      last_message_at = ${now.toISOString()}::timestamptz, last_inbound_at = ${now.toISOString()}::timestamptz
        where id = ${id}`,
  )

/** A reaction is kept in the thread of the text it is about. It asks for nothing, and no automation hears of it. */
const receiveReaction = async (tx: Tx, text: InboundText, to: Thread, said: Reaction, about: string, now: Date) => {
  const message = await insertInbound(tx, text, to, { asked: 'none', reaction: { said, about } }, now)
  if (!message) return
  if (asking.has(said.sign) && !said.isRemoved) await wakeThread(tx, to.id, now)
  await recordEvents(tx, null, [
    {
      name: 'text.reacted',
      about: to.candidateId,
      organizationId: to.organizationId,
      after: { message_id: message.id, reacts_to: about },
    },
  ])
  await notifyChange(tx, [to.organizationId], ['texts'])
}

/** The thread whose text this one is a reaction to, with that text; null for every other text. */
const reactionTo = async (tx: Tx, text: InboundText, now: Date) => {
  const said = parseReaction(text.body)
  const quoted = said ? await findQuotedText(tx, text.from, said, now) : undefined
  const to = quoted ? await loadThread(tx, quoted.threadId, text.from) : undefined
  return said && quoted && to ? { said, about: quoted.id, to } : null
}

/**
 * A text from a candidate, in a transaction that sees every organization: kept in the thread that it answers, read for
 * an opt-out, which then holds for all of its threads, and confirmed once. Answers the thread's organization, or null when
 * no one knows the number; a stop is then kept for anyone who meets it later.
 */
export const receiveText = async (tx: Tx, text: InboundText, services: Services, now: Date) => {
  const { optOutEverywhere: everywhere, textTransport, textFrom } = services.config
  const reaction = await reactionTo(tx, text, now)
  if (reaction) {
    await receiveReaction(tx, text, reaction.to, reaction.said, reaction.about, now)
    return reaction.to.organizationId
  }
  const numbers = { phone: text.from, to: text.to ?? null, shared: textFrom }
  const read = classifyOptOut(text.body)
  const isAnswered = carrierTraits[textTransport].answersKeywords && answeredByCarrier.test(text.body)
  const keyword = { phone: text.from, to: numbers.to, words: text.body, read, isAnswered }
  const ofStaff = await receiveStaffKeyword(tx, keyword, { now, settings: services.config })
  if (ofStaff !== null) return ofStaff
  const to = await findOrCreateThread(tx, numbers, now)
  const asked = read === 'none' && to?.optedOut && /^\s*(?:yes|si|sí)\W*$/i.test(text.body) ? 'start' : read
  const message = to ? await insertInbound(tx, text, to, { asked, reaction: null }, now) : null
  if (to && !message) return to.organizationId
  let isConfirmed = false
  const proofMessageId = message?.id ?? null
  const language = detectLanguage(text.body) ?? (to?.prefersSpanish ? 'es' : 'en')
  if (to && message)
    await keepMedia(tx, { organizationId: to.organizationId, messageId: message.id }, text.files ?? [], now)
  if (to) await wakeThread(tx, to.id, now)
  if (asked === 'unsure')
    await tx.run(
      sql`update text_recipients set opt_out_review_since =
        coalesce(opt_out_review_since, ${now.toISOString()}::timestamptz)
        where recipient_phone = ${text.from} or id = ${to?.id ?? null}::uuid`,
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
    isConfirmed = isNew && to !== undefined && !isAnswered
    if (isConfirmed && to) await answer(tx, to, text.from, stopConfirmation(to.organization, language), now)
  }
  if (asked === 'help' && to && !isAnswered) {
    await answer(tx, to, text.from, writeHelpReply(to.organization, language), now)
    isConfirmed = true
  }
  if (!to) {
    const { vendorId, body, media = 0, files = [] } = text
    const { platformOrganizationId } = services.config
    return await keepUnknownText(tx, { numbers, vendorId, body, media, files, asked, platformOrganizationId }, now)
  }
  await recordEvents(tx, null, [
    {
      name: 'text.received',
      about: to.candidateId,
      organizationId: to.organizationId,
      after: { message_id: proofMessageId, asked },
    },
  ])
  await notifyChange(tx, [to.organizationId], ['texts'])
  if (isConfirmed) await sendTextsJob.enqueue(tx, { organizationId: to.organizationId })
  return to.organizationId
}
