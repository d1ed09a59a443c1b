import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'

type NamedPerson = { id: string; name: string }

/** Sends the reports that someone gets by email to a colleague of the same organization instead, once each, with an event each. */
export const passReports = async (tx: Tx, organizationId: string, from: NamedPerson, to: NamedPerson, who: string) =>
  await tx.run(
    sql`with passed as (
          update report_schedules set recipients = array(select distinct case
            when r = ${from.id}::uuid then ${to.id}::uuid else r end from unnest(recipients) r)
          where organization_id = ${organizationId} and ${from.id}::uuid = any(recipients) returning id, organization_id
        ), ${recordEventsFor('passed', {
          name: 'reportSchedule.changed',
          who,
          before: sql`jsonb_build_object('recipient', ${from.name}::text)`,
          after: sql`jsonb_build_object('recipient', ${to.name}::text)`,
        })}
        select count(*) from given`,
  )
