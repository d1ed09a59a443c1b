import { randomBytes } from 'node:crypto'
import { createOwnedDatabase, withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseContent, renameHeld } from './renamed.ts'
import { loadRows, loadTables, type StoredRelease, sameWords } from './stored-release.ts'

const makeTables = async (client: pg.Client, { migrations, queues }: StoredRelease, through: string) => {
  await client.query(`set timezone to 'UTC'`)
  await client.query('create table public.migrations (name text primary key, at timestamptz not null default now())')
  for (const { text } of migrations.filter((each) => each.name <= through)) {
    await client.query(`begin;\n${text}`)
    await client.query('commit')
  }
  await client.query(queues)
}

const placesFor = (rows: unknown[][]) => {
  let place = 0
  return rows.map((row) => `(${row.map(() => `$${(place += 1)}`).join(', ')})`).join(', ')
}

/** Fills the tables that are there with the columns that are there; `client` is an administrator, whom nothing holds. */
const fill = async (client: pg.Client, { tables, sequences }: StoredRelease, through: string) => {
  await client.query(`${sameWords}; begin; set local session_replication_role = replica`)
  const there = new Map((await loadTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns, rows } of tables) {
    const kept = columns.flatMap((column, at) => (there.get(name)?.includes(column) ? [{ column, at }] : []))
    if (kept.length === 0) continue
    await client.query(`delete from ${name}`) // what the migrations and the queues put there themselves
    const values = rows
      .filter((row) => name !== 'public.migrations' || String(row[columns.indexOf('name')]) <= through)
      .map((row) => kept.map(({ at }) => row[at]))
    for (let from = 0; from < values.length; from += 200) {
      const some = values.slice(from, from + 200)
      const into = `insert into ${name} (${kept.map(({ column }) => column).join(', ')})`
      await client.query(`${into} overriding system value values ${placesFor(some)}`, some.flat())
    }
  }
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last, called])
  await client.query('commit')
}

/**
 * A database as a release left it, with its rows, which today's program has not seen yet; with `through` as the versions before that
 * release had it, up to that migration. `url` signs in as its plain owner. Call `drop` in the end.
 */
export const layRelease = async (release: StoredRelease, through = '9999') => {
  const { adminUrl, ownerUrl, role, prefix } = inject('testServer')
  const owner = { role, password: new URL(ownerUrl).password, database: `${prefix}_${randomBytes(6).toString('hex')}` }
  const url = await createOwnedDatabase(adminUrl, owner)
  const asAdmin = new URL(adminUrl)
  asAdmin.pathname = `/${owner.database}`
  await withClient(url, async (client) => await makeTables(client, release, through))
  await withClient(asAdmin.href, async (client) => await fill(client, release, through))
  return {
    url,
    /** As an administrator, whom row level security does not hold. */
    adminUrl: asAdmin.href,
    drop: async () => {
      await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${owner.database} WITH (FORCE)`))
    },
  }
}

/** Everything that lies in a database, table by table. */
export const loadContents = async (adminUrl: string): Promise<DatabaseContent> =>
  await withClient(adminUrl, async (client) => {
    await client.query(sameWords)
    const held: DatabaseContent = new Map()
    for (const table of await loadTables(client))
      held.set(table.name, { columns: table.columns, rows: await loadRows(client, table) })
    return held
  })

/** The rows of a table, as far as these columns tell, in no order that matters. */
const told = ({ columns, rows }: { columns: string[]; rows: (string | null)[][] }, of: string[]) => {
  const places = of.map((column) => columns.indexOf(column))
  return rows.map((row) => JSON.stringify(places.map((place) => row[place]))).toSorted()
}

/**
 * What is not as it was, by the names of today: `table` when it is gone or its rows are others, `table.column` when a column that held something is gone.
 * New tables, new columns and new migrations lose nothing.
 */
export const findLostRows = (before: DatabaseContent, after: DatabaseContent): string[] =>
  [...renameHeld(before)].flatMap(([name, was]) => {
    const is = after.get(name)
    if (!is) return was.rows.length > 0 ? [name] : []
    const both = was.columns.filter((column) => is.columns.includes(column))
    const gone = was.columns.filter((column, at) => !both.includes(column) && was.rows.some((row) => row[at] !== null))
    const [then, now] = [told(was, both), told(is, both)]
    const isSame =
      name === 'public.migrations' ? then.every((row) => now.includes(row)) : then.join('\n') === now.join('\n')
    return [...(isSame ? [] : [name]), ...gone.map((column) => `${name}.${column}`)]
  })
