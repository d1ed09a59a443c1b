import type pg from 'pg'
import { isPersonal, type PersonalDataTable } from '../../../platform/server/personal-data.ts'

/** Schemas that hold anything at all. */
export const schemas = ['public', 'app', 'auth', 'pgboss']

/**
 * Columns that could hold something of a candidate: words of any kind (unless a check lists the words that are allowed), ids of a candidate
 * or of whom a row is about, and what a foreign key leads from to a candidate. What the database derives from other columns goes with them.
 */
const suspects = `
  select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as "table", a.attname as "column",
    a.attname in ('candidate_id', 'about') or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
      and k.confrelid = 'public.all_candidates'::regclass and a.attnum = any(k.conkey) and a.attname <> 'organization_id') as points
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'jsonb'::regtype, 'json'::regtype,
      'xml'::regtype, 'text[]'::regtype, 'jsonb[]'::regtype)
      or a.attname ~ '(^|_)(candidate|recipient|about|merged)(_|$)|phone|mail|name'
      or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
        and k.confrelid = 'public.all_candidates'::regclass and a.attnum = any(k.conkey) and a.attname <> 'organization_id'))
    and not exists (select from pg_constraint k where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\("?\\w+"? = (ANY \\(ARRAY\\[|'')')
  order by 1, 2`

const nobody = { organizationId: '', ids: [], numbers: [], files: [], today: '' }

/** What a trace says of a column: gone with its row, emptied, kept for a reason, or the way a row is found; else nothing. */
const speaksFor = (trace: PersonalDataTable, column: string): boolean => {
  if ((trace.leaves ?? []).some(({ columns }) => columns === 'all' || columns.includes(column))) return true
  if (!isPersonal(trace)) return false
  if (trace.erase === 'delete' || trace.by === column) return true
  return typeof trace.erase === 'function' && column in trace.erase(nobody)
}

/** What no trace speaks for, as `table.column`; a column that leads to a candidate is spoken for by a trace that finds rows by people. */
export const listUnspokenColumns = async (
  owner: pg.ClientBase,
  traces: readonly PersonalDataTable[],
): Promise<string[]> => {
  const { rows } = await owner.query<{ table: string; column: string; points: boolean }>(suspects, [schemas])
  return rows
    .filter(({ table, column, points }) => {
      const of = traces.filter((trace) => trace.table === table && (!points || isPersonal(trace) || column === 'about'))
      return !of.some((trace) => speaksFor(trace, column))
    })
    .map(({ table, column }) => `${table}.${column}`)
}

/** What the register speaks of and the database does not know, as a table or `table.column`. */
export const listUnknownColumns = async (
  owner: pg.ClientBase,
  traces: readonly PersonalDataTable[],
): Promise<string[]> => {
  const { rows } = await owner.query<{ table: string; columns: string[] }>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as "table", array_agg(a.attname::text) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind in ('r', 'p') group by 1`,
    [schemas],
  )
  const known = new Map(rows.map(({ table, columns }) => [table, columns]))
  return traces.flatMap((trace) => {
    const columns = known.get(trace.table)
    if (!columns) return [trace.table]
    const said = [
      ...(isPersonal(trace) && typeof trace.by === 'string' ? [trace.by] : []),
      ...(trace.leaves ?? []).flatMap((left) => (left.columns === 'all' ? [] : left.columns)),
    ]
    return said.filter((column) => !columns.includes(column)).map((column) => `${trace.table}.${column}`)
  })
}
