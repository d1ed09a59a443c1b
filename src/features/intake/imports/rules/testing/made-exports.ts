import { board, type CellField, cells, later, omitFields, pipeline, type Words } from './made-cells.ts'
import exportsOfPrograms from './made-exports.json' with { type: 'json' }
import { type MadePerson, madePeople, pickInTurn } from './made-people.ts'

export type MadeExport = {
  format: string
  /** Whether its habits were read while the rules were written. */
  seen: boolean
  stated: readonly CellField[]
  statuses: readonly [Words, ...Words[]]
  rows: string[][]
  separator: string
}

const statusesOf: Record<string, MadeExport['statuses']> = { board, pipeline, later }
const isStated = (field: string): field is CellField => omitFields().some((each) => each === field)

/** Thirty rows in the form of each export: with habits that the rules were written for, and with others. */
export const madeExports: readonly MadeExport[] = exportsOfPrograms.map(({ format, seen, missing, ...made }) => {
  const { above = [], separator = ',' } = made
  // A column is `Heading=cell`; a cell that begins with ' is the same in each row.
  const pairs = made.columns.map((column) => column.split('='))
  const statuses = statusesOf[made.statuses]
  const unstated = Array.from<string>(missing).filter(isStated)
  if (!statuses || unstated.length < missing.length) throw new Error(`Unknown statuses or fields: ${format}`)
  const cell = (kind: string, p: MadePerson): string => {
    if (kind.startsWith("'")) return kind.slice(1)
    return kind === 'status' ? pickInTurn(statuses, p.n)[0] : (cells[kind]?.(p) ?? `no cell ${kind}`)
  }
  const people = madePeople.map((p) => pairs.map(([, kind = '']) => cell(kind, p)))
  const rows = [...above, pairs.map(([heading = '']) => heading), ...people]
  return { format, seen, stated: omitFields(...unstated), statuses, separator, rows }
})
