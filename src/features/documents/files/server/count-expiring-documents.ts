import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { Day } from '../../../../rules/day.ts'
import { getLastSoonDay } from '../rules/expiry.ts'

/** Returns how many documents have expired by that day or do so soon, for the shelf of expiring ones. */
export const countExpiringDocuments = async (tx: Tx, today: Day): Promise<number> => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from document_files where ${tenantCondition(tx)} and deleted_at is null and expires_on <= ${getLastSoonDay(today)}::date`,
    'prepared',
  )
  return found?.n ?? 0
}
