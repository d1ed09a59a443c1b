import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { columnsOf } from '../../../platform/server/columns-of.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import {
  candidateQuery,
  fitOf,
  ordering,
  rowFields,
  type Selected,
  selecting,
  type Viewing,
} from '../../candidates/server/door.ts'
import type { Exported } from '../rules/export-row.ts'

const stored = z.object({ ...rowFields, position: z.string(), status: z.string(), fit_sort: z.number() })
const perFetch = 2_000
const newestFirst = candidateQuery.parse({})

/** The selected candidates in the order of the list, from one snapshot, a few thousand at a time. */
export async function* exportedRows(tx: Tx, selected: Selected, viewing: Viewing): AsyncGenerator<Exported[]> {
  const order = ordering('ids' in selected ? newestFirst : selected.query)
  await tx.run(
    sql`declare exported no scroll cursor for
        select ${columnsOf(stored.shape, 'c')}
        from all_candidates c where ${ofScope(tx, 'c')} and ${selecting(tx, selected, viewing)} order by ${order}`,
  )
  const next = () => {
    const rows = tx.rows(stored, sql`fetch forward ${sql.raw(String(perFetch))} from exported`)
    rows.catch(() => undefined) // told when it is waited for; who stops reading never does
    return rows
  }
  let coming = next()
  for (;;) {
    const rows = await coming
    const isLast = rows.length < perFetch
    // The database looks for the next ones while these are written.
    if (!isLast) coming = next()
    if (rows.length > 0) yield rows.map(({ fit_sort, ...row }) => ({ ...row, fit: fitOf(fit_sort) }))
    if (isLast) break
  }
  await tx.run(sql`close exported`)
}
