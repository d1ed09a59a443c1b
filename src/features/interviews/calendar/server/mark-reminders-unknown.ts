import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Skips, after a restore, reminders that were due before now: they may have gone out already. Returns their number. */
export const markRemindersUnknown = async (tx: Tx, now: Date): Promise<number> =>
  await tx.run(
    sql`update interview_reminders set state = 'skipped', reason = 'Restored from a backup: it may have gone out already'
        where ${tenantCondition(tx)} and state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz`,
  )
