import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * That rows are the organization's of `tx`: a condition on `organization_id` of each table (or alias) named, or of the only one
 * there is. Row level security says the same; said here too, a statement could be sent to the shard that holds the rows.
 * Platform staff, who see every organization, are not limited.
 */
export const ofScope = ({ scope }: Pick<Tx, 'scope'>, ...tables: string[]): SQL => {
  if (scope.crossTenant) return sql`true`
  const columns =
    tables.length === 0 ? [sql`organization_id`] : tables.map((of) => sql`${sql.identifier(of)}.organization_id`)
  return sql.join(
    columns.map((column) => sql`${column} = ${scope.organizationId}`),
    sql` and `,
  )
}
