import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lockCandidate } from '../../../candidates/directory/server/public.ts'
import { dismissUnknownNumber, fileUnknownNumber, unknownNumbers } from '../contract/unknown-numbers.ts'
import { loadMedia } from './media/load-media.ts'
import { openThread } from './receiving/find-or-create-thread.ts'

const listed = 50
const open = sql`u.candidate_id is null and u.dismissed_at is null`

const counted = z.object({ waiting: z.number(), since: z.nullable(z.string()) })

/** Counts the numbers that wrote and that no candidate has, and returns since when the first of them waits. */
export const countUnknownNumbers = async (tx: Tx) =>
  (await tx.one(
    counted,
    sql`select count(distinct (u.organization_id, u.phone))::int as waiting, min(u.received_at) as since
        from unknown_texts u where ${tenantCondition(tx, 'u')} and ${open}`,
    'prepared',
  )) ?? { waiting: 0, since: null }

const row = z.object({
  id: z.string(),
  organizationId: z.string(),
  organization: z.string(),
  phone: z.string(),
  texts: z.array(z.object({ id: z.string(), body: z.string(), at: instant, media: z.number() })),
})

/** Numbers that wrote and that no candidate has, with their texts; the newest number first. */
export const unknownNumbersRoute = query(unknownNumbers, async ({ tx }) => {
  const numbers = await tx.rows(
    row,
    sql`select (array_agg(u.id order by u.received_at desc))[1] as id, u.organization_id as "organizationId", o.name as organization, u.phone,
          jsonb_agg(jsonb_build_object('id', u.id, 'body', u.body, 'at',
            to_char(u.received_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'media', u.media)
            order by u.received_at, u.id) as texts
        from unknown_texts u join organizations o on o.id = u.organization_id
        where ${tenantCondition(tx, 'u')} and ${open} group by 2, 3, 4 order by max(u.received_at) desc limit ${listed}`,
  )
  const files = await loadMedia(
    tx,
    numbers.flatMap(({ texts }) => texts.map(({ id }) => id)),
  )
  return {
    numbers: numbers.map(({ texts, ...number }) => ({
      ...number,
      texts: texts.map((text) => ({ ...text, files: files.get(text.id) ?? [] })),
    })),
  }
})

const number = z.object({ organizationId: z.string(), phone: z.string(), twilioPhone: z.nullable(z.string()) })

/** The number of an open text, its texts locked; throws when it is unknown or was settled by a colleague. */
const lockNumber = async (tx: Tx, id: string) => {
  const [found] = await tx.rows(
    number,
    sql`select u.organization_id as "organizationId", u.phone, u.twilio_phone as "twilioPhone" from unknown_texts u
        join unknown_texts a on a.organization_id = u.organization_id and a.phone = u.phone
        where ${tenantCondition(tx, 'u', 'a')} and a.id = ${id} and ${open} order by u.received_at desc for update of u`,
  )
  if (!found) throw new UserError('not-found', 'Text not found')
  return found
}

/** Moves the open texts of a number into the thread, as received then, and leaves the number with the candidate. */
const moveTexts = async (
  tx: Tx,
  { organizationId, phone }: z.output<typeof number>,
  to: { threadId: string; candidateId: string; who: string },
) =>
  await tx.run(
    sql`with filed as (
          update unknown_texts u set candidate_id = ${to.candidateId}, settled_by = ${to.who}
          where u.organization_id = ${organizationId} and u.phone = ${phone} and ${open} returning u.*
        ), moved as (
          insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone,
            sender_name, twilio_phone, message_content, message,
            sender_type, message_direction, message_status, vendor_id, opt_out_intent, created_at, parts, cap_date, media)
          select t.organization_id, t.id, t.candidate_id, t.candidate_name, f.phone, t.candidate_name, coalesce(f.twilio_phone, t.twilio_phone), f.body, f.body,
            'candidate', 'inbound', 'received', f.vendor_id, f.opt_out_intent, f.received_at,
              app.text_parts(f.body), (f.received_at at time zone o.time_zone)::date, f.media
          from filed f join text_recipients t on t.organization_id = f.organization_id and t.id = ${to.threadId}
          join organizations o on o.id = f.organization_id on conflict do nothing returning id, vendor_id, created_at
        ), files as (
          update text_media x set message_id = m.id, unknown_text_id = null from filed f join moved m on m.vendor_id = f.vendor_id
          where x.organization_id = ${organizationId} and x.unknown_text_id = f.id
        )
        update text_recipients t set unread = t.unread + m.n, closed_at = null, snoozed_until = null,
          last_message_at = greatest(t.last_message_at, m.newest), last_inbound_at = greatest(t.last_inbound_at, m.newest)
        from (select count(*)::int as n, max(created_at) as newest from moved) m
        where t.organization_id = ${organizationId} and t.id = ${to.threadId}`,
  )

/** Files the texts of an unknown number with a candidate of the same organization. */
export const fileUnknownNumberRoute = command(fileUnknownNumber, async ({ input, tx, actor, now, settings }) => {
  const found = await lockNumber(tx, input.id)
  const candidate = await lockCandidate(tx, input.candidateId)
  if (candidate.organization_id !== found.organizationId && !actor.isPlatform)
    throw new UserError('not-found', 'Candidate not found')
  if (candidate.organization_id !== found.organizationId)
    await tx.run(
      sql`update unknown_texts u set organization_id = ${candidate.organization_id}
        where u.organization_id = ${found.organizationId} and u.phone = ${found.phone} and ${open}`,
    )
  const filed = { ...found, organizationId: candidate.organization_id }
  const thread = await openThread(
    tx,
    { id: candidate.id, organizationId: candidate.organization_id },
    { phone: found.phone, to: found.twilioPhone, shared: settings.textFrom },
    now,
  )
  await moveTexts(tx, filed, { threadId: thread, candidateId: candidate.id, who: actor.userId })
  return {
    reply: { threadId: thread },
    events: [
      {
        name: 'text.filed',
        about: candidate.id,
        organizationId: candidate.organization_id,
        after: { phone: found.phone },
      },
    ],
    touched: [found.organizationId],
  }
})

/** Takes a number out of the inbox; its texts stay on file, and a new one brings it back. */
export const dismissUnknownNumberRoute = command(dismissUnknownNumber, async ({ input, tx, actor, now }) => {
  const { organizationId, phone } = await lockNumber(tx, input.id)
  await tx.run(
    sql`update unknown_texts u set dismissed_at = ${now.toISOString()}::timestamptz, settled_by = ${actor.userId}
        where u.organization_id = ${organizationId} and u.phone = ${phone} and ${open}`,
  )
  return { reply: { ok: true as const }, touched: [organizationId] }
})
