import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Personal data in suggestions from public forms about someone on file. */
export const suggestionsTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_suggestions', by: 'candidate_id', erase: 'delete', merge: 'move' },
]
