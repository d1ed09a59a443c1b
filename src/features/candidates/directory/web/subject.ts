import type { CandidateRow } from '../contract/directory.ts'
import type { Selection } from '../shapes/directory.ts'

/** Subject of a dialog: one candidate (then `row` is known), or a selection of many. */
export type Subject = {
  selection: Selection
  count: number
  name: string | null
  row: CandidateRow | null
  /** The shown status, by candidate. Empty for a selection by query. */
  seen: SeenStatuses
}
export type SeenStatuses = Readonly<Record<string, string>>

/** Builds the subject for a selection of many, with the shown statuses of those with ids. */
export const createSubjectForMany = (selection: Selection, count: number, all: SeenStatuses): Subject => {
  const ids = 'ids' in selection ? selection.ids : []
  const seen = Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])))
  return { selection, count, name: null, row: null, seen }
}

export const createSubject = (row: CandidateRow): Subject => ({
  selection: { ids: [row.id] },
  count: 1,
  name: row.name || row.full_name || 'Unknown',
  row,
  seen: { [row.id]: row.status },
})
