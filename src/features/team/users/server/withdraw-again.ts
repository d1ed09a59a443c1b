import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** After a restore: invitations that were withdrawn after its moment let no one in. */
export const rewithdrawInvitations = async (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  await tx.run(
    sql`update invitations set withdrawn_at = ${now.toISOString()}
      where ${tenantCondition(tx)} and id = any(${sql.param(ids)}::uuid[]) and withdrawn_at is null`,
  )

/** Withdraws the open invitations of an organization. */
export const withdrawInvitations = async (tx: Tx, organizationId: string, now: Date): Promise<number> =>
  await tx.run(
    sql`update invitations set withdrawn_at = ${now.toISOString()}
      where organization_id = ${organizationId} and accepted_at is null and withdrawn_at is null`,
  )
