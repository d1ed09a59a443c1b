import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../../platform/server/events.ts'

type NamedPerson = { id: string; name: string }
type Passing = { organizationId: string; from: NamedPerson; to: NamedPerson; who: string }

/** Gives every candidate in someone's care to a colleague of the same organization, with an event each. */
export const reassignCandidates = async (tx: Tx, { organizationId, from, to, who }: Passing) =>
  await tx.run(
    sql`with passed as (
          update all_candidates set owner_id = ${to.id} where organization_id = ${organizationId} and owner_id = ${from.id}
          returning id, organization_id
        ), ${recordEventsFor('passed', {
          name: 'candidate.ownerChanged',
          who,
          before: sql`jsonb_build_object('owner', ${from.name}::text)`,
          after: sql`jsonb_build_object('owner', ${to.name}::text)`,
        })}
        select count(*) from given`,
  )
