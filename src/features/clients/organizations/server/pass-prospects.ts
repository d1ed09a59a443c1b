import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'

/** Gives every prospect of someone of the platform to a colleague, with an event each. */
export const passProspects = async (tx: Tx, from: string, to: string, who: string) =>
  await tx.run(
    sql`with passed as (
          update organizations set owner_id = ${to} where owner_id = ${from} returning id, id as organization_id
        ), ${recordEventsFor('passed', {
          name: 'prospect.changed',
          who,
          before: sql`jsonb_build_object('owner_id', ${from}::text)`,
          after: sql`jsonb_build_object('owner_id', ${to}::text)`,
        })}
        select count(*) from given`,
  )
