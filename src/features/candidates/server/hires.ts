import { type SQL, sql } from 'drizzle-orm'
import { slipMinutes } from '../../finance/rules/hiring.ts'

/** Of a change of status `k`: it hired somebody since an instant. A status held for less than ten minutes was not reached. */
export const isHireSince = (since: SQL): SQL => sql`k.to_key = 'hired' and k.at >= ${since}
  and not exists (select from candidate_status_changes n where n.organization_id = k.organization_id and n.candidate_id = k.candidate_id
    and n.at > k.at and n.at < k.at + make_interval(mins => ${slipMinutes}::int))`
