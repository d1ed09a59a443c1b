import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { countKinds } from '../rules/kind-of-note.ts'
import { type ImportStep, planImport } from '../rules/plan-import.ts'
import { loadImportLookup, type PlacedRow, readFileOf } from './read-file.ts'
import { rejectsCsv } from './write-rejects.ts'
import { existingFor, rejectedOf, skipReasonsOf, writeSteps } from './write-steps.ts'

export type ImportedFile = {
  organizationId: string
  fileName: string
  bytes: Uint8Array
  /** Where and when these people agreed to be texted; null: unknown. */
  consent: string | null
  /** Who imports; null for the command line. */
  madeBy: string | null
  now: Date
}
type Planned = { headers: string[]; unknown: string[]; rows: Map<number, PlacedRow>; steps: ImportStep[] }

const planOf = async (tx: Tx, { organizationId, bytes, now }: ImportedFile): Promise<Planned> => {
  const { headers, unknown, rows } = readFileOf(bytes, await loadImportLookup(tx, organizationId), now)
  const existing = await existingFor(tx, organizationId, rows)
  return { headers, unknown, rows: new Map(rows.map((each) => [each.row, each])), steps: planImport(rows, existing) }
}

const countOf = ({ steps }: Planned, kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length

const reportOf = (planned: Planned) => {
  const rejected = rejectedOf(planned.steps, planned.rows)
  const counts = {
    created: countOf(planned, 'create'),
    updated: countOf(planned, 'update'),
    skipped: countOf(planned, 'skip') + countOf(planned, 'reject') - rejected.length,
    rejected: rejected.length,
  }
  return {
    counts,
    notes: countKinds(planned.steps.flatMap((step) => ('notes' in step ? step.notes : []))),
    reasons: countKinds(rejected.flatMap(({ reasons }) => reasons)),
    skips: countKinds(skipReasonsOf(planned.steps)),
    unknownColumns: planned.unknown,
    /** The rows that were not loaded, as the text of a CSV file; null when all were. */
    rejects: rejected.length > 0 ? rejectsCsv(planned.headers, rejected) : null,
  }
}
export type ImportReport = ReturnType<typeof reportOf>

/** What loading the file would do, without doing it. */
export const previewFile = async (tx: Tx, file: ImportedFile): Promise<ImportReport> => reportOf(await planOf(tx, file))

/**
 * Loads a CSV file into one organization, in the caller's transaction: all of it or nothing. Imports into one organization
 * wait for each other, so that the same file loaded twice at once creates no one twice.
 */
export const loadFile = async (
  tx: Tx,
  file: ImportedFile,
): Promise<ImportReport & { importId: string; consented: number }> => {
  const { organizationId, fileName, madeBy, now } = file
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organizationId}`}, 0))`)
  const planned = await planOf(tx, file)
  const report = reportOf(planned)
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
