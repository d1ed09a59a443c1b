import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Tx } from './database.ts'

const everybody = sql.raw('true')
const and = sql.raw(' and ')
const columns = new Map<string, SQL>()

/** Made once for each name: a statement is put together again for each call. */
const toColumnSql = (table: string): SQL => {
  const column = columns.get(table) ?? sql.raw(`${pg.escapeIdentifier(table)}.organization_id = `)
  columns.set(table, column)
  return column
}
const unnamed = [sql.raw('organization_id = ')]

/**
 * That rows are the organization's of `tx`: a condition on `organization_id` of each table (or alias) named, or of the only one
 * there is. Row level security says the same; said here too, a statement could be sent to the shard that holds the rows.
 * Platform staff, who see every organization, are not limited.
 */
export const tenantCondition = ({ scope }: Pick<Tx, 'scope'>, ...tables: string[]): SQL => {
  if (scope.crossTenant) return everybody
  const asked = tables.length === 0 ? unnamed : tables.map(toColumnSql)
  return sql.join(
    asked.map((column) => sql`${column}${scope.organizationId}`),
    and,
  )
}
