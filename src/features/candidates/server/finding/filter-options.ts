import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { query } from '../../../../platform/server/query.ts'
import { filterOptions } from '../../contract.ts'
import { generalStatuses } from '../../rules/statuses.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** The statuses in use beside the general list, the locations and organizations one may see. */
export const filterOptionsRoute = query(filterOptions, async ({ tx }) => {
  const used = await tx.rows(
    z.object({ label: z.string() }),
    sql`select min(status_label) as label from pipeline_statuses where ${ofScope(tx)} group by lower(status_label) order by min(sort_order), 1 limit 200`,
  )
  const known = new Set(generalStatuses.map((status) => status.toLowerCase()))
  return {
    statuses: [
      ...generalStatuses,
      ...used.map(({ label }) => label).filter((label) => !known.has(label.toLowerCase())),
    ],
    locations: await tx.rows(
      z.extend(named, { organization: z.string() }),
      sql`select l.id, l.name, o.name as organization from locations l join organizations o on o.id = l.organization_id order by o.name, l.name limit 5000`,
    ),
    organizations: await tx.rows(named, sql`select id, name from organizations order by name limit 5000`),
  }
})
