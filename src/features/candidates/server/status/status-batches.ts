import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { columnsOf } from '../../../../platform/server/columns-of.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { query } from '../../../../platform/server/query.ts'
import { statusBatches } from '../../contract/views.ts'
import { undoneDays } from './undo-status-change.ts'

const stored = z.object({
  id: z.string(),
  status: z.string(),
  changed: z.number(),
  created_at: z.string(),
  undone_at: z.nullable(z.string()),
})
const listed = z.extend(stored, { isBooking: z.boolean() })

/** One's own status changes that can still be undone, and those that were. */
export const statusBatchesRoute = query(statusBatches, async ({ tx, actor, now }) => {
  const oldest = new Date(now.getTime() - undoneDays * 86_400_000).toISOString()
  const rows = await tx.rows(
    listed,
    sql`select ${columnsOf(stored.shape, 'b')}, exists (select from bookings k where ${ofScope(tx, 'k')} and k.id = b.id) as "isBooking" from status_batches b
        where organization_id = ${actor.organizationId} and made_by = ${actor.userId} and created_at > ${oldest} order by created_at desc limit 200`,
  )
  return { batches: rows.map((row) => ({ ...row, canUndo: row.undone_at === null && row.changed > 0 })) }
})
