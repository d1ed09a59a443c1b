import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { insertAll, insertRows } from '../insert.ts'
import type { createDemoTexts } from './texts.ts'

type DemoTexts = ReturnType<typeof createDemoTexts>

/** Threads, texts, one clinic's notes and what the simulated phones show. Texts count on the day on which they left or came in. */
export const loadTexts = async (tx: Tx, texts: DemoTexts, notes: { organizationId: string; madeBy: string | null }) => {
  await insertAll(tx, { text_recipients: texts.recipients, text_messages: texts.messages })
  await tx.run(
    sql`update text_messages m set parts = app.text_parts(m.message), cap_date = (m.created_at at time zone o.time_zone)::date
        from organizations o where o.id = m.organization_id and m.message_status in ('sent', 'delivered', 'undelivered', 'unknown', 'received')`,
  )
  const own = texts.notes.filter((each) => each.organization_id === notes.organizationId)
  await insertAll(tx, {
    text_notes: own.map((each) => ({ ...each, made_by: notes.madeBy })),
    simulated_texts: texts.simulated,
  })
}

/**
 * Stores opt-outs on paper, by text, and of one number of Bright Path that opted out at another organization before it
 * applied here.
 */
export const loadOptOuts = async (tx: Tx, recorded: Record<string, unknown>[], byText: DemoTexts['optOuts']) => {
  await insertRows(tx, 'opt_outs', recorded)
  await tx.run(
    sql`insert into opt_outs (id, organization_id, phone, source, at, proof, proof_message_id)
        select id, organization_id, phone, 'text', at, proof, proof_message_id
        from jsonb_populate_recordset(null::opt_outs, ${JSON.stringify(byText)}::jsonb) on conflict do nothing`,
  )
  await tx.run(
    sql`insert into app.opt_outs_everywhere (phone) select phone from opt_outs union
        (select app.text_number(phone_key) from all_candidates where organization_id = (select id from organizations where name = 'Bright Path ABA')
           and length(phone_key) = 10 order by received_at desc, id limit 1 offset 44)
        on conflict do nothing`,
  )
}
