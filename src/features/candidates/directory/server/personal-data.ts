import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'

const derived = 'Made from the other data to find it.'

/**
 * Further personal data of candidates, and last of all the candidate, because every other table's rows point to it.
 * Fields that a merge moves are in `rules/fields.ts`.
 */
export const candidatesTraces: readonly PersonalDataTable[] = [
  { table: 'candidate_status_changes', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'blind_reviews', by: 'candidate_id', erase: 'delete', merge: 'stay', key: ['candidate_id'] },
  {
    table: 'candidate_search_words',
    by: 'candidate_id',
    erase: 'delete',
    withholds: [{ columns: 'all', because: derived }],
    merge: 'stay',
    key: ['candidate_id'],
  },
  {
    table: 'all_candidates',
    by: 'id',
    erase: 'delete',
    withholds: [
      {
        columns: [
          'phone_digits',
          'email_key',
          'phone_key',
          'namesake_key',
          'credential_key',
          'status_key',
          'search_words',
          'name_key',
          'second_name_key',
        ],
        because: derived,
      },
    ],
    merge: 'stay',
  },
  ...listNonPersonalTables('searches of colleagues, in their own words', {
    saved_views: ['name', 'search', 'columns'],
  }),
  ...listNonPersonalTables('statuses and reasons, a clinic’s own words', {
    archive_reasons: ['label'],
    candidate_counts: ['status'],
    status_batches: ['status'],
  }),
]
