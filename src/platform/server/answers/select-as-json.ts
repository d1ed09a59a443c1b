import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import * as z from 'zod/mini'
import { instant } from '../../shared/schemas.ts'
import type { Tx } from '../database.ts'
import { RawJson } from './raw-json.ts'

const isInstant = (shape: z.ZodMiniType): boolean =>
  shape === instant || (shape instanceof z.ZodMiniNullable && isInstant(shape.def.innerType as z.ZodMiniType))

/** An instant, named in SQL, as answers have it; in UTC, as all of a transaction is. */
export const formatSqlInstant = (of: string) => `to_char(${of}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Shape = Record<string, z.ZodMiniType>

/**
 * Returns the select list of a row in an answer: the fields of its shape, of the table (or alias) `of`, or as SQL in
 * `made`; instants as ISO text, where the shape calls them `instant`. One piece, since a statement is put together
 * again for each call.
 */
export const selectAnswerColumns = <S extends Shape>(
  shape: S,
  of: string,
  made: { [Name in keyof S]?: string } = {},
): SQL => {
  const columns = Object.entries(shape).map(([name, value]) => {
    const column = made[name] ?? `${of}.${pg.escapeIdentifier(name)}`
    return `${isInstant(value) ? formatSqlInstant(column) : column} as ${pg.escapeIdentifier(name)}`
  })
  return sql.raw(columns.join(', '))
}

const lists = new WeakMap<z.ZodMiniType, SQL>()
const getList = (rows: z.ZodMiniArray<z.ZodMiniObject>) => {
  const list = lists.get(rows) ?? selectAnswerColumns(rows.def.element.shape as Shape, 'r')
  lists.set(rows, list)
  return list
}

const line = z.object({ json: z.string() })

/**
 * Returns the rows of a query, in its order, as PostgreSQL writes them for an answer: the columns that `rows` – a list
 * in the reply's schema – has, no others, and each under its name there. Nothing is checked here; the tests check every
 * answer that leaves this way (see `src/db/testing/check-answers.ts`).
 */
export const selectAsJson = async <S extends z.ZodMiniObject>(
  tx: Tx,
  rows: z.ZodMiniArray<S>,
  query: SQL,
  how?: 'prepared',
): Promise<RawJson<z.output<S>[]>> => {
  const lines = await tx.rows(
    line,
    sql`select row_to_json(w)::text as json from (${query}) r cross join lateral (select ${getList(rows)}) w`,
    how,
  )
  return new RawJson(`[${lines.map(({ json }) => json).join(',')}]`)
}
