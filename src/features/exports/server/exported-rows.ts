import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { columnsOf } from '../../../platform/server/columns-of.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { dayIn } from '../../../rules/day.ts'
import { registryWord } from '../../candidates/rules/credential/registry-answer.ts'
import {
  candidateQuery,
  fitOf,
  ordering,
  registryStatus,
  rowFields,
  type Selected,
  selecting,
  type Viewing,
} from '../../candidates/server/door.ts'
import type { Exported } from '../rules/export-row.ts'

const stored = z.object({
  ...rowFields,
  position: z.enum(['RBT', 'BCBA']),
  status: z.string(),
  fit_sort: z.number(),
  credential_status: z.nullable(registryStatus),
  credential_number: z.nullable(z.string()),
  credential_expires_on: z.nullable(z.string()),
})
const perFetch = 2_000
const newestFirst = candidateQuery.parse({})

/** The selected candidates in the order of the list, from one snapshot, a few thousand at a time. */
export async function* exportedRows(tx: Tx, selected: Selected, viewing: Viewing): AsyncGenerator<Exported[]> {
  const asked = 'ids' in selected ? newestFirst : selected.query
  const order = ordering(asked)
  const today = dayIn(viewing.now, asked.timeZone)
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
    if (rows.length > 0)
      yield rows.map((row) => ({
        ...row,
        fit: fitOf(row.fit_sort),
        registry: registryWord(row, today),
      }))
    if (isLast) break
  }
  await tx.run(sql`close exported`)
}
