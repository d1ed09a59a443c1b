import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const mayHaveLeft = 'Restored from a backup, so we don’t know if this text went out'

/**
 * Marks texts unknown after a restore that were about to leave when the backup was made, since they may have left: they
 * are never sent by themselves, and no text leaves anywhere until an Admin of the platform resumes them. Texts for a
 * later moment continue to wait. Numbers of staff are forgotten. Returns how many texts are in doubt.
 */
export const markTextsUnknown = async (tx: Tx, now: Date): Promise<number> => {
  const at = now.toISOString()
  await tx.run(
    sql`insert into app.texting_pause (at, by_name, why)
      values (${at}, 'Restore',
      'Restored from a backup. Check which texts may have gone out since then, then resume texts.') on conflict
      do nothing`,
  )
  const texts = await tx.run(
    sql`update text_messages set message_status = 'unknown', failure = ${mayHaveLeft}, send_at = null
        where ${tenantCondition(tx)} and (message_status in ('queued', 'sending') or (message_status = 'held' and send_at <= ${at}::timestamptz))`,
  )
  const ours = await tx.run(
    sql`update service_texts set state = 'unknown', reason = ${mayHaveLeft}, body = null
        where ${tenantCondition(tx)} and (state = 'sending' or (state = 'waiting' and coalesce(send_at, ${at}::timestamptz) <= ${at}::timestamptz))`,
  )
  // A colleague may have removed their number since, or replied STOP: they confirm it again.
  await tx.run(sql`delete from staff_numbers where ${tenantCondition(tx)}`)
  return texts + ours
}
