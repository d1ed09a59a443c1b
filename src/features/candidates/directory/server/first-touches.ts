import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

const mostNew = 2_000
const median = z.object({ organization_id: z.string(), minutes: z.nullable(z.number()) })

/**
 * Reads the median minutes to the first touch of candidates received since an instant (ISO), per organization, from the
 * hiring figures (five minutes old at most). For newer ones, 2,000 at most, from their events. Null without any.
 */
export const loadFirstTouchMedians = async (
  tx: Tx,
  organizationIds: readonly string[],
  since: string,
): Promise<Map<string, number | null>> => {
  const rows = await tx.rows(
    median,
    sql`select o.id as organization_id, (select round(percentile_cont(0.5) within group (order by t.minutes)::numeric)::int from (
          select h.touch as minutes from candidate_funnel h
          where h.organization_id = o.id and h.received_at >= ${since}::timestamptz and h.touch is not null
          union all
          select greatest(0, extract(epoch from x.at - c.received_at) / 60)::float8
          from (select distinct s.candidate_id from candidate_funnel_stale s where s.organization_id = o.id
              and not exists (select from candidate_funnel h where h.organization_id = o.id and h.candidate_id = s.candidate_id) limit ${mostNew}) s
            cross join lateral (select c.* from all_candidates c
              where c.organization_id = o.id and c.id = s.candidate_id and c.received_at >= ${since}::timestamptz) c
            cross join lateral (select min(k.at) as at from candidate_contacts k where k.organization_id = c.organization_id and k.candidate_id = c.id) x
          where x.at is not null) t) as minutes
        from unnest(${sql.param([...organizationIds])}::uuid[]) as o (id)`,
  )
  return new Map(rows.map((row) => [row.organization_id, row.minutes]))
}
