import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/**
 * Marks candidates unknown after a restore that waited for the auto scheduler and may have been sent since. Returns how
 * many.
 */
export const markRequestsUnknown = async (tx: Tx): Promise<number> =>
  await tx.run(
    sql`update scheduler_requests set state = 'unknown', reason = 'Restored from a backup, so we don’t know if it was sent'
        where ${tenantCondition(tx)} and state in ('queued', 'sending')`,
  )
