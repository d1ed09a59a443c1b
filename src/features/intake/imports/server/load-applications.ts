import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { isTypedField } from '../../../candidates/suggestions/rules/typed-fields.ts'
import { suggestChange } from '../../../candidates/suggestions/server/public.ts'
import { cleanText } from '../rules/cell.ts'
import { fieldNames, type ImportField } from '../rules/headers.ts'
import { type ImportStep, planImport } from '../rules/plan-import.ts'
import { keepRejects } from './keep-rejects.ts'
import { loadImportLookup, type PlacedRow, placeCsvRow } from './read-file.ts'
import { recordReapplied } from './record-reapplied.ts'
import { listRejected, loadExisting, writeSteps } from './write-steps.ts'

export type Application = Partial<Record<ImportField, string>>
/** `unrouted`: its job code is not one of this organization, and the caller keeps it elsewhere. */
export type Outcome = {
  result: 'added' | 'updated' | 'known' | 'refused' | 'unrouted'
  id: string | null
  reasons: string[]
}

type Applications = {
  organizationId: string
  /** Under which it is listed among the imports. */
  name: string
  consent: string | null
  madeBy: string | null
  now: Date
  applications: readonly Application[]
  /** A readable application with a code of no one here is not loaded, but answered as `unrouted`. */
  leavesUnrouted?: true
  /** They came by an open door: their news of someone on file waits for a person and changes nothing. */
  suggests?: true
}

/** Stores news of people on file as suggestions, and returns the steps that change none of their fields. */
const suggestUpdates = async (tx: Tx, { organizationId, consent, now }: Applications, steps: readonly ImportStep[]) => {
  for (const step of steps) {
    if (step.kind !== 'update') continue
    await suggestChange(tx, {
      organizationId,
      candidateId: step.id,
      cameBy: 'mail',
      fields: Object.fromEntries(Object.entries(step.changes).filter(([name]) => isTypedField(name))),
      consentSource: consent,
      now,
    })
  }
  return steps.map((step): ImportStep => {
    if (step.kind !== 'update') return step
    return {
      kind: 'skip',
      row: step.row,
      id: step.id,
      reason: 'already here; new details wait for staff to accept them',
    }
  })
}

/** It can be read, and what stands for its job code leads nowhere here. */
const isUnrouted = ({ read, job_code_id }: PlacedRow, code = '') =>
  read.ok && job_code_id === null && cleanText(code).trim() !== ''

const getOutcome = (step: ImportStep, added: ReadonlyMap<number, string>): Outcome => {
  if (step.kind === 'create') return { result: 'added', id: added.get(step.row) ?? null, reasons: [] }
  if (step.kind === 'update') return { result: 'updated', id: step.id, reasons: [] }
  if (step.kind === 'reject') return { result: 'refused', id: null, reasons: step.reasons }
  return { result: 'known', id: step.id ?? null, reasons: [] }
}

/**
 * Loads applications that did not come in a file, in the caller's transaction: all or nothing, as an import that can be
 * undone. Returns the outcome of each, in their order; imports into one organization wait for each other.
 */
export const loadApplications = async (
  tx: Tx,
  given: Applications,
): Promise<{ importId: string; outcomes: Outcome[] }> => {
  const { organizationId, applications, madeBy, now, name } = given
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organizationId}`}, 0))`)
  const headers = [...new Set(applications.flatMap((one) => Object.keys(one) as ImportField[]))]
  const names = headers.map((header) => fieldNames[header])
  const map = { fields: Object.fromEntries(headers.map((header, at) => [header, at])), unknown: [], headings: names }
  const meanings = await loadImportLookup(tx, organizationId)
  const all = applications.map((one, at) =>
    placeCsvRow({ row: at + 1, cells: headers.map((header) => one[header] ?? '') }, map, meanings, now),
  )
  const rows = given.leavesUnrouted ? all.filter((row, at) => !isUnrouted(row, applications[at]?.job_code)) : all
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const planned = planImport(rows, await loadExisting(tx, organizationId, rows))
  const steps = given.suggests ? await suggestUpdates(tx, given, planned) : planned
  const importId = randomUUID()
  const consent = given.consent === null ? null : { source: given.consent, at: now }
  const { added } = await writeSteps(
    tx,
    { organizationId, importId, consent, now, isOpenDoor: given.suggests === true },
    steps,
    byRow,
  )
  await recordReapplied(tx, { organizationId, importId, name, madeBy }, steps, { skipped: true })
  const stepsByRow = new Map(steps.map((step) => [step.row, step]))
  const outcomes = all.map(({ row }): Outcome => {
    const step = stepsByRow.get(row)
    return step ? getOutcome(step, added) : { result: 'unrouted', id: null, reasons: [] }
  })
  const many = (result: Outcome['result']) => outcomes.filter((one) => one.result === result).length
  const counts = { created: many('added'), updated: many('updated'), skipped: many('known'), rejected: many('refused') }
  await tx.run(
    sql`insert into imports (id, organization_id, made_by, file_name, headers, total, done, created, updated, skipped, rejected, consent, at)
        values (${importId}, ${organizationId}, ${madeBy}, ${name}, ${sql.param(headers)}::text[], ${rows.length}, ${rows.length},
          ${counts.created}, ${counts.updated}, ${counts.skipped}, ${counts.rejected}, ${given.consent}, ${now.toISOString()})`,
  )
  await keepRejects(tx, { id: importId, organization_id: organizationId }, listRejected(steps, byRow))
  const after = { file: name, ...counts, consent: given.consent }
  await recordEvents(tx, madeBy, [{ name: 'candidates.imported', about: importId, organizationId, after }])
  await notifyChange(tx, [organizationId], ['candidates'])
  return { importId, outcomes }
}

const rejectedRow = z.object({ row: z.number(), reasons: z.array(z.string()) })

/** Why rows of an import were refused, by row. */
export const loadRefusedReasons = async (
  tx: Tx,
  organizationId: string,
  importId: string,
): Promise<Map<number, string[]>> => {
  const rows = await tx.rows(
    rejectedRow,
    sql`select row, reasons from import_rejects where organization_id = ${organizationId} and import_id = ${importId}`,
  )
  return new Map(rows.map(({ row, reasons }) => [row, reasons]))
}
