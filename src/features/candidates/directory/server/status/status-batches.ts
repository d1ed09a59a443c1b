import { sql } from 'drizzle-orm'
import { written } from '../../../../../platform/server/answers/written.ts'
import { writtenRows } from '../../../../../platform/server/answers/written-rows.ts'
import { ofScope } from '../../../../../platform/server/of-scope.ts'
import { query } from '../../../../../platform/server/query.ts'
import { statusBatches } from '../../contract/views.ts'
import { undoneDays } from './undo-status-change.ts'

/** One's own status changes that can still be undone, and those that were. */
export const statusBatchesRoute = query(statusBatches, async ({ tx, actor, now }) => {
  const oldest = new Date(now.getTime() - undoneDays * 86_400_000).toISOString()
  return written({
    batches: await writtenRows(
      tx,
      statusBatches.reply.shape.batches,
      sql`select b.*, b.undone_at is null and b.changed > 0 as "canUndo", exists (select from bookings k where ${ofScope(tx, 'k')} and k.id = b.id) as "isBooking" from status_batches b
        where organization_id = ${actor.organizationId} and made_by = ${actor.userId} and created_at > ${oldest} order by created_at desc limit 200`,
    ),
  })
})
