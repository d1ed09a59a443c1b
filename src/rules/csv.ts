/** Text that no spreadsheet takes for a formula. */
export const formulaSafe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** One cell of a CSV file. */
export const csvCell = (text: string): string => {
  const safe = formulaSafe(text)
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file, its end included. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** What lets spreadsheets read a CSV file as UTF-8. */
export const csvStart = '\ufeff'
