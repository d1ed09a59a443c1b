/** One sheet of a file as rows of text. */
export type TextSheet = { name: string; rows: string[][] }

/** All sheets of a file, one after the other, as one CSV text; `rows` has the number of rows of each. */
export type TableText = {
  text: string
  sheets: { name: string; rows: number }[]
  /** Remarks on how it was read. */
  remarks: string[]
}

const csvLine = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

/** The sheets as one CSV text; a blank row stays a row, so that its numbers are those of the sheet. */
export const createTableText = (sheets: readonly TextSheet[], remarks: string[] = []): TableText => ({
  text: sheets.flatMap(({ rows }) => rows.map((cells) => (cells.length === 0 ? '""' : csvLine(cells)))).join('\r\n'),
  sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
  remarks,
})
