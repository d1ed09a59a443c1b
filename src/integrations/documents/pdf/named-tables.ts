import type { Run } from './run.ts'

type Row = { y: number; runs: Run[] }
/** A table whose first row names its columns: its rows, each as one run a column. */
export type NamedTable = { from: number; until: number; rows: Row[] }

const columnNameWords = [
  'dates?(?: of employment| worked| employed)?',
  'period',
  'years?',
  'from',
  'to',
  'start(?: date)?',
  'end(?: date)?',
  'employers?',
  'company',
  'organi[sz]ation',
  'agency',
  'school',
  'institution',
  'position(?: held)?',
  '(?:job )?title',
  'role',
  'job',
  'location',
  'city',
  'place',
  'duties',
  'responsibilities',
  'certifications?',
  'credential',
  'number',
  'expires',
  'expiration(?: date)?',
  'degree',
  'field',
  'fechas?',
  'empresa',
  'puesto',
  'cargo',
  'lugar',
]
const columnName = new RegExp(String.raw`^(?:${columnNameWords.join('|')})$`, 'i')
const newRow = 1.55 // font sizes between two lines of which the second begins a row

const nearest = (starts: readonly number[], x: number): number => {
  let found = 0
  starts.forEach((start, at) => {
    if (x >= start - 4) found = at
  })
  return found
}

/**
 * Finds the first table of rows whose head names three columns or more ("Dates | Employer | Position"). Lines that a narrow cell broke are one again.
 */
export const findNamedTable = (rows: readonly Row[]): NamedTable | null => {
  const from = rows.findIndex(
    ({ runs }) => runs.length >= 3 && runs.every(({ text }) => columnName.test(text.trim().replace(/:$/, ''))),
  )
  const head = rows[from]
  if (!head) return null
  const starts = head.runs.map(({ x }) => x)
  const edge = Math.min(...starts)
  const found: Row[] = []
  let until = from + 1
  let before = head.y
  for (const row of rows.slice(from + 1)) {
    const columns = row.runs.map(({ x }) => nearest(starts, x))
    const size = row.runs[0]?.size ?? 10
    const isNew = row.y - before > size * newRow || found.length === 0
    // A row of the table fills two columns at least; the rest of a broken line may fill one.
    const isInside =
      row.runs.every(({ x }) => x >= edge - 4) && (isNew ? new Set(columns).size >= 2 : row.y - before < size * newRow)
    if (!isInside) break
    if (isNew) found.push({ y: row.y, runs: [] })
    const open = found.at(-1)
    for (const run of row.runs) {
      const at = nearest(starts, run.x)
      const cell = open?.runs.find(({ x }) => nearest(starts, x) === at)
      if (cell) {
        cell.text = `${cell.text.trimEnd()} ${run.text.trim()}`
        cell.width = Math.max(cell.width, run.x + run.width - cell.x)
      } else open?.runs.push({ ...run })
    }
    before = row.y
    until += 1
  }
  return found.length > 0 ? { from, until, rows: found } : null
}
