import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** Made by the migrations and by the queues' library, the same on both sides. */
const madeAnew = ['public.migrations', 'pgboss.version']

type Table = { name: string; columns: string; forced: boolean }
type TableCount = { rows: number; sum: string }
/** The result for each table: its name and its rows. */
export type CopyResult = { table: string; rows: number }[]

/** Every table with its columns as both sides must have them; generated columns make themselves. */
const loadTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as forced,
       (select string_agg(quote_ident(a.attname), ', ' order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'auth', 'app', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
       and format('%I.%I', n.nspname, c.relname) <> all($1) order by 1`,
    [madeAnew],
  )
  return rows
}

/** Rows and the sum of their hashes: two tables with the same of both hold the same, in any order of their rows. */
const countIn = async (client: pg.Client, { name, columns }: Table): Promise<TableCount> => {
  const { rows } = await client.query<TableCount>(
    `select count(*)::float8 as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as sum from ${name}`,
  )
  return rows[0] ?? { rows: 0, sum: '0' }
}

/**
 * Statements for the partitions that one side has and the other lacks. The queues' library makes one for each day of its figures, so
 * that an installation in use has others than a new one.
 */
const missingPartitions = async (source: pg.Client, target: pg.Client): Promise<string[]> => {
  const asked = `select format('create table %I.%I partition of %s %s', n.nspname, c.relname, i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid)) as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
    where c.relispartition and c.relkind = 'r' and n.nspname in ('public', 'auth', 'app', 'pgboss')`
  const loadTexts = async (client: pg.Client) =>
    (await client.query<{ text: string }>(asked)).rows.map(({ text }) => text)
  const there = new Set(await loadTexts(target))
  return (await loadTexts(source)).filter((text) => !there.has(text))
}

/** Statements that switch off checks against rows in any order, and those that switch them on again. */
const guards = async (client: pg.Client, tables: Table[]) => {
  // A partition may have references of its own.
  const partitions = `select format('%I.%I', n.nspname, c.relname) from pg_inherits i join pg_class c on c.oid = i.inhrelid
    join pg_namespace n on n.oid = c.relnamespace join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where format('%I.%I', pn.nspname, p.relname) = any($1)`
  const { rows: keys } = await client.query<{ table: string; name: string; text: string }>(
    `select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as text
     from pg_constraint k where k.contype = 'f' and k.conparentid = 0 and format('%I.%I',
       (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = k.conrelid),
       (select c.relname from pg_class c where c.oid = k.conrelid)) in (select unnest($1::text[]) union ${partitions})`,
    [tables.map(({ name }) => name)],
  )
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and format('%I.%I', n.nspname, c.relname) = any($1)`,
    [tables.map(({ name }) => name)],
  )
  const forced = tables.filter((table) => table.forced)
  return {
    off: [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...triggers.map(({ table, name }) => `alter table ${table} disable trigger ${name}`),
      ...forced.map(({ name }) => `alter table ${name} no force row level security`),
    ],
    on: [
      ...triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
      // Every row is looked at again: a reference that leads nowhere undoes everything.
      ...keys.map(({ table, name, text }) => `alter table ${table} add constraint ${name} ${text}`),
      ...forced.map(({ name }) => `alter table ${name} force row level security`),
    ],
  }
}

const copySequences = async (source: pg.Client, target: pg.Client) => {
  const { rows } = await source.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'auth', 'app', 'pgboss')`,
  )
  for (const { name } of rows) {
    const { rows: at } = await source.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    await target.query('select setval($1::regclass, $2::bigint, $3)', [
      name,
      at[0]?.last ?? '1',
      at[0]?.called ?? false,
    ])
  }
}

/** A try of an earlier version may have left them; they hold no work. */
const queues: ReadonlySet<string> = new Set(['pgboss.queue', 'pgboss.schedule', 'pgboss.subscription'])

/** Refuses a table that holds rows; what the migrations themselves put into theirs gives way to what is in use. */
const needEmpty = async (target: pg.Client, { name }: Table) => {
  if (name.startsWith('app.') || queues.has(name)) await target.query(`delete from ${name}`)
  const { rows } = await target.query(`select from ${name} limit 1`)
  if (rows.length > 0)
    throw new Error(
      `The target database already has rows (${name}). If an earlier move put them there, that move was complete. Use an empty database.`,
    )
}

/** Both are looked at in the same words, or their sums would differ where their rows do not. */
const sameWords = `set local timezone to 'UTC'; set local datestyle to 'ISO, MDY'; set local intervalstyle to 'postgres'; set local extra_float_digits to 1; set local bytea_output to 'hex'`

const sideBySide = async (source: pg.Client, target: pg.Client): Promise<Table[]> => {
  const [ours, theirs] = [await loadTables(source), await loadTables(target)]
  const shapes = (tables: Table[]) => tables.map(({ name, columns }) => `${name} (${columns})`)
  const differs = shapes(ours).find((shape, at) => shape !== shapes(theirs)[at])
  if (differs || ours.length !== theirs.length)
    throw new Error(`The two databases have different versions. They differ in ${differs ?? 'their tables'}.`)
  return ours
}

/**
 * Copies every row of one database of ours into another, which must hold nothing, in one moment of the first and in the transaction
 * that the caller began on the second and commits. Both must be at the newest migration. `source` sees every row (a superuser);
 * `target` owns its tables. Returns the tables with their rows; throws for a target that holds rows, and for rows that arrived
 * otherwise than they were.
 */
export const copyDatabase = async (source: pg.Client, target: pg.Client): Promise<CopyResult> => {
  await source.query(`begin isolation level repeatable read read only; ${sameWords}`)
  try {
    await target.query(`set constraints all immediate; ${sameWords}`)
    const tables = await sideBySide(source, target)
    for (const statement of await missingPartitions(source, target)) await target.query(statement)
    const { off, on } = await guards(target, tables)
    for (const statement of off) await target.query(statement)
    const copied: CopyResult = []
    for (const table of tables) {
      await needEmpty(target, table)
      await pipeline(
        source.query(copyTo(`copy (select ${table.columns} from ${table.name}) to stdout`)),
        target.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`)),
      )
      const [was, is] = [await countIn(source, table), await countIn(target, table)]
      if (was.rows !== is.rows || was.sum !== is.sum)
        throw new Error(`${table.name} didn’t arrive intact (${was.rows} rows, ${is.rows} arrived).`)
      copied.push({ table: table.name, rows: was.rows })
    }
    await copySequences(source, target)
    for (const statement of on) await target.query(statement)
    return copied
  } finally {
    await source.query('rollback').catch(() => undefined)
  }
}
