import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { bringOptOuts } from '../../../candidates/opt-outs/server/public.ts'

type Thread = {
  id: string
  organization_id: string
  candidate_id: string
  candidate_type: string | null
  candidate_name: string
  phone_number: string | null
  recipient_phone: string | null
  sender_name: string | null
  twilio_phone: string | null
  is_active: boolean
  last_message_at: string | null
}

/**
 * Stores conversations of another installation; a candidate has one, so an existing one continues. Returns which of
 * ours each is. Records no event.
 */
export const migrateThreads = async (tx: Tx, rows: readonly Thread[]) => {
  const json = JSON.stringify(rows)
  await tx.run(
    sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, sender_name,
          twilio_phone, is_active, last_message_at)
        select r.id, r.organization_id, r.candidate_id, coalesce(r.candidate_type, lower(c.position)),
          r.candidate_name, coalesce(r.phone_number, c.phone_number),
          coalesce(r.recipient_phone, case when length(c.phone_key) = 10 then app.text_number(c.phone_key) end), r.sender_name, r.twilio_phone, r.is_active,
          r.last_message_at
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, candidate_id uuid, candidate_type text, candidate_name text,
            phone_number text, recipient_phone text, sender_name text, twilio_phone text, is_active boolean, last_message_at timestamptz)
          join all_candidates c on c.id = r.candidate_id and c.organization_id = r.organization_id
        on conflict do nothing`,
  )
  return await tx.rows(
    z.object({ id: z.string(), ours: z.string() }),
    sql`select r.id, t.id as ours from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, candidate_id uuid)
        join text_recipients t on t.organization_id = r.organization_id and t.candidate_id = r.candidate_id`,
  )
}

type Message = {
  id: string
  organization_id: string
  recipient_id: string
  candidate_id: string
  candidate_name: string | null
  recipient_phone: string | null
  sender_name: string | null
  twilio_phone: string | null
  message: string
  direction: string
  status: string
  at: string
  asked: string | null
}

const touched = z.object({ organization_id: z.string(), phone: z.nullable(z.string()) })

/** When its texts were, whether the candidate wrote, and whether someone must decide what the last words mean. */
const bringUpToDate = async (tx: Tx, json: string) =>
  await tx.run(
    sql`update text_recipients t set last_message_at = greatest(t.last_message_at, x.last), last_inbound_at = greatest(t.last_inbound_at, x.heard),
          opt_out_review_since = case when x.asked = 'unsure' then coalesce(t.opt_out_review_since, x.heard) else t.opt_out_review_since end
        from (select m.organization_id, m.recipient_id, max(m.created_at) as last, max(m.created_at) filter (where m.message_direction = 'inbound') as heard,
                (array_agg(m.opt_out_intent order by m.created_at desc) filter (where m.message_direction = 'inbound'))[1] as asked
              from (select distinct organization_id, recipient_id from jsonb_to_recordset(${json}::jsonb) as r(organization_id uuid, recipient_id uuid)) k
                join text_messages m on m.organization_id = k.organization_id and m.recipient_id = k.recipient_id group by 1, 2) x
        where t.organization_id = x.organization_id and t.id = x.recipient_id`,
  )

/**
 * Texts of another installation as history. None is sent, counted or told of: one that had not left there is canceled here. What candidates
 * wrote last about being texted holds from then on.
 */
export const migrateMessages = async (tx: Tx, rows: readonly Message[], everywhere: boolean) => {
  const json = JSON.stringify(rows)
  const asking = await tx.rows(
    touched,
    sql`with added as (
          insert into text_messages (id, organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone,
            message_content, message, sender_type, message_direction, message_status, sent_at, created_at, opt_out_intent, failure)
          select r.id, r.organization_id, r.recipient_id, r.candidate_id,
            coalesce(r.candidate_name, t.candidate_name), coalesce(r.recipient_phone, t.recipient_phone),
            coalesce(r.sender_name, case when r.direction = 'inbound' then t.candidate_name else t.sender_name end), coalesce(r.twilio_phone, t.twilio_phone),
            r.message, r.message, case when r.direction = 'inbound' then 'candidate' else 'user' end, r.direction, r.status,
            case when r.direction = 'outbound' and r.status <> 'canceled' then r.at end, r.at, r.asked,
            case r.status when 'canceled' then 'It had not left when it was brought over.' when 'failed' then 'It failed before it was brought over.'
              when 'undelivered' then 'It was not delivered before it was brought over.' end
          from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, recipient_id uuid, candidate_id uuid, candidate_name text,
              recipient_phone text, sender_name text, twilio_phone text, message text, direction text, status text, at timestamptz, asked text)
            join text_recipients t on t.id = r.recipient_id and t.organization_id = r.organization_id
          returning organization_id, recipient_phone, opt_out_intent)
        select distinct organization_id, recipient_phone as phone from added where opt_out_intent in ('stop', 'start')`,
  )
  await bringUpToDate(tx, json)
  const numbers = asking.flatMap(({ organization_id, phone }) => (phone === null ? [] : [{ organization_id, phone }]))
  await bringOptOuts(tx, numbers, everywhere)
}
