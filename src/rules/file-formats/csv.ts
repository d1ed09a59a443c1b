import type { Cell } from './cell.ts'

/** Text that no spreadsheet takes for a formula. */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** One cell of a CSV file. */
export const formatCsvCell = (text: string): string => {
  const safe = escapeFormula(text)
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const plain = (cell: Cell | null): string => {
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'object' ? (cell?.day ?? '') : formatCsvCell(cell)
}

/** One row of a CSV file (RFC 4180), its end included; numbers stay numbers, days are written 2026-03-14. */
export const formatCsvRow = (cells: readonly (Cell | null)[]): string => `${cells.map(plain).join(',')}\r\n`

/** The mark that lets spreadsheets read a CSV file as UTF-8. */
export const csvStart = '\ufeff'
