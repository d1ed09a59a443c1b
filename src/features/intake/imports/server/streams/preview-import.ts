import type { Tx } from '../../../../../platform/server/database.ts'
import { mapInSlices } from '../../../../../platform/server/process/map-in-slices.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { previewImport } from '../../contract/imports.ts'
import { countKinds } from '../../rules/find-kind-of-note.ts'
import type { HeaderMap } from '../../rules/headers.ts'
import { toHeaderMap } from '../../rules/mapping.ts'
import { type ImportStep, openPlan } from '../../rules/plan-import.ts'
import { openPreviewOrder } from '../../rules/preview-order.ts'
import type { RowRead } from '../../rules/read-row.ts'
import type { FileTable } from '../../rules/table/file-tables.ts'
import { importUpload, loadTargetOrganization, openUploadedTable, uploadGone } from '../import-upload.ts'
import { streamTableBatches } from '../layout/import-table.ts'
import { loadImportLookup, type PlacedRow, placeCsvRow } from '../read-file.ts'
import { listRejected, listSkipReasons, loadExisting, planInSlices } from '../write-steps.ts'

const shown = 50

const getName = (read: RowRead): string =>
  read.ok ? cleanName(read.candidate.full_name) : cleanName(read.name.slice(0, 200)) || read.name.trim().slice(0, 60)

const toSample = (step: ImportStep, row: PlacedRow | undefined) => ({
  row: step.row,
  kind: step.kind,
  name: row ? getName(row.read) : '',
  because: step.kind === 'skip' ? [step.reason] : step.kind === 'reject' ? step.reasons : step.notes,
})

type PreviewInput = { bytes: Uint8Array; table: FileTable; map: HeaderMap; organizationId: string; now: Date }

const preview = async (tx: Tx, { bytes, table, map, organizationId, now }: PreviewInput) => {
  const meanings = await loadImportLookup(tx, organizationId)
  const plan = openPlan()
  const counts = { created: 0, updated: 0, skipped: 0, rejected: 0 }
  const order = openPreviewOrder<ReturnType<typeof toSample>>(shown)
  const [notes, reasons, skips]: [string[], string[], string[]] = [[], [], []]
  for await (const batch of streamTableBatches(bytes, table)) {
    const lines = batch.filter(({ row }) => row > table.header - table.from + 1)
    const rows = await mapInSlices(lines, (one) => placeCsvRow(one, map, meanings, now))
    const byRow = new Map(rows.map((row) => [row.row, row]))
    const steps = await planInSlices(rows, await loadExisting(tx, organizationId, rows), plan)
    const rejected = listRejected(steps, byRow)
    counts.created += steps.filter(({ kind }) => kind === 'create').length
    counts.updated += steps.filter(({ kind }) => kind === 'update').length
    counts.rejected += rejected.length
    counts.skipped += steps.filter(({ kind }) => kind === 'skip' || kind === 'reject').length - rejected.length
    for (const step of steps) if ('notes' in step) notes.push(...step.notes)
    reasons.push(...rejected.flatMap((one) => one.reasons))
    skips.push(...listSkipReasons(steps))
    for (const step of steps) order.add(step, () => toSample(step, byRow.get(step.row)))
  }
  return {
    counts,
    notes: countKinds(notes),
    reasons: countKinds(reasons),
    skips: countKinds(skips),
    samples: order.rows(),
  }
}

/** Reads the whole file as loading would, batch by batch, and changes nothing. */
export const previewImportRoute = stream(
  previewImport,
  async ({ input, actor, transact, services }) =>
    await transact(
      async (tx) => {
        const organizationId = await loadTargetOrganization(tx, actor, input.organization_id)
        const upload = await importUpload(tx, actor, input.upload_id)
        const { table, headers } = openUploadedTable(upload, input)
        const chosen = toHeaderMap(input, headers)
        if (!chosen.ok) throw UserError.at('mapping', chosen.problem)
        const bytes = await services.files.bytes(upload.stored_as).catch((error: unknown) => {
          throw error instanceof UserError && error.code === 'not-found' ? uploadGone() : error
        })
        return await preview(tx, { bytes, table, map: chosen.map, organizationId, now: services.clock() })
      },
      { readOnly: true },
    ),
)
