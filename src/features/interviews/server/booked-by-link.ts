import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { instant } from '../../../platform/shared/schemas.ts'
import { cleanName } from '../../../rules/person-name.ts'

const booked = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
})

/** Interviews to come that candidates booked by a link, those booked last first, `most` at most. */
export const bookedByLink = async (tx: Tx, now: Date, most: number) => {
  const rows = await tx.rows(
    booked,
    sql`select i.id, i.organization_id as "organizationId", i.candidate_id as "candidateId", c.full_name as name, i.created_at as at
        from interview_offers f
        join interviews i on ${ofScope(tx, 'i')} and i.organization_id = f.organization_id and i.id = f.interview_id
        join all_candidates c on ${ofScope(tx, 'c')} and c.organization_id = i.organization_id and c.id = i.candidate_id
        where ${ofScope(tx, 'f')} and f.interview_id is not null and i.interview_date > ${now.toISOString()} and i.status in ('Scheduled', 'Confirmed')
        order by i.created_at desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, name: cleanName(row.name ?? '') || 'Unknown' }))
}
