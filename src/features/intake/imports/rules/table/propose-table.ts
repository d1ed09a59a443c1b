import { detectFormat } from '../columns/known-formats.ts'
import { findNamedField, normalizeHeading } from '../headers.ts'

/** The place of a file's table: its sheet, and which of the sheet's rows (from 0) names the columns. */
export type TablePlace = { sheet: number; header: number }

const rowsLookedAt = 25
const filled = (cells: readonly string[]) => cells.filter((cell) => /\S/.test(cell))

/** How much a row is a heading: its cells that name a field, and none that hold a value. */
const scoreHeading = (cells: readonly string[]): number => {
  const words = filled(cells)
  const values = words.filter((word) => /@|\d{3}/.test(word) || word.length > 80).length
  const named = new Set(
    words.flatMap((word) => findNamedField(word.replace(/^(?:candidate|applicant)\s+/i, ''))?.field ?? []),
  )
  if (detectFormat(words) !== null) return 100 + words.length
  return named.size * 3 + Math.min(words.length, 10) / 10 - values * 4
}

/** The row that names the columns: it comes after title lines and blank rows. 0 where none is recognized. */
export const proposeHeader = (rows: readonly (readonly string[])[]): number => {
  const seen = rows
    .slice(0, rowsLookedAt)
    .map((cells, at) => ({ at, score: scoreHeading(cells), cells: filled(cells).length }))
  const best = seen.toSorted((a, b) => b.score - a.score || a.at - b.at)[0]
  if (best && best.score >= 5) return best.at
  return seen.find(({ cells }) => cells > 1)?.at ?? seen.find(({ cells }) => cells > 0)?.at ?? 0
}

/** The sheet and the row to begin with: the sheet whose heading names most, of equal ones the first. */
export const proposeTable = (sheets: readonly { rows: readonly (readonly string[])[] }[]): TablePlace => {
  const judged = sheets.map(({ rows }, sheet) => {
    const header = proposeHeader(rows)
    const hasRows = rows.slice(header + 1).some((cells) => filled(cells).length > 0)
    return { sheet, header, score: scoreHeading(rows[header] ?? []) + (hasRows ? 2 : 0) }
  })
  const best = judged.toSorted((a, b) => b.score - a.score || a.sheet - b.sheet)[0]
  return best ? { sheet: best.sheet, header: best.header } : { sheet: 0, header: 0 }
}

/**
 * The names of the columns. Under a merged heading ("Contact" above "Email" and "Phone") a blank cell takes the word above it, where that row
 * names several columns.
 */
export const readHeadingsAt = (rows: readonly (readonly string[])[], header: number): string[] => {
  const cells = rows[header] ?? []
  const above = rows[header - 1] ?? []
  const isHeading = new Set(filled(above).map(normalizeHeading)).size > 1
  return cells.map((cell, at) => (cell.trim() === '' && isHeading ? (above[at] ?? '') : cell))
}
