import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { exportedTables, leftOutColumns } from '../rules/export-register.ts'

const column = z.object({ name: z.string(), type: z.string() })
/** A foreign key of one column, without the organization's: `column` holds a `key` of `table`. */
const reference = z.object({ column: z.string(), table: z.string() })
const shape = z.object({
  table: z.string(),
  /** Null: the rows are found by the organization’s customer id. */
  owner: z.nullable(z.string()),
  columns: z.array(column),
  key: z.array(z.string()),
  references: z.array(reference),
})
export type TableShape = z.output<typeof shape>

/** Loads the columns, keys, and references of all tables of an export, in its order, without what is left out. */
export const loadTableShapes = async (tx: Tx): Promise<TableShape[]> => {
  const found = await tx.rows(
    shape,
    sql`with named as (
          select c.oid, c.relname as name, case c.relname when 'organizations' then 'id' else 'organization_id' end as owner
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any(${sql.param(exportedTables)}::text[])
        ), cells as (
          select a.attrelid, a.attnum, a.attname, a.atttypid, format_type(a.atttypid, a.atttypmod) as type, a.attgenerated = '' as is_stored
          from pg_attribute a where a.attrelid in (select oid from named) and a.attnum > 0 and not a.attisdropped
        )
        select t.name as table,
          (select a.attname from cells a where a.attrelid = t.oid and a.attname = t.owner) as owner,
          (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', a.type) order by a.attnum)
            from cells a where a.attrelid = t.oid and a.is_stored) as columns,
          (select jsonb_agg(a.attname order by k.at)
            from pg_constraint p, unnest(p.conkey) with ordinality as k (attnum, at), cells a
            where p.conrelid = t.oid and p.contype = 'p' and a.attrelid = t.oid and a.attnum = k.attnum) as key,
          coalesce((select jsonb_agg(jsonb_build_object('column', a.attname, 'table', f.confrelid::regclass::text) order by f.oid)
            from pg_constraint f, unnest(f.conkey) as k (attnum), cells a
            where f.conrelid = t.oid and f.contype = 'f' and a.attrelid = t.oid and a.attnum = k.attnum
              and a.atttypid = 'uuid'::regtype and a.attname not in ('organization_id', 'batch_organization_id')), '[]') as references
        from named t`,
  )
  const byName = new Map(found.map((each) => [each.table, each]))
  return exportedTables.map((table) => {
    const each = byName.get(table)
    if (!each) throw new Error(`The export’s table ${table} doesn’t exist`)
    return { ...each, columns: each.columns.filter(({ name }) => !leftOutColumns.has(`${table}.${name}`)) }
  })
}
