import type { CsvRow } from './read-csv.ts'

export type Rejected = CsvRow & { reasons: string[] }

/** A cell that no spreadsheet takes for a formula. */
const safeCell = (cell: string): string => {
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n;]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The rows that were not loaded as CSV text: why, then the cells as they came. A spreadsheet opens it, and so does a new import. */
export const rejectsCsv = (headers: readonly string[], rejected: readonly Rejected[]): string => {
  const lines = [
    ['Reasons', ...headers],
    ...rejected.map(({ reasons, cells, row }) => [`Row ${row}: ${reasons.join(' ')}`, ...cells]),
  ]
  return `\ufeff${lines.map((cells) => `${cells.map(safeCell).join(',')}\r\n`).join('')}`
}
