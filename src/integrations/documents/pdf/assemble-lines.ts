import { withWholeDates } from './date-stacks.ts'
import { joinSpacedLetters } from './letter-spacing.ts'
import { findNamedTable } from './named-tables.ts'
import type { Run } from './run.ts'
import { isGlyphs, isLabels, isRail, isRailRow, isWholeDate, longestRemark, type Side } from './side-roles.ts'

export type AssembledLine = {
  text: string
  x: number
  y: number
  width: number
  height: number
  size: number
  bold: boolean
  /** It is left of what it heads. */
  isLabel?: true
}

type Row = { y: number; runs: Run[] }

const sameRow = 3.5 // points between lines that are in one row
const strip = 3 // points: how finely gutters are looked for
const narrowest = 6 // points of a gutter
const fewest = 4 // rows on each side of a gutter
const mostDepth = 3
/** Font sizes between two cells: some tables leave one and a half, words of a line less than this. */
const betweenCells = 1.35

const groupRows = (runs: readonly Run[]): Row[] => {
  const rows: Row[] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = rows.at(-1)
    if (last && run.y - last.y < Math.max(sameRow, run.size * 0.3)) last.runs.push(run)
    else rows.push({ y: run.y, runs: [run] })
  }
  for (const row of rows) row.runs.sort((a, b) => a.x - b.x)
  return rows
}

const getRight = ({ x, width }: Run) => x + width
const splitSides = (row: Row, gutter: number): Side | null => {
  const left = row.runs.filter((run) => getRight(run) <= gutter + 0.5)
  const right = row.runs.filter((run) => run.x >= gutter - 0.5)
  return left.length + right.length === row.runs.length ? { left, right } : null
}

type Zone = { from: number; until: number }
/**
 * Runs of rows that nothing crosses at `gutter`, with enough on both sides. Two rows one below the other whose one side
 * is a date are of one column; a single one may be next to a list by chance.
 */
const zonesAt = (rows: readonly Row[], gutter: number): Zone[] => {
  const zones: Zone[] = []
  const sides = rows.map((row) => splitSides(row, gutter))
  const rails = sides.map(isRailRow)
  let from = 0
  const close = (until: number) => {
    const inside = sides.slice(from, until).filter((side) => side !== null)
    const many = (side: 'left' | 'right') => inside.filter((each) => each[side].length > 0).length
    const isEnough = many('right') >= fewest && (many('left') >= fewest || (many('left') > 1 && isLabels(inside)))
    if (isEnough && !isRail(inside) && !isGlyphs(inside)) zones.push({ from, until })
  }
  sides.forEach((side, at) => {
    const isOfOne = rails[at] === true && (rails[at - 1] === true || rails[at + 1] === true)
    if (side && !isOfOne) return
    close(at)
    from = at + 1
  })
  close(rows.length)
  return zones
}

const sumSizes = (zones: readonly Zone[]) => zones.reduce((sum, { from, until }) => sum + until - from, 0)

/** Where the most rows fall into two columns, with nothing between them for as wide as a gutter is; null where there is one. */
const findGutter = (rows: readonly Row[]): { at: number; zones: Zone[] } | null => {
  const runs = rows.flatMap((row) => row.runs)
  const [left, right] = [Math.min(...runs.map(({ x }) => x)), Math.max(...runs.map(getRight))]
  const wide = right - left
  const places: { x: number; size: number }[] = []
  for (let x = left + wide * 0.12; x < left + wide * 0.88; x += strip)
    places.push({ x, size: sumSizes(zonesAt(rows, x)) })
  /** The rows that fall apart all along a gutter that begins here. */
  const along = (at: number) => Math.min(...places.slice(at, at + narrowest / strip).map(({ size }) => size))
  let best = { from: 0, size: 0 }
  for (let at = 0; at + narrowest / strip <= places.length; at += 1)
    if (along(at) > best.size) best = { from: at, size: along(at) }
  if (best.size === 0) return null
  let until = best.from
  while ((places[until + 1]?.size ?? 0) >= best.size) until += 1
  const at = ((places[best.from]?.x ?? 0) + (places[until]?.x ?? 0)) / 2
  return { at, zones: zonesAt(rows, at) }
}

/**
 * The separator of two runs of a row: a tab where they are far apart or a date ends, a blank, or nothing within a word.
 */
const between = (text: string, before: Run | undefined, run: Run, gap: number): string => {
  if (gap > run.size * betweenCells || (text.length <= longestRemark && isWholeDate(text))) return '\t'
  if (gap > run.size * 0.16) return ' '
  // Words in another weight or size do not continue, however close they are set.
  const isOther = before !== undefined && (before.bold !== run.bold || Math.abs(before.size - run.size) > 1)
  return isOther && /[\p{L}\d]$/u.test(text) && /^[\p{L}\d]/u.test(run.text) ? ' ' : ''
}

