import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import * as z from 'zod/mini'
import type { FileStore } from '../../platform/server/file-store.ts'

const folder = new URL('../releases/', import.meta.url)
const migrations = new URL('../migrations/', import.meta.url)

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** As PostgreSQL writes the values down. */
  rows: z.array(z.array(z.nullable(z.string()))),
})

/** A release's database with data: what made its tables, word for word, and every row. Nothing else is needed to lay it down. */
const storedRelease = z.object({
  version: z.string(),
  migrations: z.array(z.object({ name: z.string(), text: z.string() })),
  /** What made the tables of the queues, which come from a library. */
  queues: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  /** The stored files by their keys, their bytes in base64; of 5.1.0 none were stored. */
  files: z._default(z.array(z.object({ key: z.string(), bytes: z.string() })), []),
  secret: z.string(),
  password: z.string(),
  /** What this release answered: who asked, where, and words that the answer held. */
  reads: z.array(z.object({ email: z.string(), url: z.string(), says: z.array(z.string()) })),
})
export type StoredRelease = z.output<typeof storedRelease>
type StoredTable = z.output<typeof table>

/** Every table of ours and of the queues, as PostgreSQL quotes it, with the columns that do not make themselves. */
export const loadTables = async (client: pg.Client): Promise<{ name: string; columns: string[] }[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name, array(select quote_ident(a.attname) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth', 'app', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  return rows
}

/** Every row of a table, its values as PostgreSQL writes them down; `client` has been told `sameWords`. */
export const loadRows = async (client: pg.Client, { name, columns }: { name: string; columns: string[] }) => {
  const values = columns.map((column) => `${column}::text`).join(', ')
  const text = `select ${values} from ${name} order by 1`
  return (await client.query<(string | null)[]>({ text, rowMode: 'array' })).rows
}

/** What the queues tell of themselves by the day lies in tables of that day, and is no one's data. */
const ofTheDay = ['pgboss.queue_stats', 'pgboss.warning']

/** Values are written down and read in the same words. */
export const sameWords =
  `set timezone to 'UTC'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres'; set extra_float_digits ` +
  `to 1; set bytea_output to 'hex'`

/** The database that `client`, whom no row level security holds, is connected to: what made it, and all that lies in it. */
export const takeDatabase = async (client: pg.Client) => {
  await client.query(`begin isolation level repeatable read read only; ${sameWords}`)
  const names = (await client.query<{ name: string }>('select name from public.migrations order by name')).rows
  const tables: StoredTable[] = []
  for (const { name, columns } of await loadTables(client)) {
    if (ofTheDay.includes(name)) continue
    const rows = await loadRows(client, { name, columns })
    if (rows.length > 0) tables.push({ name, columns, rows })
  }
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences order by 1`,
  )
  await client.query('commit')
  return {
    migrations: await Promise.all(
      names.map(async ({ name }) => ({ name, text: await readFile(new URL(name, migrations), 'utf8') })),
    ),
    queues: getConstructionPlans('pgboss'),
    tables,
    sequences: sequences.map(({ name, last }) => ({ name, last: last ?? '1', called: last !== null })),
  }
}

/** All files of a store, as a release holds them. */
export const takeFiles = async (store: Pick<FileStore, 'everything'>): Promise<StoredRelease['files']> => {
  const files: StoredRelease['files'] = []
  for await (const { key, body } of store.everything(() => false))
    files.push({ key, bytes: (await buffer(body())).toString('base64') })
  return files
}

/** Lays the files of a release into a folder, as a service on this machine keeps them. */
export const layFiles = async ({ files }: Pick<StoredRelease, 'files'>, folder: string): Promise<void> => {
  for (const { key, bytes } of files) {
    await mkdir(path.dirname(path.join(folder, key)), { recursive: true })
    await writeFile(path.join(folder, key), Buffer.from(bytes, 'base64'))
  }
}

/** Stores a release beside the earlier ones; answers where and how large. Refuses one that is stored already: it never changes. */
export const storeRelease = async (release: StoredRelease): Promise<{ file: URL; bytes: number }> => {
  const file = new URL(`${release.version}.json.gz`, folder)
  const bytes = gzipSync(JSON.stringify(release), { level: 9 })
  await writeFile(file, bytes, { flag: 'wx' })
  return { file, bytes: bytes.length }
}

/** The versions that are stored. */
export const listStoredVersions = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => name.endsWith('.json.gz'))
    .map((name) => name.slice(0, -'.json.gz'.length))
    .toSorted()

/** A release as it was stored. */
export const readRelease = async (version: string): Promise<StoredRelease> =>
  storedRelease.parse(JSON.parse(gunzipSync(await readFile(new URL(`${version}.json.gz`, folder))).toString()))
