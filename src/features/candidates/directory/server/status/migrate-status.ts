import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

type Migration = { organizationId: string; from: string; to: string; who: string }

/** Moves everyone of an organization from one status (in any case) to another, with events. Returns their number. */
export const migrateStatus = async (tx: Tx, { organizationId, from, to, who }: Migration): Promise<number> => {
  const found = await tx.one(
    z.object({ moved: z.number() }),
    sql`with before as (
          select id, organization_id, status from all_candidates
          where organization_id = ${organizationId} and status_key = app.fold_case(app.trimmed(${from})) order by id for no key update
        ), moved as (
          update all_candidates c set status = ${to} from before where ${tenantCondition(tx, 'c')} and c.id = before.id returning before.*
        ), ${recordEventsFor('moved', {
          name: 'candidate.statusMigrated',
          who,
          before: sql`jsonb_build_object('status', status)`,
          after: sql`jsonb_build_object('status', ${to}::text)`,
        })}
        select count(*)::int as moved from given`,
  )
  return found?.moved ?? 0
}
