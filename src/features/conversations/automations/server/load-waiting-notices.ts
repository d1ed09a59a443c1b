import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { selectPendingNotices } from './away/select-pending-notices.ts'

const row = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: instant,
  all: z.number(),
})

/**
 * People to notify manually that their interview was canceled, longest wait first, `max` at most; `total` counts the rest,
 * too.
 */
export const loadWaitingNotices = async (tx: Tx, now: Date, max: number) => {
  const rows = await tx.rows(
    row,
    sql`select n.id, n.organization_id as "organizationId", n.candidate_id as "candidateId", c.full_name as name,
          n.updated_at as at, count(*) over ()::int as "all"
        from (select i.id, i.organization_id, i.candidate_id, i.updated_at
          ${selectPendingNotices(tx, { organizationId: undefined, preset: undefined, now })}) n
        join all_candidates c on c.organization_id = n.organization_id and c.id = n.candidate_id
        order by n.updated_at, n.id limit ${max}`,
    'prepared',
  )
  return {
    rows: rows.map(({ all: _all, ...each }) => ({ ...each, name: cleanName(each.name ?? '') || 'Unknown' })),
    total: rows[0]?.all ?? 0,
  }
}
