import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { TableShape } from './load-table-shapes.ts'

const rowsAtOnce = 200
const cells = z.array(z.nullable(z.string()))
const line = z.object({ cells: z.string() })

/** The condition for the organization's own rows. Tables of money have no organization: row level security compares their customer id. */
const isOwn = ({ owner }: TableShape, organizationId: string): SQL =>
  owner === null ? sql`true` : sql`t.${sql.identifier(owner)} = ${organizationId}`

/** Counts the rows of these tables. */
export const countRows = async (tx: Tx, shapes: readonly TableShape[], organizationId: string): Promise<number> => {
  const each = shapes.map(
    (shape) =>
      sql`select count(*)::int as n from ${sql.identifier(shape.table)} t where ${isOwn(shape, organizationId)}`,
  )
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select coalesce(sum(n), 0)::int as n from (${sql.join(each, sql` union all `)}) counted`,
  )
  return found?.n ?? 0
}

/** Yields the rows of a table in the order of its key, each column as PostgreSQL writes it, a few at a time from a cursor. */
export async function* streamRows(
  tx: Tx,
  shape: TableShape,
  organizationId: string,
): AsyncGenerator<(string | null)[][], undefined> {
  const texts = shape.columns.map(({ name }) => sql`t.${sql.identifier(name)}::text`)
  const order = shape.key.map((name) => sql`t.${sql.identifier(name)}`)
  await tx.run(
    sql`declare exported_rows no scroll cursor for select to_json(array[${sql.join(texts, sql`, `)}])::text as cells
        from ${sql.identifier(shape.table)} t where ${isOwn(shape, organizationId)} order by ${sql.join(order, sql`, `)}`,
  )
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next rows when the last ones are written
    const rows = await tx.rows(line, sql`fetch ${sql.raw(String(rowsAtOnce))} from exported_rows`)
    if (rows.length > 0) yield rows.map((row) => cells.parse(JSON.parse(row.cells)))
    if (rows.length < rowsAtOnce) break
  }
  await tx.run(sql`close exported_rows`)
}
