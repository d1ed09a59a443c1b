import { nothing, type Trace } from '../../../platform/server/traces.ts'

/** What was read in a candidate's résumé. After a merge the kept résumé is read anew. */
export const scoringTraces: readonly Trace[] = [
  { table: 'resume_scores', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  ...nothing('how a clinic weighs the rubric', { scoring_settings: ['weights', 'clinic_values'] }),
]
