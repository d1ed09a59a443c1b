import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data on the page of a candidate, other than their own row. */
export const candidatePanelTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_notes', by: 'candidate_id', erase: 'delete', merge: 'move' },
  { table: 'candidate_shares', by: 'candidate_id', erase: 'delete', merge: 'stay' },
]
