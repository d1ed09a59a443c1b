import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Forgets unlocks that are over. */
export const endOldUnlocks = async (tx: Tx, now: Date) =>
  await tx.run(sql`delete from login_unlocks where ${tenantCondition(tx)} and until < ${now.toISOString()}`)

/** Locks again what a person's own password had opened. */
export const endUnlocks = async (tx: Tx, userId: string) =>
  await tx.run(sql`delete from login_unlocks where ${tenantCondition(tx)} and user_id = ${userId}`)
