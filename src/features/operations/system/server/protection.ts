import type pg from 'pg'

const roles = ['reinforce_tenant', 'reinforce_platform']

/** Whether the database keeps organizations apart: its two roles, and a policy at every table that has one in this product. */
export const isProtected = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ roles: number; open: number }>(
    `select (select count(*)::int from pg_roles where rolname = any($1)) as roles,
       (select count(*)::int from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid)) as open`,
    [roles],
  )
  return rows[0]?.roles === roles.length && rows[0].open === 0
}

/** The problem of a database for which `isProtected` is false, and the remedy. */
export const withoutRoles = {
  words: 'The database was restored without its roles, so nothing separates its organizations.',
  todo: 'Restore the roles first (pg_dumpall --roles-only), then the database again.',
}
