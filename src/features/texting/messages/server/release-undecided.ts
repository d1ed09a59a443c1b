import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { earlierUndecidedReason, undecidedReason } from '../rules/check-send.ts'

/** Releases the held texts of a thread once someone read that its person did not opt out. */
export const releaseUndecided = async (tx: Tx, threadId: string, now: Date): Promise<void> => {
  await tx.run(
    sql`update text_recipients set opt_out_review_since = null where ${tenantCondition(tx)} and id = ${threadId}`,
  )
  await tx.run(
    sql`update text_messages set send_at = ${now.toISOString()}::timestamptz
        where ${tenantCondition(tx)} and recipient_id = ${threadId} and message_status = 'held' and send_at is null
          and failure in (${undecidedReason}, ${earlierUndecidedReason})`,
  )
}
