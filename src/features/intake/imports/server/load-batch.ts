import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { mapInSlices } from '../../../../platform/server/process/map-in-slices.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toHeaderMap } from '../rules/mapping.ts'
import type { ImportStep } from '../rules/plan-import.ts'
import type { RowRead } from '../rules/read-row.ts'
import { getRecordedChoices, type ImportRecord, loadImports, readHeadingRow } from './import-records.ts'
import { keepRejects } from './keep-rejects.ts'
import type { Ahead } from './read-ahead.ts'
import type { CsvRow } from './read-csv.ts'
import { loadImportLookup, placeCsvRow, placeRow } from './read-file.ts'
import { recordReapplied } from './record-reapplied.ts'
import { listRejected, listSkipped, loadExisting, planInSlices, writeSteps } from './write-steps.ts'

/** The import, locked, if it still runs. Imports into one organization wait for each other. */
const lockImport = async (tx: Tx, id: string): Promise<ImportRecord | null> => {
  const [seen] = await loadImports(tx, sql`i.id = ${id}`)
  if (!seen) return null
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${seen.organization_id}`}, 0))`)
  const [found] = await loadImports(tx, sql`i.id = ${id} and i.state = 'running'`)
  return found ?? null
}

/**
 * A repeated person of the same file is skipped, even when they were loaded by an earlier batch: their blanks are still
 * filled.
 */
const countSteps = (steps: readonly ImportStep[], own: ReadonlySet<string>, rejected: number) => {
  const created = steps.filter(({ kind }) => kind === 'create').length
  const updated = steps.filter((step) => step.kind === 'update' && !own.has(step.id)).length
  return { created, updated, rejected, skipped: steps.length - created - updated - rejected }
}

/**
 * Loads one batch and moves the marker in the same transaction: anyone who dies between two batches has done neither more nor less. Rows that
 * were read ahead are read again only if the organization's time zone is another one by now.
 */
export const loadBatch = async (
  tx: Tx,
  importId: string,
  batch: readonly CsvRow[],
  ahead?: Ahead,
): Promise<boolean> => {
  const one = await lockImport(tx, importId)
  if (!one) return false
  const lines = batch.filter(({ row }) => row > Math.max(readHeadingRow(one), one.done))
  const last = batch.at(-1)?.row ?? one.done
  if (lines.length === 0) return true
  const chosen = toHeaderMap(getRecordedChoices(one), one.headers)
  if (!chosen.ok) throw new Error(chosen.problem)
  const now = new Date(one.at)
  const meanings = await loadImportLookup(tx, one.organization_id)
  const known = ahead?.timeZone === meanings.timeZone ? ahead.reads : new Map<number, RowRead>()
  const rows = await mapInSlices(lines, (line) => {
    const read = known.get(line.row)
    return read ? placeRow(line, read, meanings) : placeCsvRow(line, chosen.map, meanings, now)
  })
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const existing = await loadExisting(tx, one.organization_id, rows)
  const steps = await planInSlices(rows, existing)
  const consent = one.consent === null ? null : { source: one.consent, at: now }
  await writeSteps(tx, { organizationId: one.organization_id, importId, consent, now }, steps, byRow)
  const rejected = listRejected(steps, byRow)
  const own = new Set(existing.filter(({ import_id }) => import_id === importId).map(({ id }) => id))
  await keepRejects(tx, one, [...rejected, ...listSkipped(steps, byRow, own)])
  const where = { organizationId: one.organization_id, importId, name: one.file_name, madeBy: one.made_by }
  await recordReapplied(tx, where, steps, { except: own })
  const counts = countSteps(steps, own, rejected.length)
  await tx.run(
    sql`update imports set done = ${last}, moved_at = now(), created = created + ${counts.created}, updated = updated + ${counts.updated},
          skipped = skipped + ${counts.skipped}, rejected = rejected + ${counts.rejected} where ${tenantCondition(tx)} and id = ${importId}`,
  )
  await notifyChange(tx, [one.organization_id], ['candidates'])
  return true
}

/** Records that the whole file was loaded, or why it cannot be. */
export const endImport = async (tx: Tx, importId: string, failure: string | null) => {
  const one = await lockImport(tx, importId)
  if (!one) return
  await tx.run(
    sql`update imports set state = ${failure === null ? 'done' : 'failed'}, failure = ${failure}, done = case
      when ${failure === null} then total else done end where ${tenantCondition(tx)} and id = ${importId}`,
  )
  const { created, updated, skipped, rejected } = one
  const after = { file: one.file_name, created, updated, skipped, rejected, consent: one.consent, failure }
  await recordEvents(tx, one.made_by, [
    { name: 'candidates.imported', about: importId, organizationId: one.organization_id, after },
  ])
  await notifyChange(tx, [one.organization_id], ['candidates'])
}