const joinRuns = ({ y, runs }: Row): AssembledLine | null => {
  let text = ''
  let end = 0
  let before: Run | undefined
  for (const run of runs) {
    const gap = run.x - end
    const isWord = text !== '' && !/\s$/.test(text) && !/^\s/.test(run.text)
    if (isWord) text += between(text, before, run, gap)
    else if (text !== '' && gap > run.size * betweenCells) text = `${text.trimEnd()}\t`
    text += run.text
    end = getRight(run)
    before = run
  }
  const words = text
    .replace(/[ \u00a0]{1,1000}/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .trim()
  const [head] = runs
  if (words === '' || !head) return null
  const inked = runs.filter((run) => run.text.trim() !== '')
  const size = Math.max(...inked.map((run) => run.size))
  return { text: words, x: head.x, y, width: end - head.x, height: size, size, bold: inked.every((run) => run.bold) }
}

/** A row of a table, its cells apart however narrow the rule between them is. */
const lineOfCells = (row: Row): AssembledLine | null => {
  const line = joinRuns(row)
  const text = row.runs
    .toSorted((a, b) => a.x - b.x)
    .map((run) => run.text.replace(/\s{1,1000}/g, ' ').trim())
    .join('\t')
  return line && { ...line, text }
}

/** Headings in a column of their own: each one, then the lines at its right. */
const labelled = (left: readonly Run[], right: readonly Run[], depth: number): AssembledLine[] => {
  const labels: AssembledLine[] = []
  for (const row of groupRows(left)) {
    const line = joinRuns(row)
    const before = labels.at(-1)
    if (!line) continue
    // A heading that is broken in two.
    if (before && line.y - before.y < line.size * 1.7) before.text = `${before.text} ${line.text}`
    else labels.push({ ...line, isLabel: true })
  }
  const begins = (label: AssembledLine | undefined) => (label ? label.y - label.size * 0.8 : Number.POSITIVE_INFINITY)
  const between = (from: number, until: number) => right.filter(({ y }) => y >= from && y < until)
  return [
    ...assembleLines(between(Number.NEGATIVE_INFINITY, begins(labels[0])), depth),
    ...labels.flatMap((label, at) => [label, ...assembleLines(between(begins(label), begins(labels[at + 1])), depth)]),
  ]
}

/**
 * The lines of a page as a person reads them: of two columns first the whole left one, then the right one, never both in one line;
 * what goes across both stays where it is. Dates at the edge of a line belong to the line.
 */
export const assembleLines = (runs: readonly Run[], depth = 0): AssembledLine[] => {
  // Blanks between runs follow from the gaps between them.
  const words = groupRows(runs.filter(({ text }) => text.trim() !== '')).flatMap((row) => joinSpacedLetters(row.runs))
  const rows = groupRows(withWholeDates(words))
  const table = depth < mostDepth ? findNamedTable(rows) : null
  if (table) {
    const listRuns = (some: readonly Row[]) => some.flatMap((row) => row.runs)
    return [
      ...assembleLines(listRuns(rows.slice(0, table.from + 1)), mostDepth),
      ...table.rows.flatMap((row) => lineOfCells(row) ?? []),
      ...assembleLines(listRuns(rows.slice(table.until)), depth + 1),
    ]
  }
  const gutter = depth < mostDepth && rows.length >= fewest ? findGutter(rows) : null
  if (!gutter) return rows.flatMap((row) => joinRuns(row) ?? [])
  const lines: AssembledLine[] = []
  let at = 0
  for (const zone of gutter.zones) {
    lines.push(...rows.slice(at, zone.from).flatMap((row) => joinRuns(row) ?? []))
    const inside = rows.slice(zone.from, zone.until).flatMap((row) => row.runs)
    const left = inside.filter((run) => getRight(run) <= gutter.at + 0.5)
    const right = inside.filter((run) => getRight(run) > gutter.at + 0.5)
    const sides = rows.slice(zone.from, zone.until).flatMap((row) => splitSides(row, gutter.at) ?? [])
    if (isLabels(sides)) lines.push(...labelled(left, right, depth + 1))
    else lines.push(...assembleLines(left, depth + 1), ...assembleLines(right, depth + 1))
    at = zone.until
  }
  lines.push(...rows.slice(at).flatMap((row) => joinRuns(row) ?? []))
  return lines
}
