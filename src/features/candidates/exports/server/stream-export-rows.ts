import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { type Day, toLocalDay } from '../../../../rules/day.ts'
import { formatRegistryAnswer } from '../../directory/rules/credential/describe-registry-answer.ts'
import {
  candidateQuery,
  type ParsedSelection,
  parseFitScore,
  readSelected,
  registryStatus,
  rowFields,
  type Viewing,
} from '../../directory/server/public.ts'
import { addChosen, type ChosenColumn } from '../rules/chosen-columns.ts'
import { type ExportRow, exportLine, joinLineParts } from '../rules/export-row.ts'
import { selectChosenTexts } from './chosen-columns.ts'
import { between, isPlain, partsOfLine, selectLineParts } from './csv-line.ts'

const stored = z.object({
  ...rowFields,
  position: z.enum(positions),
  status: z.string(),
  fit_sort: z.number(),
  is_score_hidden: z.boolean(),
  credential_status: z.nullable(registryStatus),
  credential_number: z.nullable(z.string()),
  credential_expires_on: z.nullable(z.string()),
})
const { timeZone: zoneOfIds } = candidateQuery.parse({})

type StoredRow = z.output<typeof stored>
export type ExportQuery = {
  selected: ParsedSelection
  viewing: Viewing
  chosen?: readonly ChosenColumn[]
  timeZone?: string | null
}
const chosen = z.array(z.string())
const storedAndChosen = z.extend(stored, { chosen })

const getZone = ({ selected, timeZone }: ExportQuery) =>
  timeZone ?? ('ids' in selected ? zoneOfIds : selected.query.timeZone)
const getToday = ({ selected, viewing }: ExportQuery) =>
  toLocalDay(viewing.now, 'ids' in selected ? zoneOfIds : selected.query.timeZone)
const loadTexts = (tx: Tx, read: ExportQuery) => selectChosenTexts(tx, read.chosen ?? [], getZone(read))
const toExported = (row: StoredRow, today: Day): ExportRow => ({
  ...row,
  fit: {
    ...parseFitScore(row.fit_sort),
    ...(row.is_score_hidden && row.fit_sort >= 0 && row.fit_sort <= 100 ? { hidden: true as const } : {}),
  },
  registry: formatRegistryAnswer(row, today),
})

export type ExportedRow = ExportRow & { chosen: string[] }

/** The selected candidates as a file lists them, in the order of the list, 500 at a time. */
export async function* streamExportRows(tx: Tx, read: ExportQuery): AsyncGenerator<ExportedRow[]> {
  const today = getToday(read)
  const columns = sql`${selectColumns(stored.shape, 'c')}, ${loadTexts(tx, read)} as chosen`
  for await (const rows of readSelected(tx, { ...read, row: storedAndChosen, columns }))
    yield rows.map((row) => ({ ...toExported(row, today), chosen: row.chosen }))
}

const written = z.object({ line: z.string(), chosen })
const pairs = sql.join(
  Object.keys(stored.shape).map((name) => sql`${sql.raw(`'${name}'`)}, c.${sql.identifier(name)}`),
  sql`, `,
)

/**
 * Builds the line of a candidate that SQL could not split into parts, or whose words hold the separator: these are read
 * again.
 */
const wholeLine = async (tx: Tx, parts: readonly string[], today: Day): Promise<string> => {
  const [values = '', id = values] = [parts[0], parts.at(-1)]
  // JSON writes no such sign, and a line is never a single part.
  if (parts.length === 1) return exportLine(toExported(stored.parse(JSON.parse(values)), today))
  const one = await tx.one(
    stored,
    sql`select ${selectColumns(stored.shape, 'c')} from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = ${id}`,
  )
  return one ? exportLine(toExported(one, today)) : ''
}

/**
 * The same as lines of a CSV file. A candidate comes as one text in which PostgreSQL has written what it knows; here only what someone
 * typed is made safe. Fifteen values each, made by the driver and checked one by one, took longer than to write them.
 */
export async function* streamExportLines(tx: Tx, read: ExportQuery): AsyncGenerator<string> {
  const today = getToday(read)
  const columns = sql`case when ${isPlain(today)} then ${selectLineParts(today)} else json_build_object(${pairs})::text end as line,
    ${loadTexts(tx, read)} as chosen`
  for await (const rows of readSelected(tx, { ...read, row: written, columns })) {
    let text = ''
    for (const { line, chosen: texts } of rows) {
      const parts = line.split(between)
      const own = parts.length === partsOfLine ? joinLineParts(parts) : await wholeLine(tx, parts, today)
      text += addChosen(own, read.chosen ?? [], texts)
    }
    yield text
  }
}
