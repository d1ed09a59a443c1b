import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'

type Migration = { organizationId: string; from: string; to: string; who: string }

/** Moves everyone of an organization who holds a status (whatever its case) to another one, facts included; answers how many. */
export const migrateStatus = async (tx: Tx, { organizationId, from, to, who }: Migration): Promise<number> => {
  const found = await tx.one(
    z.object({ moved: z.number() }),
    sql`with before as (
          select id, organization_id, status from all_candidates
          where organization_id = ${organizationId} and status_key = app.fold_case(app.trimmed(${from})) order by id for update
        ), moved as (
          update all_candidates c set status = ${to} from before where c.id = before.id returning c.id
        ), given as (
          select gen_random_uuid() as fact_id, before.* from before join moved on moved.id = before.id
        ), written as (
          insert into facts (id, organization_id, name, who, about) select fact_id, organization_id, 'candidate.statusMigrated', ${who}::uuid, id from given
        ), valued as (
          insert into fact_values (fact_id, organization_id, before, after)
          select fact_id, organization_id, jsonb_build_object('status', status), jsonb_build_object('status', ${to}::text) from given
        )
        select count(*)::int as moved from given`,
  )
  return found?.moved ?? 0
}
