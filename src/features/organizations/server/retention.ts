import { type SQL, sql } from 'drizzle-orm'

/** Archived or terminated, received and last touched before the organization's months; `c` is all_candidates. */
export const pastRetention = (months: SQL, now: Date): SQL => {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`
  return sql`c.erase_on is null and c.fit_sort < 0 and c.newest_at < ${before}
    and not exists (select from facts f where f.organization_id = c.organization_id and f.about = c.id and f.at >= ${before})`
}
