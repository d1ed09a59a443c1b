import { countOpened } from '../../../features/logins/server/door.ts'
import { systemScope } from '../../../platform/server/actor.ts'
import { SettingsError } from '../../../platform/server/config.ts'
import { transact } from '../../../platform/server/database.ts'
import type { Services } from '../../../platform/server/services.ts'

const roles = ['reinforce_tenant', 'reinforce_platform']
const liveWithin = 5_000 // ms

const withoutRoles =
  'The database was restored without its roles: nothing keeps its organizations apart. Restore the roles first (pg_dumpall --roles-only), then the database anew.'
const deaf =
  'DATABASE_URL leads through a pooler that carries no notices: live updates would be dead, and ended sessions would live on. Set DATABASE_DIRECT_URL to an address that leads straight to PostgreSQL.'

type Checked = Pick<Services, 'config' | 'pool' | 'live'>

/** That the database keeps organizations apart: its roles, and a policy at every table that has one in this product. Throws a sentence. */
const checkProtection = async ({ pool }: Checked) => {
  const { rows } = await pool.query<{ roles: number; open: number }>(
    `select (select count(*)::int from pg_roles where rolname = any($1)) as roles,
       (select count(*)::int from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid)) as open`,
    [roles],
  )
  if (rows[0]?.roles !== roles.length || rows[0].open > 0) throw new SettingsError(withoutRoles)
}

/** What would go wrong in silence: no roles or policies, a pooler that carries no notices. Throws a sentence. */
export const checkDatabase = async (of: Checked): Promise<void> => {
  await checkProtection(of)
  if (!(await of.live.hears(of.pool, liveWithin))) throw new SettingsError(deaf)
}

/** A sentence when saved logins were sealed with another APP_SECRET, else null. */
export const strangeSecret = async ({ config, pool }: Checked): Promise<string | null> => {
  const { keys, opened } = await transact(
    pool,
    systemScope(config, config.platformOrganizationId),
    async (tx) => await countOpened(tx, config.appSecret),
    { readOnly: true },
  )
  return opened === keys
    ? null
    : `APP_SECRET opens the saved logins of ${opened} of ${keys} organizations: it is not the one that this database was used with. Set that one, or run npm run admin -- rotate-keys --from OLD_SECRET.`
}
