import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Attempts until a failing automation is handed to a person. */
export const mostTries = 3
const againMs = 60_000

type Whose = { organizationId: string; candidateId: string }

/**
 * Records a failed attempt. The events are processed again a moment later; after the last attempt someone has to act.
 */
export const recordFailedAttempt = async (tx: Tx, { organizationId, candidateId }: Whose, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.run(
    sql`update enrollment_queue set tries = tries + 1 where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
  )
  await tx.run(
    sql`delete from enrollment_queue where organization_id = ${organizationId} and candidate_id = ${candidateId} and tries >= ${mostTries}`,
  )
  await tx.run(
    sql`update automation_enrollments s
      set due_at = ${new Date(now.getTime() + againMs).toISOString()}::timestamptz,
      progress = s.progress || jsonb_build_object('tries', coalesce((s.progress ->> 'tries')::int, 0) + 1)
        where ${tenantCondition(tx, 's')} and s.organization_id = ${organizationId}
          and s.candidate_id = ${candidateId} and s.ended_at is null and s.status <> 'needs_staff'`,
  )
  const isOver = sql`coalesce((s.progress ->> 'tries')::int, 0) >= ${mostTries}`
  await tx.run(
    sql`update automation_enrollments s set status = 'needs_staff', due_at = null,
      last_action = 'something went wrong on our side', status_since = ${at},
      handed_off_at = coalesce(s.handed_off_at, ${at})
        where ${tenantCondition(tx, 's')} and s.organization_id = ${organizationId}
          and s.candidate_id = ${candidateId} and s.ended_at is null and s.status <> 'needs_staff' and ${isOver}`,
  )
}
