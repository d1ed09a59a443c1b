import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition on a candidate `c`: at Interview Scheduled, no interview is to come, and the last one did not take place.
 * Mirrors `isInterviewTimeMissing`. `alias` names the row with `id`, `organization_id`, and `status_key`.
 */
export const selectInterviewTimeMissing = (alias: 'c' | 'f' = 'c'): SQL => {
  const c = sql.identifier(alias)
  const theirs = sql`i.organization_id = ${c}.organization_id and i.candidate_id = ${c}.id`
  // Apart, so that a list of many is joined with its interviews once; no canceled one counts.
  return sql`(${c}.status_key = 'interview scheduled'
    and not exists (select from interviews i where ${theirs} and i.status in ('Scheduled', 'Confirmed'))
    and not exists (select from interviews i where ${theirs} and i.status = 'Completed' and not exists (
      select from interviews l where l.organization_id = i.organization_id and l.candidate_id = i.candidate_id
        and l.status = 'No-show' and l.interview_date > i.interview_date)))`
}
