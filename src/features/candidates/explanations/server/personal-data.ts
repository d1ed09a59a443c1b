import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** The links to a candidate's explanation, and what they asked there. */
export const explanationsTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_explanations', by: 'candidate_id', erase: 'delete', merge: 'move' },
  { table: 'explanation_requests', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
