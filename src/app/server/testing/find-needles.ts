import type pg from 'pg'
import { schemas } from './list-unspoken-columns.ts'

/** `wide`: the platform's role may read it. */
export type Column = { table: string; column: string; type: string; wide: boolean }

/** Every column of words in the schemas that are asked for. */
export const words = `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as "table", a.attname as "column",
    format_type(a.atttypid, null) as type,
    has_schema_privilege('reinforce_platform', n.oid, 'usage') and has_table_privilege('reinforce_platform', c.oid, 'select') as wide
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype)`

const begin = async (owner: pg.ClientBase, wide: boolean) =>
  await owner.query(
    wide
      ? `begin; set local role reinforce_platform;
        select set_config('app.is_system', 'on', true),
        set_config('app.organization_id', '00000000-0000-4000-8000-000000000001', true)`
      : 'begin',
  )

/** Every `table.column` of words, of all schemas, in which one of the needles stands. */
export const findNeedles = async (owner: pg.ClientBase, needles: readonly string[]): Promise<string[]> => {
  const { rows: columns } = await owner.query<Column>(words, [schemas])
  const named = (column: Column) =>
    column.table
      .split('.')
      .map((part) => owner.escapeIdentifier(part))
      .join('.')
  const found: string[] = []
  for (const wide of [true, false]) {
    const looks = columns
      .filter((column) => column.wide === wide)
      .map(
        (column) =>
          `select '${column.table}.${column.column}' as at
            where exists (select from ${named(column)} where ${owner.escapeIdentifier(column.column)}::text ~* $1)`,
      )
    await begin(owner, wide)
    const { rows } = await owner.query<{ at: string }>(looks.join(' union all '), [needles.join('|')])
    await owner.query('rollback')
    found.push(...rows.map(({ at }) => at))
  }
  return found.toSorted()
}

type Table = { name: string; wide: boolean }

/** Every table of every schema, as a dump has them; `wide`: the platform's role may read it. */
const tables = `select format('%I.%I', n.nspname, c.relname) as name,
    has_schema_privilege('reinforce_platform', n.oid, 'usage') and has_table_privilege('reinforce_platform', c.oid, 'select') as wide
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'm') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)'`

/**
 * Every table of which a whole row, written as text, has one of the needles: also in ids, arrays, search words, and bytes (read as
 * letters).
 */
export const scanDatabase = async (owner: pg.ClientBase, needles: readonly string[]): Promise<string[]> => {
  const { rows } = await owner.query<Table>(tables)
  const hex = needles.map((needle) => Buffer.from(needle).toString('hex'))
  const found: string[] = []
  for (const wide of [true, false]) {
    await begin(owner, wide)
    const looks = rows
      .filter((table) => table.wide === wide)
      .map(({ name }) => `select '${name}' as at where exists (select from ${name} t where t::text ~* $1)`)
    const { rows: hits } = await owner.query<{ at: string }>(looks.join(' union all '), [
      [...needles, ...hex].join('|'),
    ])
    await owner.query('rollback')
    found.push(...hits.map(({ at }) => at))
  }
  return found.toSorted()
}
