import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { Day } from '../../../../rules/day.ts'
import { getLastSoonDay } from '../rules/expiry.ts'

const expiring = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.nullable(z.string()),
  name: z.string(),
  expires: z.string(),
})

/** Documents that have expired by that day or do so soon, the ones that expire last first, `most` at most; `expires` is a day. */
export const loadSoonExpiring = async (tx: Tx, today: Day, most: number) =>
  await tx.rows(
    expiring,
    sql`select id, organization_id as "organizationId", candidate_id as "candidateId", name, expires_on::text as expires
        from document_files where ${tenantCondition(tx)} and deleted_at is null
          and expires_on <= ${getLastSoonDay(today)}::date order by expires_on desc limit ${most}`,
  )
