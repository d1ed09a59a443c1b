import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type * as z from 'zod/mini'

/**
 * Returns the columns of a row's shape, of the table (or alias) `of`: `c.id, c.name`. Other fields are excluded by
 * name. One piece, since a statement is put together again for each call.
 */
export const selectColumns = (shape: Record<string, z.ZodMiniType>, of: string, without: readonly string[] = []): SQL =>
  sql.raw(
    Object.keys(shape)
      .filter((name) => !without.includes(name))
      .map((name) => `${pg.escapeIdentifier(of)}.${pg.escapeIdentifier(name)}`)
      .join(', '),
  )
