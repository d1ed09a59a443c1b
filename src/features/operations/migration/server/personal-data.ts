import { sql } from 'drizzle-orm'
import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/**
 * Which row of another installation a candidate was. Of anyone who is erased only a hash of that row's id stays: without it the next run would
 * bring the person back.
 */
export const dataMigrationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'migrated_rows',
    by: 'our_id',
    erase: () => ({ source_id: sql`encode(sha256(convert_to(source_id, 'UTF8')), 'hex')`, label: sql`null` }),
    leaves: [{ columns: ['installation'], because: 'the operator’s name for another installation' }],
    merge: 'move',
    key: ['installation', 'source_table', 'source_id'],
  },
]
