import { fields, type MergeableName } from '../fields.ts'

/** Columns of a record by name, as JSON has them. */
export type Columns = Readonly<Record<string, unknown>>
type Fill = { filled: readonly MergeableName[]; before: Columns; after: Columns; now: Columns }

const consent = /^text_consent/
/** Fields whose columns mean something only together: a number and what a registry said of it. */
const whole = (name: MergeableName) => !['resume', 'video_introduction'].includes(name)

/**
 * Plans the undo of a merge: the columns of the kept record to restore, and the `filled` fields that stay. A field is
 * restored if it still has the merge's value. A file is restored with the words read from it, since the other record
 * shows the same file. A refusal of texts is never undone; the number that came with it is.
 */
export const planRevert = ({ filled, before, after, now }: Fill): { columns: string[]; stayed: MergeableName[] } => {
  const changed = (column: string) => before[column] !== after[column]
  const reads = (column: string) => now[column] === after[column]
  const hasRefused = now.text_consent === 'refused'
  const goes = (name: MergeableName): readonly string[] => {
    const columns: readonly string[] = fields[name].merges
    if (whole(name)) {
      const own = columns.filter((column) => !(hasRefused && consent.test(column)))
      return own.every(reads) ? own : []
    }
    const movedFile = columns.includes('resume_file') && changed('resume_file')
    return columns.filter((column) => reads(column === 'resume_text' && movedFile ? 'resume_file' : column))
  }
  const columns = filled.flatMap((name) => goes(name).filter(changed))
  const stayed = filled.filter((name) =>
    fields[name].merges.some(
      (column) => changed(column) && !columns.includes(column) && !(hasRefused && consent.test(column)),
    ),
  )
  return { columns, stayed }
}

/**
 * Finds earlier values that a later merge stored of this merge's own values: the values from before this one. Null if
 * there are none.
 */
export const findOverwritten = (
  mine: { before: Columns; after: Columns },
  laterBefore: Columns,
): Record<string, unknown> | null => {
  const under = Object.keys(mine.before).filter(
    (column) => column in laterBefore && laterBefore[column] === mine.after[column],
  )
  return under.length === 0 ? null : Object.fromEntries(under.map((column) => [column, mine.before[column]]))
}
