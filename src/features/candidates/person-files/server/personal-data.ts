import { type SQL, sql } from 'drizzle-orm'
import type { ErasureTarget, PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { keptDays } from './person-file-records.ts'

/** Those about the person, and exports of their whole organization. */
const ofPerson = ({ organizationId, ids }: ErasureTarget): SQL =>
  sql`organization_id = ${organizationId} and (candidate_id is null or candidate_id = any(${sql.param(ids)}::uuid[]))`

/** The downloads about one candidate, and those of everyone in the organization, with their archives. */
export const personFilesTraces: readonly PersonalDataTable[] = [
  {
    table: 'person_files',
    keptDays,
    by: ofPerson,
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from person_files where ${ofPerson(gone)}`,
    withholds: [{ columns: 'all', because: 'Copies of the data in this file, gone after a week.' }],
    merge: 'stay',
    key: ['id'],
  },
]
