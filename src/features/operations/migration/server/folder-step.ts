import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../platform/server/database.ts'
import { bringFolders } from '../../../documents/files/server/public.ts'
import { getFirstCell, type SourceRow } from '../rules/source-row.ts'
import { type BroughtFolder, judgeFolderRow } from '../rules/work-rows.ts'
import { loadKnownRows } from './load-known-rows.ts'
import { createJudgedStep, type IncomingRow, type Outcome, type Run, rejectRow, type Step, toOutcomes } from './run.ts'

const getParentId = (row: SourceRow) => getFirstCell(row, ['parent_id', 'parent_folder_id']) ?? ''
const noParent = 'Its parent folder doesn’t exist here.'

type Waiting = { at: number; one: IncomingRow<BroughtFolder> }

/** Parent folders come first, level by level; those in one that is not here stay behind. */
const writeFolders = async (tx: Tx, run: Run, read: readonly IncomingRow<BroughtFolder>[]): Promise<Outcome[]> => {
  const outcomes = new Map<number, Outcome>()
  const asked = read.map(({ incoming }) => getParentId(incoming.row))
  const known = await loadKnownRows(tx, run.installation, 'document_folders', asked)
  const places = new Map([...known].flatMap(([id, { isHere, ...place }]) => (isHere ? [[id, place] as const] : [])))
  let waiting: Waiting[] = read.map((one, at) => ({ at, one }))
  while (waiting.length > 0) {
    const ready = waiting.filter(({ at }) => asked[at] === '' || places.has(asked[at] ?? ''))
    if (ready.length === 0) break
    const fitting = ready.filter(
      ({ at, one }) => asked[at] === '' || places.get(asked[at] ?? '')?.organizationId === one.client.id,
    )
    const rows = fitting.map(({ at, one: { client, value } }) => ({
      ...value,
      id: randomUUID(),
      organization_id: client.id,
      parent_id: places.get(asked[at] ?? '')?.ours ?? null,
    }))
    // oxlint-disable-next-line no-await-in-loop -- a level needs the one before
    const became = await bringFolders(tx, rows)
    const ids = rows.map(({ id }) => id)
    const good = fitting.map(({ one }) => one)
    for (const [i, outcome] of toOutcomes(good, ids, became).entries()) {
      const { at, one } = fitting[i] ?? {}
      if (at === undefined || !one) continue
      outcomes.set(at, outcome)
      if (outcome.kind !== 'refused')
        places.set(one.incoming.id, { ours: outcome.ours, organizationId: outcome.organizationId, label: null })
    }
    waiting = waiting.filter((one) => !ready.includes(one))
  }
  return read.map((_, at) => outcomes.get(at) ?? rejectRow(noParent))
}

/** Folders of documents, as many levels as they have. */
export const folderStep: Step = { table: 'document_folders', write: createJudgedStep(judgeFolderRow, writeFolders) }
