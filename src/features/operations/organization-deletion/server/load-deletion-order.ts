import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { isStorageColumn } from '../../organization-export/rules/export-register.ts'
import { keptReasons } from '../rules/kept-tables.ts'
import { sortChildrenFirst } from '../rules/sort-children-first.ts'

const found = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Tables that it refers to. */
  references: z.array(z.string()),
})

export type DeletedTable = {
  name: string
  /** Columns with keys of stored files. */
  files: readonly string[]
  /** Rows refer to each other: all go in one statement. */
  isOwnParent: boolean
}

/** Lists every table with rows of organizations, children before those that they refer to, without the kept ones. */
export const loadDeletionOrder = async (tx: Tx): Promise<DeletedTable[]> => {
  const tables = await tx.rows(
    found,
    sql`select c.relname as name,
          array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
          array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
            where f.conrelid = c.oid and f.contype = 'f' and p.relnamespace = c.relnamespace) as references
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)
        order by 1`,
  )
  const deleted = tables.filter(({ name }) => !keptReasons.has(name))
  const order = sortChildrenFirst(
    deleted.map(({ name }) => name),
    deleted.flatMap(({ name: from, references }) => references.map((to) => ({ from, to }))),
  )
  const byName = new Map(deleted.map((each) => [each.name, each]))
  return order.map((name) => {
    const each = byName.get(name)
    return {
      name,
      files: each?.columns.filter(isStorageColumn) ?? [],
      // Candidates let go of each other when one is deleted.
      isOwnParent: name !== 'all_candidates' && (each?.references.includes(name) ?? false),
    }
  })
}
