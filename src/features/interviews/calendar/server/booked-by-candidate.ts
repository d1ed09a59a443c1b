import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'

const booked = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
})

/** Condition: a candidate booked the interview `i` themselves, by a link or by answering an automatic text. */
export const byCandidate = sql`(exists (select from booking_links f where f.organization_id = i.organization_id and f.interview_id = i.id)
  or exists (select from bookings b where b.organization_id = i.organization_id and b.id = i.id and b.made_by is null))`

/** Interviews to come that candidates booked by a link or by text, those booked last first, `most` at most. */
export const loadBookedByCandidates = async (tx: Tx, now: Date, most: number) => {
  const rows = await tx.rows(
    booked,
    sql`select i.id, i.organization_id as "organizationId", i.candidate_id as "candidateId", c.full_name as name, i.created_at as at
        from interviews i
        join all_candidates c on ${tenantCondition(tx, 'c')} and c.organization_id = i.organization_id and c.id = i.candidate_id
        where ${tenantCondition(tx, 'i')} and i.interview_date > ${now.toISOString()} and i.status in ('Scheduled', 'Confirmed') and ${byCandidate}
        order by i.created_at desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, name: cleanName(row.name ?? '') || 'Unknown' }))
}
