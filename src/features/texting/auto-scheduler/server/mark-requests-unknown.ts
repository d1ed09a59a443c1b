import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After a restore: candidates that waited for the auto scheduler may have been handed over since. Answers how many. */
export const markRequestsUnknown = async (tx: Tx): Promise<number> =>
  await tx.run(
    sql`update scheduler_requests set state = 'unknown', reason = 'Restored from a backup, so we don’t know if it was sent'
        where ${tenantCondition(tx)} and state in ('queued', 'sending')`,
  )
