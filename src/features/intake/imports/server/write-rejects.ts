import { csvStart, formatCsvRow } from '../../../../rules/file-formats/csv.ts'
import type { CsvRow } from './read-csv.ts'

export type RejectedRow = CsvRow & { reasons: string[] }

/** The rows that were rejected or skipped as CSV text: why, then the cells as they came. A spreadsheet opens it, and so does a new import. */
export const writeRejectsCsv = (headers: readonly string[], rejected: readonly RejectedRow[]): string => {
  const lines = [
    ['Reasons', ...headers],
    ...rejected.map(({ reasons, cells, row }) => [`Row ${row}: ${reasons.join(' ')}`, ...cells]),
  ]
  return `${csvStart}${lines.map(formatCsvRow).join('')}`
}
