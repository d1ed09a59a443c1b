import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { written } from '../../../../../platform/server/answers/written.ts'
import { writtenRows } from '../../../../../platform/server/answers/written-rows.ts'
import { ofScope } from '../../../../../platform/server/of-scope.ts'
import { query } from '../../../../../platform/server/query.ts'
import { filterOptions } from '../../contract/directory.ts'
import { generalStatuses } from '../../rules/statuses.ts'
import { formerStatuses } from '../status/former-statuses.ts'

/** The statuses in use beside the general list, the locations and organizations one may see. */
export const filterOptionsRoute = query(filterOptions, async ({ tx }) => {
  const used = await tx.rows(
    z.object({ label: z.string() }),
    sql`select min(status_label) as label from pipeline_statuses where ${ofScope(tx)} group by lower(status_label) order by min(sort_order), 1 limit 200`,
  )
  const known = new Set(generalStatuses.map((status) => status.toLowerCase()))
  const { locations, organizations } = filterOptions.reply.shape
  return written({
    statuses: [
      ...generalStatuses,
      ...used.map(({ label }) => label).filter((label) => !known.has(label.toLowerCase())),
    ],
    formerStatuses: await formerStatuses(tx),
    locations: await writtenRows(
      tx,
      locations,
      sql`select l.id, l.name, o.name as organization from locations l join organizations o on o.id = l.organization_id order by o.name, l.name limit 5000`,
    ),
    organizations: await writtenRows(
      tx,
      organizations,
      sql`select id, name from organizations order by name limit 5000`,
    ),
  })
})
