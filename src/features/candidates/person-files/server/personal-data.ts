import { sql } from 'drizzle-orm'
import { matchPeople, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { keptDays } from './person-file-records.ts'

/** The downloads about one candidate, with their archives. */
export const personFilesTraces: readonly PersonalDataTable[] = [
  {
    table: 'person_files',
    keptDays,
    by: 'candidate_id',
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from person_files where ${matchPeople('candidate_id', gone)}`,
    withholds: [{ columns: 'all', because: 'Copies of the data in this file, gone after a week.' }],
    merge: 'stay',
    key: ['id'],
  },
]
