import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { fields, type MergeableName } from '../../rules/fields.ts'

/** Takes fields over from another record of the same person, each with the columns that move along; both are locked by the caller. */
export const fillFrom = async (
  tx: Tx,
  { id, otherId }: { id: string; otherId: string },
  names: readonly MergeableName[],
) => {
  const columns = names
    .flatMap((name): readonly string[] => fields[name].merges)
    .map((column) => sql`${sql.identifier(column)} = o.${sql.identifier(column)}`)
  if (columns.length > 0)
    await tx.run(
      sql`update all_candidates c set ${sql.join(columns, sql`, `)} from all_candidates o where ${ofScope(tx, 'c', 'o')} and c.id = ${id} and o.id = ${otherId}`,
    )
}
