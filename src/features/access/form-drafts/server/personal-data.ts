import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { keptDays } from './jobs/sweep-form-drafts.ts'

/** The words that someone typed about a candidate and has not saved. */
export const formDraftsTraces: readonly PersonalDataTable[] = [
  {
    table: 'form_drafts',
    keptDays,
    by: 'candidate_id',
    erase: 'delete',
    withholds: [{ columns: 'all', because: 'Not saved. Only its author can read it, and it’s gone after 30 days.' }],
    merge: 'stay',
  },
]
