const risky = /^[=+\-@\t\r]/
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** One CSV row (RFC 4180, CRLF). Cells that a spreadsheet would run as a formula get a leading apostrophe. */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(risky.test(cell ?? '') ? `'${cell}` : (cell ?? '')))).join(',')}\r\n`
