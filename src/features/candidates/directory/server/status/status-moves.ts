import { sql } from 'drizzle-orm'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

/**
 * Lists the move of one candidate by another action among the status changes of who made it, undone there for as long as any. `id` is
 * the `batchId` of its event.
 */
export const recordStatusChange = async (
  tx: Tx,
  actor: Caller,
  { id, status, now }: { id: string; status: string; now: Date },
) =>
  await tx.run(sql`insert into status_batches (id, organization_id, made_by, status, changed, created_at)
    values (${id}, ${actor.organizationId}, ${actor.userId}, ${status}, 1, ${now.toISOString()}) on conflict do nothing`)

/** Such a move was put back by the action itself: there is nothing left to undo. */
export const markStatusChangeReverted = async (tx: Tx, id: string, now: Date) =>
  await tx.run(
    sql`update status_batches set undone_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${id} and undone_at is null`,
  )
