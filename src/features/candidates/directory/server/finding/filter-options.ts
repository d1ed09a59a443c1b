import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../../platform/server/answers/select-as-json.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { filterOptions } from '../../contract/directory.ts'
import { generalStatuses } from '../../rules/statuses.ts'
import { loadFormerStatuses } from '../status/load-former-statuses.ts'

/** Lists used statuses in addition to the general ones, and the locations and organizations that the caller may see. */
export const filterOptionsRoute = query(filterOptions, async ({ tx }) => {
  const used = await tx.rows(
    z.object({ label: z.string() }),
    sql`select min(status_label) as label from pipeline_statuses where ${tenantCondition(tx)}
      group by lower(status_label) order by min(sort_order), 1 limit 200`,
  )
  const known = new Set(generalStatuses.map((status) => status.toLowerCase()))
  const { locations, organizations } = filterOptions.reply.shape
  return rawJson({
    statuses: [
      ...generalStatuses,
      ...used.map(({ label }) => label).filter((label) => !known.has(label.toLowerCase())),
    ],
    formerStatuses: await loadFormerStatuses(tx),
    locations: await selectAsJson(
      tx,
      locations,
      sql`select l.id, l.name, o.name as organization from locations l join organizations o on o.id = l.organization_id order by o.name, l.name limit 5000`,
    ),
    organizations: await selectAsJson(
      tx,
      organizations,
      sql`select id, name from organizations order by name limit 5000`,
    ),
  })
})
