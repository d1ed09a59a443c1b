import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/**
 * The emails written to a candidate, and the noted calls; the sent emails themselves belong to the neighboring room.
 */
export const correspondenceTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_mails', by: 'candidate_id', erase: 'delete', merge: 'move' },
  { table: 'candidate_calls', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
