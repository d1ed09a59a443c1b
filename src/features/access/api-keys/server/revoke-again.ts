import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After a restore: keys that were revoked after its moment open nothing. */
export const rerevokeKeys = async (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  await tx.run(
    sql`update api_keys set revoked_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and revoked_at is null`,
  )
