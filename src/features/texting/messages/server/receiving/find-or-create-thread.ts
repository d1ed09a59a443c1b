import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { cleanName } from '../../../../../rules/person-name.ts'

const thread = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  organization: z.nullable(z.string()),
  optedOut: z.boolean(),
  prefersSpanish: z.boolean(),
})
export type Thread = z.output<typeof thread>

/** `to`: the number that was written to; `shared`: the one that organizations without their own number text from. */
export type Numbers = { phone: string; to: string | null; shared: string }

/** The organization whose own number was written to, and no other's threads then. */
export const selectOwner = ({ to, shared }: Numbers) =>
  sql`(select w.id from organizations w where w.texting_number = ${to} and w.texting_number <> ${shared})`

const columns = (
  phone: string,
) => sql`t.id, t.organization_id as "organizationId", t.candidate_id as "candidateId", o.name as organization,
  exists (select from opt_outs x where x.organization_id = t.organization_id and x.phone = ${phone} and x.ended_at is null) as "optedOut",
  coalesce((select c.preferred_language = 'Spanish' from all_candidates c
    where c.organization_id = t.organization_id and c.id = t.candidate_id), false) as "prefersSpanish"`

/** One thread by its id. */
export const loadThread = async (tx: Tx, id: string, phone: string) =>
  await tx.one(
    thread,
    sql`select ${columns(phone)} from text_recipients t left join organizations o on o.id = t.organization_id where t.id = ${id}`,
  )

/**
 * The thread of this phone that a text to `to` belongs to: of the organization whose number that is, and of no other; of a
 * number that several share, the one that was last texted from it, else the one that was last texted at all. Of a record that was
 * merged into another it is the thread of the record that lives on.
 */
const texted = async (tx: Tx, numbers: Numbers) =>
  await tx.one(
    thread,
    sql`select ${columns(numbers.phone)}
        from text_recipients own left join organizations o on o.id = own.organization_id
        cross join lateral (
          with recursive up as (
            select own.candidate_id as id, 0 as steps
            union all select c.merged_into, up.steps + 1 from up join all_candidates c on c.organization_id = own.organization_id and c.id = up.id
              where c.merged_into is not null and up.steps < 50
          ) select r.id, r.candidate_id, r.organization_id from up join text_recipients r on r.organization_id = own.organization_id and r.candidate_id = up.id
            order by up.steps desc limit 1) t
        cross join lateral (select max(m.created_at) as at, max(m.created_at) filter (where m.twilio_phone = ${numbers.to}) as from_it from text_messages m
          where m.organization_id = own.organization_id and m.message_direction = 'outbound'
            and (m.recipient_id = own.id or (m.recipient_id = t.id and m.recipient_phone = ${numbers.phone}))) last
        where own.recipient_phone = ${numbers.phone} and own.organization_id = coalesce(${selectOwner(numbers)}, own.organization_id)
        order by last.from_it desc nulls last, last.at desc nulls last, own.id limit 1`,
  )

const onFile = z.object({
  name: z.nullable(z.string()),
  position: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** The thread of a candidate, made where there is none yet with the number that wrote; returns its id. */
export const openThread = async (
  tx: Tx,
  { id, organizationId }: { id: string; organizationId: string },
  { phone, to, shared }: Numbers,
  now: Date,
): Promise<string> => {
  const there = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from text_recipients where organization_id = ${organizationId} and candidate_id = ${id}`,
  )
  if (there) return there.id
  const found = await tx.one(
    onFile,
    sql`select full_name as name, position, phone_number as phone from all_candidates where organization_id = ${organizationId} and id = ${id}`,
  )
  const name = cleanName(found?.name ?? '') || 'Unknown'
  const kept = await tx.one(
    z.object({ id: z.string() }),
    sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, phone_number,
      recipient_phone, twilio_phone, is_active, last_message_at)
        values (${organizationId}, ${id}, ${(found?.position ?? 'RBT').toLowerCase()}, ${name},
          ${found?.phone ?? null}, ${phone}, ${to ?? shared}, true, ${now.toISOString()})
        on conflict (candidate_id, organization_id) do update set candidate_name = excluded.candidate_name
        returning id`,
  )
  return kept?.id ?? ''
}

/**
 * A candidate that no one has texted at this number: of the organization with the number that the text came to; of a
 * number that several share, of the one that texted them last, else the newest. Their thread begins with their text.
 */
const opened = async (tx: Tx, numbers: Numbers, now: Date) => {
  const { phone } = numbers
  const found = await tx.one(
    z.object({ id: z.string(), organizationId: z.string() }),
    sql`select c.id, c.organization_id as "organizationId"
        from organizations o join all_candidates c on c.organization_id = o.id
        left join text_recipients t on t.organization_id = c.organization_id and t.candidate_id = c.id
        where c.phone_key = substr(${phone}, 3) and c.merged_into is null and o.id = coalesce(${selectOwner(numbers)}, o.id)
        order by t.last_message_at desc nulls last, c.created_at desc, c.id limit 1`,
  )
  return found ? await loadThread(tx, await openThread(tx, found, numbers, now), phone) : undefined
}

/** The candidate with which a person filed an earlier text of this number. */
const filed = async (tx: Tx, numbers: Numbers, now: Date) => {
  const found = await tx.one(
    z.object({ id: z.string(), organizationId: z.string() }),
    sql`select c.id, c.organization_id as "organizationId" from unknown_texts u
        join all_candidates c on c.organization_id = u.organization_id and c.id = u.candidate_id
        where u.phone = ${numbers.phone} and c.merged_into is null and u.organization_id = coalesce(${selectOwner(numbers)}, u.organization_id)
        order by u.received_at desc, u.id limit 1`,
  )
  return found ? await loadThread(tx, await openThread(tx, found, numbers, now), numbers.phone) : undefined
}

/**
 * Returns the thread of a text from this phone, and creates one for a candidate on file without any. Undefined for an
 * unknown number.
 */
export const findOrCreateThread = async (tx: Tx, numbers: Numbers, now: Date) =>
  (await texted(tx, numbers)) ??
  (/^\+1\d{10}$/.test(numbers.phone) ? await opened(tx, numbers, now) : undefined) ??
  (await filed(tx, numbers, now))
