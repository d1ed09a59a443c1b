import { sql } from 'drizzle-orm'
import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { selectEventIds } from '../../../../platform/server/platform-traces.ts'

/** The record of events: with the salt goes what could show which values an erased event had. */
export const recordCheckPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'event_seals',
    by: (gone) => sql`organization_id = ${gone.organizationId} and event_id in (${selectEventIds(gone)})`,
    erase: () => ({ salt: sql`null` }),
    withholds: [
      { columns: 'all', because: 'Digests that show whether an event was changed. The events are in this file.' },
    ],
    merge: 'stay',
  },
  ...listNonPersonalTables('the name and time of a changed event, never its values', { record_checks: ['fault'] }),
]
