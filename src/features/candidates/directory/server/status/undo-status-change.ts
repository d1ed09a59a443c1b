import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import { recordEventsFor } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { undoStatusChange } from '../../contract/directory.ts'

/** How long a status change can be undone. */
export const undoneDays = 30

/** Puts back what your own change did, within 30 days and once; a row that changed since keeps its newer status. */
export const undoStatusChangeRoute = command(undoStatusChange, async ({ input, tx, actor, now }) => {
  const oldest = new Date(now.getTime() - undoneDays * msPerDay).toISOString()
  const claimed = await tx.one(
    z.object({ changed: z.number() }),
    sql`update status_batches set undone_at = ${now.toISOString()}
        where ${tenantCondition(tx)} and id = ${input.batchId} and made_by = ${actor.userId} and undone_at is null
          and created_at > ${oldest} returning changed`,
  )
  if (!claimed) throw new UserError('not-found', 'This change can no longer be undone.')
  const restored = await tx.rows(
    z.object({ organization_id: z.string(), restored: z.number() }),
    sql`with wanted as (
          select f.about as id, v.before ->> 'status' as before, v.after ->> 'status' as after, v.before ->> 'archive_reason' as reason
          from events f join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
            where ${tenantCondition(tx, 'f')} and f.batch_id = ${input.batchId} and f.name = 'candidate.statusChanged'
        ), locked as (
          select c.id, c.organization_id, w.before, w.after, w.reason from all_candidates c
            join wanted w on w.id = c.id and c.status = w.after where ${tenantCondition(tx, 'c')}
            order by c.id for no key update of c
        ), moved as (
          update all_candidates c set status = l.before, archive_reason = l.reason from locked l where ${tenantCondition(tx, 'c')} and c.id = l.id returning l.*
        ), ${recordEventsFor('moved', {
          name: 'candidate.statusChangeUndone',
          who: actor.userId,
          before: sql`jsonb_build_object('status', after)`,
          after: sql`jsonb_build_object('status', before)`,
        })}
        select organization_id, count(*)::int as restored from given group by 1`,
  )
  const total = restored.reduce((sum, each) => sum + each.restored, 0)
  return {
    reply: { restored: total, changedSince: claimed.changed - total },
    touched: restored.map((each) => each.organization_id),
  }
})
