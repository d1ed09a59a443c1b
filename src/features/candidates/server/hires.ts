import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { slipMinutes } from '../../finance/rules/hiring.ts'

/** Of a change of status `k`: it hired somebody since an instant. A status held for less than ten minutes was not reached. */
export const isHireSince = (since: SQL): SQL => sql`k.to_key = 'hired' and k.at >= ${since}
  and not exists (select from candidate_status_changes n where n.organization_id = k.organization_id and n.candidate_id = k.candidate_id
    and n.at > k.at and n.at < k.at + make_interval(mins => ${slipMinutes}::int))`

const hired = z.object({ organization_id: z.string(), people: z.number() })

/** How many each of these organizations hired since an instant (ISO); one without hires is not among them. */
export const hiresSince = async (
  tx: Tx,
  organizationIds: readonly string[],
  since: string,
): Promise<Map<string, number>> => {
  const rows = await tx.rows(
    hired,
    sql`select k.organization_id, count(distinct k.candidate_id)::int as people from candidate_status_changes k
        where k.organization_id = any(${sql.param([...organizationIds])}::uuid[]) and ${isHireSince(sql`${since}::timestamptz`)} group by 1`,
  )
  return new Map(rows.map((row) => [row.organization_id, row.people]))
}

const hiredOn = z.object({ day: z.string(), people: z.number() })

/** How many were hired on each day since the first one, by the viewer's clock. Days without a hire are left out. */
export const hiresByDay = async (tx: Tx, { since, timeZone }: { since: Date; timeZone: string }) =>
  await tx.rows(
    hiredOn,
    sql`select to_char(k.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(distinct k.candidate_id)::int as people from candidate_status_changes k
        where ${ofScope(tx, 'k')} and ${isHireSince(sql`${since.toISOString()}::timestamptz`)} group by 1`,
  )
