import { fields, type MergeableName } from '../fields.ts'

/** Columns of a record by name, as JSON has them. */
export type Columns = Readonly<Record<string, unknown>>
type Fill = { filled: readonly MergeableName[]; before: Columns; after: Columns; now: Columns }

const consent = /^text_consent/
/** Fields whose columns mean something only together: a number and what a registry said of it. */
const whole = (name: MergeableName) => !['resume', 'video_introduction'].includes(name)

/**
 * Which columns of the kept record of a merge hold their own again when it is taken back, and which of the `filled` fields stay as they are.
 * A field goes back while it reads as the merge wrote it. A file goes back with the words that were read in it, since the other record shows
 * the same file. A refusal of texts never goes back, the number it came with does.
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

/** What is remembered of an earlier value where a later merge wrote over what this one wrote: the value from before this one. Null: nothing is. */
export const findOverwritten = (
  mine: { before: Columns; after: Columns },
  laterBefore: Columns,
): Record<string, unknown> | null => {
  const under = Object.keys(mine.before).filter(
    (column) => column in laterBefore && laterBefore[column] === mine.after[column],
  )
  return under.length === 0 ? null : Object.fromEntries(under.map((column) => [column, mine.before[column]]))
}
