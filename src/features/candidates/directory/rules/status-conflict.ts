import { toStatusKey } from './statuses.ts'

type Row = { id: string; status: string }

/**
 * Finds rows whose status changed from the one in `seen` (by id) before `wanted` was chosen. Rows that have the wanted
 * status already are no conflict, nor are rows without a shown status.
 */
export const findStatusConflicts = <Found extends Row>(
  rows: readonly Found[],
  seen: Readonly<Record<string, string>>,
  wanted: string,
): Found[] =>
  rows.filter(({ id, status }) => {
    const before = seen[id]
    if (before === undefined || toStatusKey(status) === toStatusKey(wanted)) return false
    return toStatusKey(status) !== toStatusKey(before)
  })
