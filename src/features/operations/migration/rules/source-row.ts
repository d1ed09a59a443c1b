import { cleanText, truncate } from '../../../intake/imports/rules/cell.ts'

/** A row of the source by its column names, in lower case; what has no value is blank. */
export type SourceRow = Record<string, string>

/** The result of one row: its values with remarks, or every reason why it stays behind. */
export type RowResult<T> = { ok: true; value: T; notes: string[] } | { ok: false; reasons: string[] }

/** A row that stays behind for one reason. */
export const createRefusal = (reason: string): { ok: false; reasons: string[] } => ({ ok: false, reasons: [reason] })

/** A cell as it was received, without what no database stores; blank when the source has no such column. */
export const getCell = (row: SourceRow, column: string): string =>
  cleanText(Object.hasOwn(row, column) ? (row[column] ?? '') : '')

/** A cell in one line of at most `most` characters, trimmed; null when blank or longer. */
export const getLine = (row: SourceRow, column: string, most = 200): string | null => {
  const line = getCell(row, column).trim()
  return line === '' || line.length > most ? null : line
}

/** The first of several columns that says anything, trimmed and at most `most` characters. */
export const getFirstCell = (row: SourceRow, columns: readonly string[], most = 200): string | null => {
  for (const column of columns) {
    const line = getLine(row, column, most)
    if (line !== null) return line
  }
  return null
}

/** Yes or no as databases and spreadsheets write it; `otherwise` when it is blank or neither. */
export const parseBoolean = (row: SourceRow, column: string, otherwise: boolean): boolean => {
  const word = getCell(row, column).slice(0, 20).trim().toLowerCase()
  if (['t', 'true', 'yes', 'y', '1', 'on'].includes(word)) return true
  return ['f', 'false', 'no', 'n', '0', 'off'].includes(word) ? false : otherwise
}

/** A whole number of at most nine digits; null when it is none. */
export const parseInteger = (row: SourceRow, column: string): number | null => {
  const word = getCell(row, column).slice(0, 40).trim()
  return /^-?[0-9]{1,9}$/.test(word) ? Number(word) : null
}

/** The reason why a row without a needed text stays behind: it is missing, or longer than is stored. */
export const requireCell = (row: SourceRow, column: string, most: number): string => {
  const { length } = getCell(row, column).trim()
  return length === 0 ? `The ${column} is missing.` : `The ${column} has ${length} characters. The limit is ${most}.`
}

/** A value of the source in a sentence. */
export const quoteCell = (row: SourceRow, column: string): string => `"${truncate(getCell(row, column).trim())}"`
