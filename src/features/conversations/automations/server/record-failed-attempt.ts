import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After so many tries a person goes on with an automation that breaks. */
export const mostTries = 3
const againMs = 60_000

type Whose = { organizationId: string; candidateId: string }

/** Notes that a try failed: what happened is heard again, a moment later; after the last one someone has to act. */
export const recordFailedAttempt = async (tx: Tx, { organizationId, candidateId }: Whose, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.run(
    sql`update sequence_events set tries = tries + 1 where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
  )
  await tx.run(
    sql`delete from sequence_events where organization_id = ${organizationId} and candidate_id = ${candidateId} and tries >= ${mostTries}`,
  )
  await tx.run(
    sql`update sequences s set due_at = ${new Date(now.getTime() + againMs).toISOString()}::timestamptz, point = s.point || jsonb_build_object('tries', coalesce((s.point ->> 'tries')::int, 0) + 1)
        where ${tenantCondition(tx, 's')} and s.organization_id = ${organizationId} and s.candidate_id = ${candidateId} and s.ended_at is null and s.standing <> 'person'`,
  )
  const isOver = sql`coalesce((s.point ->> 'tries')::int, 0) >= ${mostTries}`
  await tx.run(
    sql`update sequences s set standing = 'person', due_at = null, words = 'something went wrong on our side', since = ${at}, handed_at = coalesce(s.handed_at, ${at})
        where ${tenantCondition(tx, 's')} and s.organization_id = ${organizationId} and s.candidate_id = ${candidateId} and s.ended_at is null and s.standing <> 'person' and ${isOver}`,
  )
}
