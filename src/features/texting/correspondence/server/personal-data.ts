import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What was written to a candidate by email, and the calls that were noted; the emails themselves are the room's next door. */
export const correspondenceTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_mails', by: 'candidate_id', erase: 'delete', merge: 'move' },
  { table: 'candidate_calls', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
