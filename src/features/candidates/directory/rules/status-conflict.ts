import { statusKey } from './statuses.ts'

type Row = { id: string; status: string }

/**
 * Those whom someone else gave another status than the one that was `seen` (by id) before `wanted` was chosen. Anyone who has the
 * wanted one already is no question, and of whom nothing was seen no one asks.
 */
export const findStatusConflicts = <Found extends Row>(
  rows: readonly Found[],
  seen: Readonly<Record<string, string>>,
  wanted: string,
): Found[] =>
  rows.filter(({ id, status }) => {
    const before = seen[id]
    if (before === undefined || statusKey(status) === statusKey(wanted)) return false
    return statusKey(status) !== statusKey(before)
  })
