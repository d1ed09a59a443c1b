import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { SettingsError } from '../platform/server/config.ts'
import { earlierChain, withoutAdopted } from './earlier-chain.ts'
import { bringQueues, lacksQueues, refuseNewerQueues } from './queue-tables.ts'

const ours = new URL('./migrations/', import.meta.url)
const lockKey = 7_301_934

const migrationNames = async (folder: URL) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

const appliedNames = async (client: pg.Client) => {
  await client.query(
    'create table if not exists public.migrations (name text primary key, at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from public.migrations')
  return new Set(rows.map((row) => row.name))
}

const notKnown = (applied: ReadonlySet<string>, names: readonly string[]) =>
  [...applied].filter((name) => !names.includes(name) && !earlierChain.includes(name)).toSorted()

/** What a newer program left behind may lack what this one needs. */
const refuseNewer = (applied: ReadonlySet<string>, names: readonly string[]) => {
  const unknown = notKnown(applied, names)
  if (unknown.length > 0)
    throw new SettingsError(
      `This database was brought up to date by a newer version: ${unknown.at(-1)} is not known to this one. Nothing was changed. Start the newer version, or go back to the backup that was made before the update.`,
    )
}

const failed = (name: string, isNew: boolean, error: unknown) => {
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').replace(/\.$/, '')
  const next = isNew ? '' : ': the version before still works with it. Put that one back and start it'
  return new SettingsError(
    `The database was not brought up to date: ${name} failed (${reason}). Nothing was changed${next}.`,
    { cause: error },
  )
}

/** Only the server itself can say that it did not commit; a connection that is lost then leaves both possible. */
const perhapsKept = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR'
    ? null
    : new SettingsError(
        'The connection to the database was lost at the last moment of bringing it up to date, so that it may be so or not. Start this version again: it goes on from what is there.',
        { cause: error },
      )

/** All that is missing, the queues’ tables too, in one transaction: who goes back to the version before finds the database that it knows. */
const bringUp = async (client: pg.Client, folder: URL) => {
  let at: string | null = null
  let isNew = false
  let isLast = false
  await client.query('begin')
  try {
    const applied = await appliedNames(client)
    isNew = applied.size === 0
    const names = await migrationNames(folder)
    refuseNewer(applied, names)
    await refuseNewerQueues(client)
    for (const name of await withoutAdopted(client, applied, names)) {
      at = name
      await client.query(await readFile(new URL(name, folder), 'utf8'))
      await client.query('insert into public.migrations (name) values ($1)', [name])
    }
    if (await lacksQueues(client)) {
      at = 'what brings the queues’ own tables along'
      await bringQueues(client)
    }
    isLast = true
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // without a connection the server does so by itself
    if (at === null) throw error
    throw (isLast && perhapsKept(error)) || failed(at, isNew, error)
  }
}

const takeLock = async (client: pg.Client, onWait: () => void) => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
  if (rows[0]?.taken) return
  onWait()
  await client.query('select pg_advisory_lock($1)', [lockKey])
}

/**
 * Brings the database to the newest migration, all of them or none, one process at a time (advisory lock, so past a pooler;
 * `onWait` is told when another has it); does nothing when it is there already. A database that was made before the baseline goes
 * on from there; one that a newer version brought up to date is refused in a sentence, as is a step that fails.
 */
export const migrate = async (
  databaseUrl: string,
  folder = ours,
  onWait: () => void = () => undefined,
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined) // what breaks the connection fails the statement under way
  await client.connect()
  try {
    await client.query(`set timezone to 'UTC'`)
    await takeLock(client, onWait)
    await bringUp(client, folder)
  } finally {
    await client.end()
  }
}

type Asks = (text: string) => Promise<{ rows: { name: string }[] }>

/** The migrations that the database still lacks: empty means ready. */
export const pendingMigrations = async (query: Asks) => {
  const { rows } = await query('select name from public.migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await migrationNames(ours)).filter((name) => !applied.has(name))
}

/** The migrations of the database that this program does not know: a newer one was here. */
export const unknownMigrations = async (query: Asks) => {
  const { rows } = await query('select name from public.migrations')
  return notKnown(new Set(rows.map((row) => row.name)), await migrationNames(ours))
}
