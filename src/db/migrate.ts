import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { SettingsError } from '../platform/server/config.ts'
import { bringQueues, isMissingQueues, refuseNewerQueues } from './queue-tables.ts'

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
  [...applied].filter((name) => !names.includes(name)).toSorted()

/** A database of a newer program may lack things that this one needs. */
const refuseNewer = (applied: ReadonlySet<string>, names: readonly string[]) => {
  const unknown = notKnown(applied, names)
  if (unknown.length > 0)
    throw new SettingsError(
      `This database was brought up to date by a newer version: ${unknown.at(-1)} is not known to this one. ` +
        'Nothing was changed. Start the newer version, or go back to the backup that was made before the update.',
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

/** Only the server itself can deny the commit; a connection that is lost then leaves both possible. */
const perhapsKept = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR'
    ? null
    : new SettingsError(
        'The connection to the database was lost at the last moment of the upgrade. It may or may not be ' +
          'finished. Start this version again: it continues from there.',
        { cause: error },
      )

type More = (client: pg.Client) => Promise<void>

/**
 * All that is missing, the queues’ tables too, in the transaction that was begun, which it ends: a return to the
 * version before finds the database that it knows.
 * `more` is done in the same transaction.
 */
const bringUp = async (client: pg.Client, folder: URL, more?: More) => {
  let at: string | null = null
  let isNew = false
  let isLast = false
  try {
    const applied = await appliedNames(client)
    isNew = applied.size === 0
    const names = await migrationNames(folder)
    refuseNewer(applied, names)
    await refuseNewerQueues(client)
    for (const name of names.filter((each) => !applied.has(each))) {
      at = name
      await client.query(await readFile(new URL(name, folder), 'utf8'))
      await client.query('insert into public.migrations (name) values ($1)', [name])
    }
    if (await isMissingQueues(client)) {
      at = 'upgrading the queues’ own tables'
      await bringQueues(client)
    }
    if (more) {
      at = null
      await more(client)
      at = 'the last step'
    }
    isLast = true
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // without a connection the server does so by itself
    if (at === null) throw error
    throw (isLast && perhapsKept(error)) || failed(at, isNew, error)
  }
}

type Holder = { pid: number; application: string; address: string; since: string; state: string }

/** Returns one sentence on the session that holds the lock of updates, or null if it was released by now. */
const describeHolder = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<Holder>(
    `select l.pid, coalesce(nullif(a.application_name, ''), 'no name') as application, coalesce(host(a.client_addr), 'this machine') as address,
       coalesce(to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"'), 'an unknown time') as since, coalesce(a.state, 'unknown') as state
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
       and l.classid = ($1::bigint >> 32)::int and l.objid = ($1::bigint & 4294967295)::int and l.objsubid = 1`,
    [lockKey],
  )
  const [holder] = rows
  return holder
    ? `Still waiting: the lock for updates is held by process ${holder.pid} of PostgreSQL (application ` +
        `"${holder.application}", from ${holder.address}, connected since ${holder.since}, ${holder.state}). If that ` +
        'is no start of Reinforce that is under way, such as a connection that a pooler kept, end it with: ' +
        `select pg_terminate_backend(${holder.pid})`
    : null
}

const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03'

/**
 * Begins the transaction of an update and takes its lock, which ends with it: one of the session would outlive the client behind a
 * pooler. Calls `onWait` when another session has it, and every `patience` ms with who that is.
 */
const beginLocked = async (client: pg.Client, onWait: (holder?: string) => void, patience: number) => {
  const begin = `begin; set local timezone to 'UTC'`
  await client.query(begin)
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [lockKey])
  if (rows[0]?.taken) return
  onWait()
  for (let isTaken = false; !isTaken; )
    try {
      await client.query(`set local lock_timeout to ${patience}`)
      await client.query('select pg_advisory_xact_lock($1)', [lockKey])
      await client.query('set local lock_timeout to default')
      isTaken = true
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      await client.query('rollback')
      const holder = await describeHolder(client)
      if (holder) onWait(holder)
      await client.query(begin)
    }
}

type Migrating = { folder?: URL; onWait?: (holder?: string) => void; patience?: number; more?: More }

const migrateWith = async (databaseUrl: string, { folder = ours, onWait, patience = 30_000, more }: Migrating) => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'Reinforce, update' })
  client.on('error', () => undefined) // a broken connection fails the statement under way
  await client.connect()
  try {
    await beginLocked(client, onWait ?? (() => undefined), patience)
    await bringUp(client, folder, more)
  } finally {
    await client.end()
  }
}

/**
 * Brings the database to the newest migration, all or nothing, one process at a time (advisory lock, so past a pooler);
 * does nothing when it is there already. `onWait` is called when another session has the lock, and again every 30 s
 * with a sentence on that session. A database that was made before the baseline continues from there; one that a newer
 * version brought up to date is refused in a sentence, as is a step that fails.
 */
export const migrate = async (
  databaseUrl: string,
  folder = ours,
  onWait?: (holder?: string) => void,
  patience?: number,
): Promise<void> => await migrateWith(databaseUrl, { folder, ...(onWait && { onWait }), ...(patience && { patience }) })

/** Brings the database to the newest migration and does `more` in the same transaction: both are kept, or neither. */
export const migrateAnd = async (databaseUrl: string, more: More): Promise<void> =>
  await migrateWith(databaseUrl, { more })

type Asks = (text: string) => Promise<{ rows: { name: string }[] }>

/** The migrations that the database still lacks: empty means ready. */
export const listPendingMigrations = async (query: Asks) => {
  const { rows } = await query('select name from public.migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await migrationNames(ours)).filter((name) => !applied.has(name))
}

/** The migrations of the database that this program does not know: a newer one was here. */
export const listUnknownMigrations = async (query: Asks) => {
  const { rows } = await query('select name from public.migrations')
  return notKnown(new Set(rows.map((row) => row.name)), await migrationNames(ours))
}
