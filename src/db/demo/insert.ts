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
    sql`insert into ${sql.identifier(table)} (${list}) select ${list}
      from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
  )
}

/** Rows of several tables, in the order in which they are named. Demo and test data only. */
export const insertAll = async (tx: Tx, tables: Record<string, Record<string, unknown>[]>) => {
  // oxlint-disable-next-line no-await-in-loop -- later tables refer to earlier ones
  for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows)
}
