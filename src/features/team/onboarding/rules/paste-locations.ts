import { parseState } from '../../../../rules/us-states.ts'

export type PastedLocation = { name: string; city: string; state: string }

const header = /^(location|name|clinic|city|state)s?( name)?$/i

/** A cell as it was meant: trimmed, without the quotes around it. */
const plain = (cell: string) => {
  const text = cell.trim()
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text
}

/** Splits a line at a sign outside of quotes; a single quote, as in 5" pipe, is a sign like any other. */
const partsAt = (line: string, sign: string): string[] => {
  const isQuoting = line.split('"').length % 2 === 1
  const parts: string[] = []
  let [from, quoted] = [0, false]
  for (let at = 0; at < line.length; at += 1) {
    if (isQuoting && line[at] === '"') quoted = !quoted
    if (line[at] !== sign || quoted) continue
    parts.push(line.slice(from, at))
    from = at + 1
  }
  return [...parts, line.slice(from)].map(plain)
}

const splitCells = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t').map(plain)
  const bySemicolon = partsAt(line, ';')
  return bySemicolon.length > 1 ? bySemicolon : inThree(partsAt(line, ','))
}

/** A name may have commas of its own: everything before city and state belongs to it, and nothing is dropped. */
const inThree = (cells: string[]): string[] => {
  if (cells.length <= 3 || cells.every((cell) => cell === '')) return cells
  const said = (from: number, until?: number) =>
    cells
      .slice(from, until)
      .filter((cell) => cell !== '')
      .join(', ')
  return parseState(cells.at(-1) ?? '')
    ? [said(0, -2), cells.at(-2) ?? '', cells.at(-1) ?? '']
    : [cells[0] ?? '', cells[1] ?? '', said(2)]
}

const toPlace = ([name = '', city = '', state = '']: string[]): PastedLocation => {
  const onlyState = state === '' ? parseState(city) : null
  if (name && onlyState) return { name, city: name, state: onlyState }
  return { name: name || city, city, state: parseState(state) ?? state }
}

/**
 * Parses rows copied from a spreadsheet or typed: name, city and state, separated by tabs, semicolons or commas; cells
 * may be in quotes. "Austin, TX" is a place named by its city. A header row and empty rows are skipped; states become
 * two letters where they can be read.
 */
export const pasteLocations = (text: string): PastedLocation[] =>
  text
    .split(/\r?\n/)
    .map(splitCells)
    .filter((cells) => cells.some((cell) => cell !== ''))
    .filter((cells, at) => at > 0 || cells.length < 2 || !cells.every((cell) => cell === '' || header.test(cell)))
    .map(toPlace)
