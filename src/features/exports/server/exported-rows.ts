import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { type Day, dayIn } from '../../../rules/day.ts'
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
import { type Exported, exportLine, nameCell } from '../rules/export-row.ts'
import { csvLine, isPlain } from './csv-line.ts'

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

type Stored = z.output<typeof stored>
export type Read = { selected: Selected; viewing: Viewing }

const todayOf = ({ selected, viewing }: Read) =>
  dayIn(viewing.now, 'ids' in selected ? zoneOfIds : selected.query.timeZone)
const exportedOf = (row: Stored, today: Day): Exported => ({
  ...row,
  fit: fitOf(row.fit_sort),
  registry: registryWord(row, today),
})

/** The selected candidates as a file lists them, in the order of the list, a few thousand at a time. */
export async function* exportedRows(tx: Tx, read: Read): AsyncGenerator<Exported[]> {
  const today = todayOf(read)
  for await (const rows of readSelected(tx, { ...read, row: stored })) yield rows.map((row) => exportedOf(row, today))
}

const written = z.object({ full_name: z.string(), line: z.string() })
const pairs = sql.join(
  Object.keys(stored.shape).map((name) => sql`${sql.raw(`'${name}'`)}, c.${sql.identifier(name)}`),
  sql`, `,
)

/**
 * The same as lines of a CSV file, which PostgreSQL writes; only the name, which knows all alphabets, is put before them here. Of whom
 * it cannot write as the rules do it hands over the values as JSON, and the rules write the line; a line of its own begins with a comma.
 */
export async function* exportedLines(tx: Tx, read: Read): AsyncGenerator<string> {
  const today = todayOf(read)
  const columns = sql`c.full_name, case when ${isPlain(today)} then ${csvLine(today)} else json_build_object(${pairs})::text end as line`
  for await (const rows of readSelected(tx, { ...read, row: written, columns })) {
    let text = ''
    for (const { full_name, line } of rows)
      text += line.startsWith(',')
        ? nameCell(full_name) + line
        : exportLine(exportedOf(stored.parse(JSON.parse(line)), today))
    yield text
  }
}
