import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition on a candidate `c`: at Interview Scheduled, no interview is to come, and the last one did not take place.
 * Mirrors `isInterviewTimeMissing`. `alias` names the row with `id`, `organization_id`, and `status_key`.
 */
export const selectInterviewTimeMissing = (alias: 'c' | 'f' = 'c'): SQL => {
  const c = sql.identifier(alias)
  // Null without an interview that counts: a canceled one doesn't.
  return sql`(${c}.status_key = 'interview scheduled' and coalesce((
    select not (bool_or(i.status in ('Scheduled', 'Confirmed'))
      or (array_agg(i.status order by i.interview_date desc) filter (where i.status in ('Completed', 'No-show')))[1] = 'Completed')
    from interviews i where i.organization_id = ${c}.organization_id and i.candidate_id = ${c}.id), true))`
}
