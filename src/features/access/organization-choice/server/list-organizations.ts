import { sql } from 'drizzle-orm'
import { written } from '../../../../platform/server/answers/written.ts'
import { writtenRows } from '../../../../platform/server/answers/written-rows.ts'
import { query } from '../../../../platform/server/query.ts'
import { adminGetOrganizations } from '../contract.ts'

/** Every organization with its status, by name (section 7). */
export const adminGetOrganizationsRoute = query(adminGetOrganizations, async ({ tx }) =>
  written({
    organizations: await writtenRows(
      tx,
      adminGetOrganizations.reply.shape.organizations,
      sql`select id, name, status from organizations order by name, id`,
    ),
  }),
)
