import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** A number of an organization, as texts are sent to it. */
type OrganizationNumber = { organization_id: string; phone: string }

/**
 * Restores opt-outs from the imported history of these numbers. If STOP was the last word, the person is opted out
 * since then, with that text as proof. A later START ends an opt-out by text. An opt-out that a person ended here since
 * stays ended. `everywhere`: a STOP also holds for organizations that meet the number later. Notifies no one and writes
 * no event.
 */
export const bringOptOuts = async (tx: Tx, numbers: readonly OrganizationNumber[], everywhere: boolean) => {
  if (numbers.length === 0) return
  const last = sql`last as (
    select distinct on (m.organization_id, m.recipient_phone) m.organization_id, m.recipient_phone as phone, m.id,
      m.created_at as at, m.opt_out_intent, m.message
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as r(organization_id uuid, phone text)
      join text_messages m on m.organization_id = r.organization_id and m.recipient_phone = r.phone
    where m.message_direction = 'inbound' and m.opt_out_intent in ('stop', 'start')
    order by m.organization_id, m.recipient_phone, m.created_at desc, m.opt_out_intent desc)`
  await tx.run(
    sql`with ${last} insert into opt_outs (organization_id, phone, source, at, proof, proof_message_id)
        select organization_id, phone, 'text', at, left(message, 500), id from last
        where opt_out_intent = 'stop' and not exists (select from opt_outs o
          where o.organization_id = last.organization_id and o.phone = last.phone and o.ended_at > last.at)
        on conflict do nothing`,
  )
  await tx.run(
    sql`with ${last} update opt_outs o set ended_at = last.at, ended_by = left(last.message, 200) from last
        where o.organization_id = last.organization_id and o.phone = last.phone and o.ended_at is null and o.source = 'text'
          and last.opt_out_intent = 'start' and o.at <= last.at`,
  )
  if (everywhere)
    await tx.run(
      sql`with ${last} insert into app.opt_outs_everywhere (phone, at)
          select o.phone, min(o.at) from last join opt_outs o on o.organization_id = last.organization_id and o.phone = last.phone and o.ended_at is null
          where last.opt_out_intent = 'stop' group by 1 on conflict do nothing`,
    )
}
