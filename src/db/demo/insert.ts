import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/server/database.ts'

/** Inserts plain objects into a table in one statement; the columns are the keys of all rows. Demo and test data only. */
export const insertRows = async (tx: Tx, table: string, rows: Record<string, unknown>[]) => {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.run(
    sql`insert into ${sql.identifier(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
  )
}
