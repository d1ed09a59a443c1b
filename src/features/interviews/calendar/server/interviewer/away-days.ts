import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import type { Day } from '../../../../../rules/day.ts'

type Whose = { organizationId: string; userId: string; day: Day }

/** Notes that someone is away on a day; answers whether that is new. */
export const addAwayDay = async (
  tx: Tx,
  { organizationId, userId, day }: Whose,
  { madeBy, now }: { madeBy: string; now: Date },
) =>
  (await tx.run(
    sql`insert into away_days (organization_id, user_id, day, made_by, made_at) values (${organizationId}, ${userId}, ${day}, ${madeBy}, ${now.toISOString()})
        on conflict do nothing`,
  )) > 0

/** Removes an away day. Returns whether there was one. */
export const removeAwayDay = async (tx: Tx, { organizationId, userId, day }: Whose) =>
  (await tx.run(
    sql`delete from away_days a where ${tenantCondition(tx, 'a')} and a.organization_id = ${organizationId} and a.user_id = ${userId} and a.day = ${day}`,
  )) > 0
