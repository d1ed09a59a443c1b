import { type SQL, sql } from 'drizzle-orm'
import {
  type ErasureTarget,
  listNonPersonalTables,
  type PersonalDataTable,
} from '../../../../platform/server/personal-data.ts'

const ofEither = ({ organizationId, ids }: ErasureTarget): SQL =>
  sql`organization_id = ${organizationId} and (kept_id = any(${sql.param(ids)}::uuid[]) or other_id = any(${sql.param(ids)}::uuid[]))`

/**
 * Personal data in stored merges: changes of two records, with values. Removed with either record, as no undo is
 * possible then.
 */
export const duplicatesTraces: readonly PersonalDataTable[] = [
  {
    table: 'candidate_merges',
    by: ofEither,
    erase: 'delete',
    withholds: [{ columns: ['written'], because: 'Which rows moved, for undoing the merge.' }],
    merge: 'stay',
  },
  ...listNonPersonalTables('names of tables with numbers, and digests that only this server can compare', {
    erasure_certificates: ['erased', 'kept', 'digests', 'cause'],
  }),
]
