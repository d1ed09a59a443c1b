import type { Cell } from '../../../../rules/file-formats/cell.ts'
import { formatCsvRow } from '../../../../rules/file-formats/csv.ts'
import { toCsvCell } from './export-row.ts'

/** Columns of the table that follow the fixed ones of a download when they are shown there, with their headings, in their order. */
export const chosenHeadings = {
  location: 'Clinic/Region',
  organization: 'Organization',
  hired_at: 'Hired On',
  certification_number: 'Certification',
} as const
export type ChosenColumn = keyof typeof chosenHeadings
/** Their keys, in their order. */
export const chosenColumns = Object.keys(chosenHeadings) as [ChosenColumn, ...ChosenColumn[]]

/** Returns those of the columns shown in a table that a download can carry, in their fixed order. */
export const filterChosen = (shown: readonly string[]): ChosenColumn[] =>
  chosenColumns.filter((key) => shown.includes(key))

/** Returns the cells of chosen columns from their texts: a day for the day of the hire, else the text. */
export const parseChosenCells = (columns: readonly ChosenColumn[], texts: readonly string[]): Cell[] =>
  columns.map((key, at) => {
    const text = texts[at] ?? ''
    return key === 'hired_at' && text !== '' ? { day: text } : text
  })

/** Returns a line of a CSV file with the chosen cells behind its own. */
export const addChosen = (line: string, columns: readonly ChosenColumn[], texts: readonly string[]): string =>
  columns.length === 0 || line === ''
    ? line
    : `${line.slice(0, -2)},${formatCsvRow(parseChosenCells(columns, texts).map(toCsvCell))}`
