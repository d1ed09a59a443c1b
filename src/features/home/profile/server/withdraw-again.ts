import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After a restore: links to candidates that were withdrawn after its moment open nothing. */
export const rewithdrawShares = async (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  await tx.run(
    sql`update candidate_shares set withdrawn_at = ${now.toISOString()}
      where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and withdrawn_at is null`,
  )
