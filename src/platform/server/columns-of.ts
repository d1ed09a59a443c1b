import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type * as z from 'zod/mini'

/**
 * The columns that a row's shape asks for, of the table (or alias) `of`: `c.id, c.name`. What is no plain column is left out by name.
 * One piece, since a statement is put together again each time it is asked.
 */
export const columnsOf = (shape: Record<string, z.ZodMiniType>, of: string, without: readonly string[] = []): SQL =>
  sql.raw(
    Object.keys(shape)
      .filter((name) => !without.includes(name))
      .map((name) => `${pg.escapeIdentifier(of)}.${pg.escapeIdentifier(name)}`)
      .join(', '),
  )
