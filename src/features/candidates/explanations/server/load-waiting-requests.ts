import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../rules/person-name.ts'

const waiting = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  kind: z.string(),
  at: instant,
  all: z.number(),
  since: instant,
})

/** Requests about a score that no one has answered, the newest first, `most` at most; `total` counts the rest, too; the first came at `since`. */
export const loadWaitingRequests = async (tx: Tx, most: number) => {
  const rows = await tx.rows(
    waiting,
    sql`select r.id, r.organization_id as "organizationId", r.candidate_id as "candidateId", c.full_name as name, r.kind, r.asked_at as at,
          count(*) over ()::int as "all", min(r.asked_at) over () as since
        from explanation_requests r join all_candidates c on ${tenantCondition(tx, 'c')} and c.organization_id = r.organization_id and c.id = r.candidate_id
        where ${tenantCondition(tx, 'r')} and r.answered_at is null order by r.asked_at desc limit ${most}`,
    'prepared',
  )
  return {
    rows: rows.map(({ all: _all, since: _since, ...row }) => ({
      ...row,
      name: cleanName(row.name ?? '') || 'Unknown',
    })),
    total: rows[0]?.all ?? 0,
    since: rows[0]?.since ?? null,
  }
}
