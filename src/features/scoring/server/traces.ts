import { sql } from 'drizzle-orm'
import { type MergeBothWays, nothing, type Trace } from '../../../platform/server/traces.ts'

/** After a merge the kept résumé is read anew, and so it is after the way back; where there is none again, nothing was read. */
const mergeScores: MergeBothWays = {
  there: async () => ({ count: 0, rows: null }),
  back: async (tx, { organizationId, keptId, columns }) => {
    if (columns.includes('resume_text'))
      await tx.run(
        sql`delete from resume_scores s where s.organization_id = ${organizationId} and s.candidate_id = ${keptId} and exists (
              select from all_candidates c where c.organization_id = ${organizationId} and c.id = ${keptId} and coalesce(c.resume_text, '') !~ '[^[:space:]]')`,
      )
    return 0
  },
}

/** What was read in a candidate's résumé. */
export const scoringTraces: readonly Trace[] = [
  { table: 'resume_scores', by: 'candidate_id', erase: 'delete', merge: mergeScores },
  ...nothing('how a clinic weighs the rubric', { scoring_settings: ['weights', 'clinic_values'] }),
]
