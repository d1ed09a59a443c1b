import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After a restore: reminders that were due meanwhile may have gone out, so they do not go out again. Answers how many. */
export const markRemindersUnknown = async (tx: Tx, now: Date): Promise<number> =>
  await tx.run(
    sql`update interview_reminders set state = 'skipped', reason = 'Restored from a backup: it may have gone out already'
        where ${tenantCondition(tx)} and state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz`,
  )
