import { sql } from 'drizzle-orm'
import type { Config } from '../../platform/server/config.ts'
import type { Tx } from '../../platform/server/database.ts'
import { insertAll } from './insert.ts'

type Clinic = { organizationId: string; interviewerId: string; settings: Config; now: Date }
/** Plays the automations of a clinic, and returns the rows of each table. */
export type PlayAutopilot = (tx: Tx, clinic: Clinic) => Promise<Record<string, Record<string, unknown>[]>>

/** Fills a clinic as if its automations had run for four weeks; who was booked has the status that a booking gives. */
export const loadAutopilot = async (tx: Tx, clinic: Clinic, play: PlayAutopilot): Promise<void> => {
  await insertAll(tx, await play(tx, clinic))
  const { organizationId } = clinic
  await tx.run(
    sql`update text_messages m set parts = app.text_parts(m.message), cap_date = (m.created_at at time zone o.time_zone)::date
        from organizations o where o.id = m.organization_id and m.organization_id = ${organizationId} and m.parts is null
          and m.message_status in ('delivered', 'received')`,
  )
  await tx.run(
    sql`insert into app.opt_outs_everywhere (phone) select phone from opt_outs where organization_id = ${organizationId} on conflict do nothing`,
  )
  await tx.run(
    sql`with moved as (
          update all_candidates c set status = 'Interview Scheduled' from bookings b
          where b.organization_id = ${organizationId} and c.organization_id = b.organization_id and c.id = b.candidate_id
            and c.status_key in ('initial inquiry', 'reviewed by clinic') returning c.id, b.made_at
        )
        insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key, by_person)
          select ${organizationId}, id, made_at, 'initial inquiry', 'interview scheduled', false from moved`,
  )
}
