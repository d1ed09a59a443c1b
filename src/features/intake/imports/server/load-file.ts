import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { mapInSlices } from '../../../../platform/server/process/map-in-slices.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { countKinds } from '../rules/find-kind-of-note.ts'
import type { HeaderMap } from '../rules/headers.ts'
import { toHeaderMap } from '../rules/mapping.ts'
import type { ImportStep } from '../rules/plan-import.ts'
import { getTableRows, openFileSheets } from '../rules/table/file-tables.ts'
import { openValueCount, type ValueQuestion } from '../rules/values/value-questions.ts'
import { proposeFor } from './layout/describe-file.ts'
import { readCsv } from './read-csv.ts'
import { loadImportLookup, type PlacedRow, placeCsvRow } from './read-file.ts'
import { writeRejectsCsv } from './write-rejects.ts'
import { listRejected, listSkipped, listSkipReasons, loadExisting, planInSlices, writeSteps } from './write-steps.ts'

export type ImportedFile = {
  organizationId: string
  fileName: string
  bytes: Uint8Array
  /** Its sheets, one after the other in `bytes`; none: one table. */
  parts?: readonly { name: string; rows: number }[]
  /** Where and when these people agreed to be texted; null: unknown. */
  consent: string | null
  /** The importing person; null for the command line. */
  madeBy: string | null
  now: Date
}
type FilePlan = {
  headers: string[]
  /** The use of each column: a field, `notes`, or null. */
  uses: (string | null)[]
  values: ValueQuestion[]
  unknown: string[]
  rows: Map<number, PlacedRow>
  steps: ImportStep[]
}

/** The use of each column of a file. */
const listUses = ({ fields, notes = [], headings = [] }: HeaderMap): (string | null)[] => {
  const byColumn = new Map(Object.entries(fields).map(([field, column]) => [column, field]))
  return headings.map((_, column) => byColumn.get(column) ?? (notes.includes(column) ? 'notes' : null))
}

/** A file as its organization reads such headings, or by rule; refused where it has no table of people. */
const planFile = async (tx: Tx, { organizationId, bytes, parts = [], now }: ImportedFile): Promise<FilePlan> => {
  const all = readCsv(bytes)
  const sheets = openFileSheets(parts)
  for (const row of all) sheets.add(row)
  const meanings = await loadImportLookup(tx, organizationId)
  const { table, headers, choices } = await proposeFor(
    tx,
    organizationId,
    { bytes, rows: all, sheets: sheets.sheets },
    null,
    meanings,
  )
  const made = toHeaderMap(choices, headers)
  if (!made.ok) throw UserError.at('file', made.problem)
  const lines = getTableRows(all, table).slice(1)
  const words = openValueCount(made.map)
  for (const { cells } of lines) words.add(cells)
  const { map } = made
  const rows = await mapInSlices(lines, (one) => placeCsvRow(one, map, meanings, now))
  const existing = await loadExisting(tx, organizationId, rows)
  return {
    headers,
    uses: listUses(made.map),
    values: words.questions(meanings, choices.values),
    unknown: made.map.unknown,
    rows: new Map(rows.map((each) => [each.row, each])),
    steps: await planInSlices(rows, existing),
  }
}

const countSteps = ({ steps }: FilePlan, kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length

const createReport = (planned: FilePlan) => {
  const rejected = listRejected(planned.steps, planned.rows)
  const skipped = listSkipped(planned.steps, planned.rows)
  const unloaded = [...rejected, ...skipped].toSorted((a, b) => a.row - b.row)
  const counts = {
    created: countSteps(planned, 'create'),
    updated: countSteps(planned, 'update'),
    skipped: countSteps(planned, 'skip') + countSteps(planned, 'reject') - rejected.length,
    rejected: rejected.length,
  }
  return {
    counts,
    notes: countKinds(planned.steps.flatMap((step) => ('notes' in step ? step.notes : []))),
    reasons: countKinds(rejected.flatMap(({ reasons }) => reasons)),
    skips: countKinds(listSkipReasons(planned.steps)),
    unknownColumns: planned.unknown,
    headers: planned.headers.map((header, at) => ({ header, field: planned.uses[at] ?? null })),
    values: planned.values,
    read: planned.steps.length,
    rejectedRows: rejected.map(({ row, reasons }) => {
      const read = planned.rows.get(row)?.read
      return { row, name: read && !read.ok ? cleanName(read.name) || read.name.trim() : '', reason: reasons.join(' ') }
    }),
    /** The rows that were rejected or skipped, as the text of a CSV file; null when there are none. */
    rejects: unloaded.length > 0 ? writeRejectsCsv(planned.headers, unloaded) : null,
  }
}
export type ImportReport = ReturnType<typeof createReport>

/** Returns the result of loading the file, without doing it. */
export const previewFile = async (tx: Tx, file: ImportedFile): Promise<ImportReport> =>
  createReport(await planFile(tx, file))

/**
 * Loads a CSV file into one organization, in the caller's transaction: all or nothing. Imports into one organization
 * wait for each other, so that the same file loaded twice at once creates no one twice.
 */
export const loadFile = async (
  tx: Tx,
  file: ImportedFile,
): Promise<ImportReport & { importId: string; consented: number }> => {
  const { organizationId, fileName, madeBy, now } = file
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organizationId}`}, 0))`)
  const planned = await planFile(tx, file)
  const report = createReport(planned)
  const importId = randomUUID()
  const consent = file.consent === null ? null : { source: file.consent, at: now }
  const { consented } = await writeSteps(tx, { organizationId, importId, consent, now }, planned.steps, planned.rows)
  const { created, updated, skipped, rejected } = report.counts
  await tx.run(sql`insert into imports (id, organization_id, made_by, file_name, created, updated, skipped, rejected, at)
    values (${importId}, ${organizationId}, ${madeBy}, ${fileName}, ${created}, ${updated}, ${skipped}, ${rejected}, ${now.toISOString()})`)
  const after = { file: fileName, ...report.counts, consent: file.consent }
  await recordEvents(tx, madeBy, [{ name: 'candidates.imported', about: importId, organizationId, after }])
  await notifyChange(tx, [organizationId], ['candidates'])
  return { ...report, importId, consented }
}
