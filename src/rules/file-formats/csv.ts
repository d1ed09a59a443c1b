/** Text that no spreadsheet takes for a formula. */
export const formulaSafe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** One cell of a CSV file. */
const csvCell = (text: string): string => {
  const safe = formulaSafe(text)
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One row of a CSV file (RFC 4180), its end included; numbers stay numbers. */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell ?? ''))).join(',')}\r\n`

/** What lets spreadsheets read a CSV file as UTF-8. */
export const csvStart = '\ufeff'
