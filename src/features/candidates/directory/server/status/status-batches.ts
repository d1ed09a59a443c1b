import { sql } from 'drizzle-orm'
import { rawJson } from '../../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../../platform/server/answers/select-as-json.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { statusBatches } from '../../contract/views.ts'
import { undoneDays } from './undo-status-change.ts'

/** Your own status changes that can still be undone, and those that were. */
export const statusBatchesRoute = query(statusBatches, async ({ tx, actor, now }) => {
  const oldest = new Date(now.getTime() - undoneDays * msPerDay).toISOString()
  return rawJson({
    batches: await selectAsJson(
      tx,
      statusBatches.reply.shape.batches,
      sql`select b.*, b.undone_at is null and b.changed > 0 as "canUndo", exists (select from bookings k
        where ${tenantCondition(tx, 'k')} and k.id = b.id) as "isBooking" from status_batches b
        where organization_id = ${actor.organizationId} and made_by = ${actor.userId} and created_at > ${oldest} order by created_at desc limit 200`,
    ),
  })
})
