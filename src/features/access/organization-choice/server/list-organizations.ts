import { sql } from 'drizzle-orm'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import { query } from '../../../../platform/server/query.ts'
import { adminGetOrganizations } from '../contract/organization-choice.ts'

/** Every organization with its status, by name (section 7). */
export const adminGetOrganizationsRoute = query(adminGetOrganizations, async ({ tx }) =>
  rawJson({
    organizations: await selectAsJson(
      tx,
      adminGetOrganizations.reply.shape.organizations,
      sql`select id, name, status from organizations order by name, id`,
    ),
  }),
)
