import type { CandidateRow } from '../contract/directory.ts'
import type { Selection } from '../shapes/directory.ts'

/** Whom a dialog is about: one candidate (then `row` is known), or a selection of many. */
export type Subject = {
  selection: Selection
  count: number
  name: string | null
  row: CandidateRow | null
  /** The status that was seen, by candidate; of all that match a query none was. */
  seen: Seen
}
export type Seen = Readonly<Record<string, string>>

/** A selection of many, with what was seen of those that are named. */
export const subjectOfMany = (selection: Selection, count: number, all: Seen): Subject => {
  const ids = 'ids' in selection ? selection.ids : []
  const seen = Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])))
  return { selection, count, name: null, row: null, seen }
}

export const subjectOfOne = (row: CandidateRow): Subject => ({
  selection: { ids: [row.id] },
  count: 1,
  name: row.name || row.full_name || 'Unknown',
  row,
  seen: { [row.id]: row.status },
})
