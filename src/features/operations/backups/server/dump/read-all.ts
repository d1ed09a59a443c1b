import { ourSchemas } from '@reinforce/postgres-box/copy/dump.ts'
import type pg from 'pg'
import * as z from 'zod/mini'
import { UserError } from '../../../../../rules/user-error.ts'

const found = z.object({ role: z.string(), version: z.number(), passes: z.boolean(), unread: z.nullable(z.string()) })

/**
 * The major version of the server. Refuses an address whose role may not read every row of ours, and says which right is missing: row
 * level security holds the owner of the tables, too, and a dump by it would end with an error.
 */
export const requireReadAll = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query(
    `select current_user::text as role, current_setting('server_version_num')::int / 10000 as version,
       (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as passes,
       (select min(format('%I.%I', n.nspname, c.relname)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any($1) and c.relkind in ('r', 'p', 'S')
          and not (has_schema_privilege(n.oid, 'usage') and case c.relkind
            when 'S' then has_sequence_privilege(c.oid, 'select') else has_table_privilege(c.oid, 'select') end)) as
            unread`,
    [ourSchemas],
  )
  const { role, version, passes, unread } = found.parse(rows[0])
  if (passes && unread === null) return version
  const why = passes
    ? `The role ${role} can’t read ${unread}`
    : `The role ${role} has no BYPASSRLS: row level security, which keeps the organizations apart, would keep their rows out of the backup`
  throw new UserError(
    'forbidden',
    `${why}. Ask a database administrator for a role that can read everything: CREATE ROLE reinforce_backup ` +
      `LOGIN BYPASSRLS PASSWORD '…' IN ROLE pg_read_all_data; then set BACKUP_DATABASE_URL to an address that ` +
      'uses it.',
  )
}

const named = z.array(z.object({ name: z.string() }))

/** The roles that rights and policies of ours name, but for the owner of the database and PostgreSQL's own: a restore needs them first. */
export const loadNamedRoles = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query(
    `with ours as (select oid from pg_namespace where nspname = any($1)),
       rights as (select relacl as acl from pg_class where relnamespace in (select oid from ours)
         union all select a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace in (select oid from ours)
         union all select proacl from pg_proc where pronamespace in (select oid from ours)
         union all select typacl from pg_type where typnamespace in (select oid from ours)
         union all select nspacl from pg_namespace where oid in (select oid from ours)
         union all select defaclacl from pg_default_acl where defaclnamespace in (select oid from ours)),
       given as (select r.grantee as oid from rights, aclexplode(acl) r
         union select unnest(polroles) from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace in (select oid from ours))
     select rolname as name from pg_roles where oid in (select oid from given) and rolname !~ '^pg_'
       and oid not in (select c.relowner from pg_class c where c.relnamespace in (select oid from ours)) order by 1`,
    [ourSchemas],
  )
  return named.parse(rows).map(({ name }) => name)
}
