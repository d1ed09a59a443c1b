import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** What came by an open door about someone on file. */
export const suggestionsTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_suggestions', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
