import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { mapInSlices } from '../../../../platform/server/process/map-in-slices.ts'
import {
  addCandidates,
  fillBlanks,
  loadCandidatesSharingKeys,
  recordConsent,
} from '../../../candidates/directory/server/public.ts'
import { markJobCodesUsed } from '../../../clients/job-codes/server/public.ts'
import { type ExistingCandidate, findDuplicateKeys, type ImportStep, openPlan } from '../rules/plan-import.ts'
import type { RowRead } from '../rules/read-row.ts'
import type { ConsentMeaning } from '../rules/values/read-consent.ts'
import { addImportNotes } from './import-notes.ts'
import type { PlacedRow } from './read-file.ts'
import type { RejectedRow } from './write-rejects.ts'

const getKeys = ({ read }: PlacedRow) => (read.ok ? findDuplicateKeys(read.candidate) : { email: null, phone: null })
const present = (keys: (string | null)[]) => [...new Set(keys.filter((key) => key !== null))]

/** The organization's candidates that share an email or a phone with one of the rows. */
export const loadExisting = async (tx: Tx, organizationId: string, rows: readonly PlacedRow[]) => {
  const keys = rows.map(getKeys)
  const emails = present(keys.map(({ email }) => email))
  const phones = present(keys.map(({ phone }) => phone))
  return await loadCandidatesSharingKeys(tx, organizationId, emails, phones)
}

/** The rows that are not loaded. */
export const listRejected = (steps: readonly ImportStep[], rows: ReadonlyMap<number, PlacedRow>): RejectedRow[] =>
  steps.flatMap((step) => {
    const cells = rows.get(step.row)?.cells ?? []
    if (step.kind === 'reject') return [{ row: step.row, cells, reasons: step.reasons }]
    return []
  })

/** Begins the reason of each stored skipped row. */
export const skippedMark = 'Skipped. '

/** Returns the rows that are skipped, with why. `own`: people that this import added; a row of theirs is no news. */
export const listSkipped = (
  steps: readonly ImportStep[],
  rows: ReadonlyMap<number, PlacedRow>,
  own: ReadonlySet<string> = new Set(),
): RejectedRow[] =>
  steps.flatMap((step) => {
    const cells = rows.get(step.row)?.cells ?? []
    if (step.kind === 'skip') return [{ row: step.row, cells, reasons: [`${skippedMark}${step.reason}`] }]
    if (step.kind !== 'update' || !own.has(step.id)) return []
    return [
      { row: step.row, cells, reasons: [`${skippedMark}Same person as an earlier row; this row filled its blanks.`] },
    ]
  })

/** Returns why rows are skipped without a problem: people who are here, and had nothing new. */
export const listSkipReasons = (steps: readonly ImportStep[]): string[] =>
  steps.flatMap((step) => (step.kind === 'skip' ? [step.reason] : []))

/** Records the fields that an import filled in people who were here before, so that it can be undone. */
const recordChanges = async (
  tx: Tx,
  { organizationId, importId }: Loading,
  changes: readonly { id: string; fields: object }[],
) => {
  if (changes.length === 0) return
  await tx.run(
    sql`insert into import_changes (import_id, organization_id, candidate_id, fields)
        select ${importId}::uuid, ${organizationId}::uuid, id, fields from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(id uuid, fields jsonb)
        on conflict (organization_id, import_id, candidate_id) do update set fields = import_changes.fields || excluded.fields`,
  )
}

export type Loading = {
  organizationId: string
  importId: string
  consent: { source: string; at: Date } | null
  now: Date
  /** No one who is on file agreed to anything by it. */
  isOpenDoor?: boolean
}

/** A file's own answer about texts: yes counts where the importer attests it, no always. */
const consentFor = (answer: ConsentMeaning, { consent, now }: Loading) => {
  if (answer === 'given') return consent
  return answer === 'refused' ? { source: 'An imported file says no to texts', at: now, answer } : null
}

/**
 * Does what the steps say, in the caller's transaction; answers the ids of those who were added, by row, and of how
 * many who were here the consent was recorded.
 */
export const writeSteps = async (
  tx: Tx,
  loading: Loading,
  steps: readonly ImportStep[],
  rows: ReadonlyMap<number, PlacedRow>,
) => {
  const created = steps.flatMap((step) => {
    const row = rows.get(step.row)
    return step.kind === 'create' && row
      ? [
          {
            ...step.candidate,
            id: randomUUID(),
            row: step.row,
            location_id: row.location_id,
            job_code_id: row.job_code_id,
          },
        ]
      : []
  })
  const idsByRow = new Map(created.map(({ row, id }) => [row, id]))
  const updates = steps.flatMap((step) => (step.kind === 'update' ? [step] : []))
  const findAnswer = (row: number) => {
    const read = rows.get(row)?.read
    return (read?.ok && read.consent) || 'given'
  }
  for (const answer of ['given', 'refused', 'unknown'] as const) {
    const these = created.filter(({ row }) => findAnswer(row) === answer)
    if (these.length > 0) await addCandidates(tx, these, { ...loading, consent: consentFor(answer, loading) })
  }
  await recordChanges(
    tx,
    loading,
    updates.map(({ id, changes }) => ({ id, fields: changes })),
  )
  await fillBlanks(
    tx,
    updates.map(({ id, changes }) => ({ id, ...changes })),
  )
  const findPerson = (step: ImportStep) => {
    if (step.kind === 'create') return idsByRow.get(step.row)
    if (step.kind === 'update') return step.id
    return step.kind === 'skip' ? (step.id ?? idsByRow.get(step.madeBy ?? -1)) : undefined
  }
  const words = steps.flatMap((step) => {
    const read = rows.get(step.row)?.read
    const id = loading.isOpenDoor && step.kind === 'skip' ? undefined : findPerson(step)
    return id && read?.ok && read.words ? [{ candidate_id: id, words: read.words }] : []
  })
  await addImportNotes(tx, loading, words)
  const here = steps.flatMap((step) => {
    const row = rows.get(step.row)
    const id = step.kind === 'create' ? undefined : findPerson(step)
    return row && id ? [{ id, phone_key: getKeys(row).phone, answer: findAnswer(step.row) }] : []
  })
  const said = (answer: ConsentMeaning) => (loading.isOpenDoor ? [] : here.filter((one) => one.answer === answer))
  const consented = await recordConsent(tx, said('given'), loading.consent)
  await recordConsent(tx, said('refused'), consentFor('refused', loading))
  await markJobCodesUsed(tx, present(created.map(({ job_code_id }) => job_code_id)), loading.now)
  return { added: idsByRow, consented }
}

/** Plans rows as `planImport` does, so that other calls are answered in between. `plan` knows the people of earlier parts of the file. */
export const planInSlices = async (
  rows: readonly { row: number; read: RowRead }[],
  existing: readonly ExistingCandidate[],
  plan = openPlan(),
): Promise<ImportStep[]> => {
  await mapInSlices(existing, (one) => plan([], [one]))
  return (await mapInSlices(rows, (one) => plan([one], []))).flat()
}
