import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { withoutAdopted } from './earlier-chain.ts'

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

const apply = async (client: pg.Client, folder: URL, name: string) => {
  const text = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into public.migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

const takeLock = async (client: pg.Client, onWait: () => void) => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
  if (rows[0]?.taken) return
  onWait()
  await client.query('select pg_advisory_lock($1)', [lockKey])
}

/**
 * Brings the database to the newest migration, one process at a time (advisory lock, so past a pooler; `onWait` is told when another has it); does nothing when it is there already. A
 * database that was made before the baseline goes on from there.
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
    const applied = await appliedNames(client)
    const missing = await withoutAdopted(client, applied, await migrationNames(folder))
    for (const name of missing) await apply(client, folder, name)
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`)
    if (!rows[0]?.there) await client.query(getConstructionPlans('pgboss'))
  } finally {
    await client.end()
  }
}

/** The migrations that the database still lacks: empty means ready. */
export const pendingMigrations = async (query: (text: string) => Promise<{ rows: { name: string }[] }>) => {
  const { rows } = await query('select name from public.migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await migrationNames(ours)).filter((name) => !applied.has(name))
}
