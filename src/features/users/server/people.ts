import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { people } from '../contract.ts'

const person = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.string(),
  admin_level: z.nullable(z.string()),
  organization_id: z.string(),
  organization_name: z.string(),
})

/** The people an Admin may see, by organization and name, and the organizations an invitation can be for. */
export const peopleWay = query(people, async ({ tx }) => ({
  rows: await tx.rows(
    person,
    sql`select u.id, u.full_name, u.email, u.role, u.admin_level, u.organization_id, o.name as organization_name
        from reinforce_users u join organizations o on o.id = u.organization_id order by o.name, u.full_name, u.id limit 2000`,
  ),
  organizations: await tx.rows(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from organizations order by name, id`,
  ),
}))
