import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

type Passing = { from: string; to: string; who: string; now: Date }

const rank = (level: SQL) => sql`array_position(array['use', 'see', 'edit'], ${level})`

/** Gives a colleague what someone owns, and what was shared with them: the higher level and the later end stay. An event each. */
export const passLogins = async (tx: Tx, { from, to, who, now }: Passing) => {
  await tx.run(
    sql`with passed as (
          update logins set owner_id = ${to}, updated_at = ${now.toISOString()} where ${tenantCondition(tx)} and owner_id = ${from}
          returning id, organization_id
        ), ${recordEventsFor('passed', {
          name: 'login.edited',
          who,
          before: sql`jsonb_build_object('owner_id', ${from}::text)`,
          after: sql`jsonb_build_object('owner_id', ${to}::text)`,
        })}
        select count(*) from given`,
  )
  await tx.run(
    sql`insert into login_access as a (organization_id, login_id, user_id, level, until, given_by, given_at)
        select s.organization_id, s.login_id, ${to}, s.level, s.until, ${who}, ${now.toISOString()} from login_access s
          join logins l on l.organization_id = s.organization_id and l.id = s.login_id
        where ${tenantCondition(tx, 's', 'l')} and s.user_id = ${from} and l.owner_id is distinct from ${to}::uuid
          and (s.until is null or s.until > ${now.toISOString()}::timestamptz)
        on conflict (organization_id, login_id, user_id) do update set
          level = case when ${rank(sql`excluded.level`)} > ${rank(sql`a.level`)} then excluded.level else a.level end,
          until = case when excluded.until is null or a.until is null then null else greatest(excluded.until, a.until) end,
          given_by = excluded.given_by, given_at = excluded.given_at`,
  )
  await tx.run(
    sql`with passed as (
          delete from login_access where ${tenantCondition(tx)} and user_id = ${from} returning organization_id, login_id, level, until
        ), ${recordEventsFor('passed', {
          name: 'login.shared',
          who,
          about: sql`login_id`,
          before: sql`jsonb_build_object('user_id', ${from}::text, 'level', level)`,
          after: sql`jsonb_build_object('user_id', ${to}::text, 'level', level, 'until', until)`,
        })}
        select count(*) from given`,
  )
  await tx.run(
    sql`delete from login_access a using logins l where ${tenantCondition(tx, 'a', 'l')} and a.user_id = ${to}
          and l.organization_id = a.organization_id and l.id = a.login_id and l.owner_id = ${to}`,
  )
}
