import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'

/** The columns that a row's shape asks for, of the table (or alias) `of`: `c.id, c.name`. What is no plain column is left out by name. */
export const columnsOf = (shape: Record<string, z.ZodMiniType>, of: string, without: readonly string[] = []): SQL =>
  sql.join(
    Object.keys(shape)
      .filter((name) => !without.includes(name))
      .map((name) => sql`${sql.identifier(of)}.${sql.identifier(name)}`),
    sql`, `,
  )
