import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What the page of a candidate holds of them beside their own row. */
export const candidatePanelTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_notes', by: 'candidate_id', erase: 'delete', merge: 'move' },
  { table: 'candidate_shares', by: 'candidate_id', erase: 'delete', merge: 'stay' },
]
