import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { dayIn } from '../../../rules/day.ts'
import { registryWord } from '../../candidates/rules/credential/registry-answer.ts'
import {
  candidateQuery,
  fitOf,
  readSelected,
  registryStatus,
  rowFields,
  type Selected,
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
const { timeZone: zoneOfIds } = candidateQuery.parse({})

/** The selected candidates as a file lists them, in the order of the list, a few thousand at a time. */
export async function* exportedRows(tx: Tx, selected: Selected, viewing: Viewing): AsyncGenerator<Exported[]> {
  const today = dayIn(viewing.now, 'ids' in selected ? zoneOfIds : selected.query.timeZone)
  for await (const rows of readSelected(tx, { selected, viewing, row: stored }))
    yield rows.map((row) => ({ ...row, fit: fitOf(row.fit_sort), registry: registryWord(row, today) }))
}
