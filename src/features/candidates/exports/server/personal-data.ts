import { type SQL, sql } from 'drizzle-orm'
import type { ErasureTarget, PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { keptDays } from './export-records.ts'

/** Downloads of the person's organization, and, as an erasure runs with platform staff's eyes, theirs. */
const ofAny = ({ organizationId }: ErasureTarget): SQL =>
  sql`organization_id in (${organizationId}, app.organization_id())`

/**
 * Downloads of lists. Which people are in one isn't stored, and its search may name them: an erasure removes them all, and people request
 * theirs again.
 */
export const exportsTraces: readonly PersonalDataTable[] = [
  {
    table: 'exports',
    keptDays,
    by: ofAny,
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from exports where ${ofAny(gone)}`,
    withholds: [{ columns: 'all', because: 'Downloads of lists of many people, gone after a week.' }],
    merge: 'stay',
  },
]
