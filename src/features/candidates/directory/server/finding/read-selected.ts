import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { selectColumns } from '../../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { candidateQuery } from '../../shapes/directory.ts'
import { refreshSelection } from '../status/load-former-statuses.ts'
import { type Viewing, writeOrderBy } from './filter-condition.ts'
import { type ParsedSelection, selectSelection } from './select-selection.ts'

const perFetch = 500
const newestFirst = candidateQuery.parse({})

type Columns = Record<string, z.ZodMiniType>
type Reading<Shape extends Columns> = {
  selected: ParsedSelection
  viewing: Viewing
  row: z.ZodMiniObject<Shape>
  /** Columns to select of a candidate `c`, if the row needs more than its own. */
  columns?: SQL
}

/**
 * The selected candidates in the order of the list, from one snapshot, 500 at a time; `row` says which columns. One reader a
 * transaction.
 */
export async function* readSelected<Shape extends Columns>(
  tx: Tx,
  { selected, viewing, row, columns = selectColumns(row.shape, 'c') }: Reading<Shape>,
): AsyncGenerator<z.output<z.ZodMiniObject<Shape>>[]> {
  const order = writeOrderBy('ids' in selected ? newestFirst : selected.query)
  await tx.run(sql`set local cursor_tuple_fraction = 1`) // every row is read: a plan for the first few is slower
  await tx.run(
    sql`declare selected_candidates no scroll cursor for
        select ${columns} from (
          select c.* from all_candidates c
            where ${tenantCondition(tx, 'c')} and ${selectSelection(tx, await refreshSelection(tx, selected), viewing)}
            order by ${order} offset 0
        ) c`, // sorted first and written then, so that the first lines are read while the next ones are written
  )
  const next = () => {
    const rows = tx.rows(row, sql`fetch forward ${sql.raw(String(perFetch))} from selected_candidates`)
    rows.catch(() => undefined) // told when it is waited for; who stops reading never does
    return rows
  }
  let coming = next()
  for (;;) {
    const rows = await coming
    const isLast = rows.length < perFetch
    // The database looks for the next ones while these are written.
    if (!isLast) coming = next()
    if (rows.length > 0) yield rows
    if (isLast) break
  }
  await tx.run(sql`close selected_candidates`)
}
