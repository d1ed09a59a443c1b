import { pendingMigrations, unknownMigrations } from '../../../../../../db/migrate.ts'
import { systemScope } from '../../../../../../platform/server/actor.ts'
import { preparesStatements, type Tx, transact } from '../../../../../../platform/server/database.ts'
import { productVersion } from '../../../../../../platform/server/process/product-version.ts'
import { pluralize } from '../../../../../../rules/words/count.ts'
import { countOpened } from '../../../../../clients/vault/server/public.ts'
import { type Check, fail, note, ok } from '../../../rules/checks.ts'
import { judgeClock, judgeVersions } from '../../../rules/judge.ts'
import { isProtected, withoutRoles } from '../../protection.ts'
import type { Reached } from './examined.ts'
import type { HealthCheck } from './health-check.ts'

/** Reads with the product's own eyes. */
export const inHouse = async <T>({ pool, config }: Reached, work: (tx: Tx) => Promise<T>): Promise<T> =>
  await transact(pool, systemScope(config, config.platformOrganizationId), work, { readOnly: true })

/** Whether the database answers, and is as new as this program. */
export const databaseCheck = async ({ pool }: Pick<Reached, 'pool'>): Promise<Check> => {
  const query = async (text: string) => await pool.query<{ name: string }>(text)
  const pending = await pendingMigrations(query)
  const unknown = pending.length === 0 ? await unknownMigrations(query) : []
  if (unknown.length > 0)
    return note(
      'Database',
      'It answers, and a newer version brought it up to date; what lies in it was not looked at.',
      'Put the newer version in place here, too: this one goes on where it runs, and does not start on this database again.',
    )
  if (pending.length === 0) return ok('Database', 'It answers, and is as new as this program.')
  const words = `It answers, and lacks ${pluralize(pending.length, 'migration')} of this program; what lies in it was not looked at.`
  return note('Database', words, 'Start the server of this version: it brings the database up to date.')
}

const clockCheck = async ({ pool, clock }: Reached): Promise<Check> => {
  await pool.query('select 1') // a connection that is there already measures better
  const asked = clock().getTime()
  const { rows } = await pool.query<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  )
  const answered = clock().getTime()
  const off = (rows[0]?.at ?? 0) - (asked + answered) / 2
  return judgeClock(Math.sign(off) * Math.max(0, Math.abs(off) - (answered - asked) / 2))
}

const versionCheck = async ({ pool }: Reached): Promise<Check> => {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const { version = '?', number = 0 } = rows[0] ?? {}
  return judgeVersions({
    product: productVersion,
    node: process.versions.node,
    postgres: version.split(' ', 1)[0] ?? '',
    number,
  })
}

const secretCheck = async (of: Reached): Promise<Check> => {
  const name = 'Saved logins'
  const { keys, opened } = await inHouse(of, async (tx) => await countOpened(tx, of.config.appSecret))
  if (keys === 0) return ok(name, 'There are none yet.')
  return opened === keys
    ? ok(name, 'APP_SECRET opens them.')
    : fail(
        name,
        `APP_SECRET opens those of ${opened} of ${pluralize(keys, 'organization')}: this database was used with another one.`,
        'Set that one, or run npm run admin -- rotate-keys --from OLD_SECRET.',
      )
}

const liveWithin = 2_500 // ms

const liveCheck = async ({ live, pool }: Reached): Promise<Check> => {
  const name = 'Live updates'
  if (!live || (await live.hears(pool, liveWithin))) return ok(name, 'What one process tells is heard by the others.')
  return fail(
    name,
    'What a process tells is not heard: open pages show old things, and ended sessions live on.',
    'Set DATABASE_DIRECT_URL to an address that leads straight to PostgreSQL, past any pooler.',
  )
}

/** Set off, or off because a pooler forgets them: every answer is read and planned again then. */
const preparedCheck = ({ config }: Reached): Check => {
  const name = 'Prepared statements'
  if (!config.prepared) return ok(name, 'They are off, as PREPARED says.')
  if (preparesStatements()) return ok(name, 'They are on.')
  return note(
    name,
    'They are off, because DATABASE_URL leads through a pooler that forgets them: lists take a little longer.',
    'Set max_prepared_statements in PgBouncer 1.21 or newer and start again, or PREPARED=off to say so yourself.',
  )
}

const look = 'Look into the log of the database.'

/** What is looked at in the database itself, once it answers. */
export const databaseChecks = (of: Reached): HealthCheck[] => [
  {
    name: 'Roles and policies',
    todo: look,
    run: async () =>
      (await isProtected(of.pool))
        ? ok('Roles and policies', 'The database keeps organizations apart.')
        : fail('Roles and policies', withoutRoles.words, withoutRoles.todo),
  },
  { name: 'Versions', todo: look, run: async () => await versionCheck(of) },
  { name: 'Clock', todo: look, run: async () => await clockCheck(of) },
  { name: 'Live updates', todo: look, run: async () => await liveCheck(of) },
  { name: 'Prepared statements', todo: look, run: async () => await Promise.resolve(preparedCheck(of)) },
  { name: 'Saved logins', todo: look, run: async () => await secretCheck(of) },
]
