import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { findsName } from '../../../../platform/server/to-like-pattern.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { people, type peopleQuery } from '../contract/people.ts'

type PeopleInput = z.output<typeof peopleQuery>

const matching = ({ q, level, status, organization }: PeopleInput): SQL => {
  const parts = [sql`true`]
  const words = q.trim().toLowerCase()
  if (words)
    parts.push(
      sql`(${findsName(sql`u.full_name`, words)} or strpos(lower(u.email), ${words}) > 0 or strpos(lower(u.role), ${words}) > 0)`,
    )
  if (level === 'none') parts.push(sql`u.admin_level is null`)
  else if (level) parts.push(sql`u.admin_level = ${level}`)
  if (status === 'active') parts.push(sql`u.deactivated_at is null`)
  if (status === 'deactivated') parts.push(sql`u.deactivated_at is not null`)
  if (status === 'no-two-factor') parts.push(sql`u.two_factor_at is null and u.deactivated_at is null`)
  if (organization) parts.push(sql`u.organization_id = ${organization}`)
  return sql.join(parts, sql` and `)
}

const counted = async (tx: Tx, where: SQL) =>
  (
    await tx.one(
      z.object({ total: z.number() }),
      sql`select count(*) as total from reinforce_users u where ${tenantCondition(tx, 'u')} and u.organization_id is not null and ${where}`,
    )
  )?.total ?? 0

/** The people an Admin may see, by organization and name, and the organizations an invitation can be for. */
export const peopleRoute = query(people, async ({ input, tx, actor }) => {
  const where = matching(input)
  return rawJson({
    rows: await selectAsJson(
      tx,
      people.reply.shape.rows,
      sql`select u.id, u.full_name, u.email, u.role, u.admin_level, u.organization_id, o.name as organization_name,
            u.last_sign_in_at, u.two_factor_at, u.deactivated_at, f.created_at as calendar_feed_at, u.id = ${actor.userId} as "isSelf"
          from reinforce_users u join organizations o on o.id = u.organization_id
            left join calendar_feeds f on f.user_id = u.id and f.organization_id = u.organization_id where ${where}
          order by o.name, lower(u.full_name), u.id limit ${pageSize} offset ${(input.page - 1) * pageSize}`,
    ),
    total: await counted(tx, where),
    organizations: await selectAsJson(
      tx,
      people.reply.shape.organizations,
      sql`select id, name from organizations where prospect_stage is null or prospect_stage = 'Won' order by name, id`,
    ),
  })
})
