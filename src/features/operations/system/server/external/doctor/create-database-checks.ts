import { listPendingMigrations, listUnknownMigrations } from '../../../../../../db/migrate.ts'
import { getSystemScope } from '../../../../../../platform/server/actor.ts'
import { canPrepareStatements, type Tx, transact } from '../../../../../../platform/server/database.ts'
import { productVersion } from '../../../../../../platform/server/process/product-version.ts'
import { pluralize } from '../../../../../../rules/words/count.ts'
import { countOpened } from '../../../../../clients/vault/server/public.ts'
import { loadRecordHealth } from '../../../../record-check/server/public.ts'
import { type Check, fail, note, pass } from '../../../rules/checks.ts'
import { judgeClock, judgeVersions } from '../../../rules/judge.ts'
import { isProtected, withoutRoles } from '../../protection.ts'
import type { ReachedExamination } from './examined.ts'
import type { HealthCheck } from './health-check.ts'

/** Reads with the product's own eyes. */
export const runAsSystem = async <T>({ pool, config }: ReachedExamination, work: (tx: Tx) => Promise<T>): Promise<T> =>
  await transact(pool, getSystemScope(config, config.platformOrganizationId), work, { readOnly: true })

/** Whether the database answers, and is as new as this program. */
export const checkDatabase = async ({ pool }: Pick<ReachedExamination, 'pool'>): Promise<Check> => {
  const query = async (text: string) => await pool.query<{ name: string }>(text)
  const pending = await listPendingMigrations(query)
  const unknown = pending.length === 0 ? await listUnknownMigrations(query) : []
  if (unknown.length > 0)
    return note(
      'Database',
      'It answers, but a newer version migrated it, so its data wasn’t checked.',
      'Install the newer version here, too. Running processes keep working, but this version won’t start on this database again.',
    )
  if (pending.length === 0) return pass('Database', 'It answers and matches this version.')
  const words = `It answers but lacks ${pluralize(pending.length, 'migration')} of this version, so its data wasn’t checked.`
  return note('Database', words, 'Start the server of this version to migrate the database.')
}

const clockCheck = async ({ pool, clock }: ReachedExamination): Promise<Check> => {
  await pool.query('select 1') // a connection that is there already measures better
  const asked = clock().getTime()
  const { rows } = await pool.query<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  )
  const answered = clock().getTime()
  const off = (rows[0]?.at ?? 0) - (asked + answered) / 2
  return judgeClock(Math.sign(off) * Math.max(0, Math.abs(off) - (answered - asked) / 2))
}

const versionCheck = async ({ pool }: ReachedExamination): Promise<Check> => {
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

const secretCheck = async (of: ReachedExamination): Promise<Check> => {
  const name = 'Saved logins'
  const { keys, opened } = await runAsSystem(of, async (tx) => await countOpened(tx, of.config.appSecret))
  if (keys === 0) return pass(name, 'There are none yet.')
  return opened === keys
    ? pass(name, 'APP_SECRET opens them.')
    : fail(
        name,
        `APP_SECRET opens those of ${opened} of ${pluralize(keys, 'organization')}. This database was used with another secret.`,
        'Set that secret, or run npm run admin -- rotate-keys --from OLD_SECRET.',
      )
}

const recordCheck = async (of: ReachedExamination): Promise<Check> => {
  const name = 'Record check'
  const { records, changed } = await runAsSystem(of, loadRecordHealth)
  if (changed.length > 0)
    return fail(
      name,
      `Recorded activity of ${changed.join(', ')} was changed.`,
      'Run npm run admin -- verify-record, which names the first changed entry, and keep the newest backups.',
    )
  return pass(
    name,
    records === 0
      ? 'The first check runs within the hour.'
      : `Recorded activity of ${pluralize(records, 'organization')} is intact.`,
  )
}

const liveWithin = 2_500 // ms

const liveCheck = async ({ live, pool }: ReachedExamination): Promise<Check> => {
  const name = 'Live updates'
  if (!live || (await live.hears(pool, liveWithin))) return pass(name, 'Live updates work.')
  return fail(
    name,
    'Live updates aren’t working: open pages go stale and ended sessions stay active.',
    'Set DATABASE_DIRECT_URL to an address that bypasses any pooler.',
  )
}

/** Set off, or off because a pooler forgets them: every answer is read and planned again then. */
const preparedCheck = ({ config }: ReachedExamination): Check => {
  const name = 'Prepared statements'
  if (!config.prepared) return pass(name, 'Off, as set by PREPARED.')
  if (canPrepareStatements()) return pass(name, 'On.')
  return note(
    name,
    'Off, because the pooler in DATABASE_URL doesn’t keep them. Lists take a little longer.',
    'Set max_prepared_statements in PgBouncer 1.21 or newer and restart, or set PREPARED=off.',
  )
}

const look = 'Check the database log.'

/** Returns the checks of the database itself, once it answers. */
export const createDatabaseChecks = (of: ReachedExamination): HealthCheck[] => [
  {
    name: 'Roles and policies',
    todo: look,
    run: async () =>
      (await isProtected(of.pool))
        ? pass('Roles and policies', 'The database keeps organizations apart.')
        : fail('Roles and policies', withoutRoles.words, withoutRoles.todo),
  },
  { name: 'Versions', todo: look, run: async () => await versionCheck(of) },
  { name: 'Clock', todo: look, run: async () => await clockCheck(of) },
  { name: 'Live updates', todo: look, run: async () => await liveCheck(of) },
  { name: 'Prepared statements', todo: look, run: async () => await Promise.resolve(preparedCheck(of)) },
  { name: 'Saved logins', todo: look, run: async () => await secretCheck(of) },
  { name: 'Record check', todo: look, run: async () => await recordCheck(of) },
]
