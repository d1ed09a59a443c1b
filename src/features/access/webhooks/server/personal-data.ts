import { sql } from 'drizzle-orm'
import { listNonPersonalTables, type PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { selectEventIds } from '../../../../platform/server/platform-traces.ts'

/** The webhook tables with data of a candidate: the calls to programs of the clinic about them. */
export const webhooksTraces: readonly PersonalDataTable[] = [
  {
    table: 'webhook_deliveries',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and (about = any(${sql.param(gone.ids)}::uuid[]) or event_id in (${selectEventIds(gone)}))`,
    erase: 'delete',
    merge: 'stay',
  },
  ...listNonPersonalTables('a clinic’s own programs', { webhooks: ['url', 'events', 'salt'] }),
]
