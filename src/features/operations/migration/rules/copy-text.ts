const head =
  /^COPY (?:(?:"[^"]{1,100}"|\w{1,100})\.)?(?:"([^"]{1,100})"|(\w{1,100})) \(([^)]{1,20000})\) FROM stdin;\s{0,2}$/

/** Whether a line of a dump begins the rows of a table: the table's name and its columns; null for any other line. */
export const copyHead = (line: string): { table: string; columns: string[] } | null => {
  if (line.length > 22_000) return null
  const [, quoted, bare, columns = ''] = head.exec(line) ?? []
  const table = quoted ?? bare
  if (table === undefined) return null
  return { table, columns: columns.split(',').map((column) => column.trim().replaceAll('"', '')) }
}

const letters: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const escaped = /\\(x[0-9A-Fa-f]{1,2}|[0-7]{1,3}|[^])/g

const meant = (sign: string): string => {
  if (/^x[0-9A-Fa-f]/.test(sign)) return String.fromCodePoint(Number.parseInt(sign.slice(1), 16))
  if (/^[0-7]/.test(sign)) return String.fromCodePoint(Number.parseInt(sign, 8) % 256)
  return letters[sign] ?? sign
}

/** The cells of one line of COPY text as they were stored: null for `\N`, backslash sequences resolved. A tab ends a cell. */
export const copyCells = (line: string): (string | null)[] =>
  line.split('\t').map((cell) => {
    if (cell === '\\N') return null
    return cell.includes('\\') ? cell.replace(escaped, (_, sign: string) => meant(sign)) : cell
  })
