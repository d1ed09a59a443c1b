import type { CandidateRow } from '../../contract/directory.ts'
import css from './candidate-table.module.css'
import type { CandidateColumn } from './create-candidate-columns.tsx'

/** Layout of a table: its columns, the width of the actions in pixels, and whether the status is above their icons. */
type Layout = { columns: readonly CandidateColumn[]; actions: number; stacked: boolean }

/** Widths of the actions: in one line, and with the status above the icons. Fingers need room between icons. */
const withMouse = { beside: 316, above: 174 }
const withFingers = { beside: 366, above: 198 }
const leastName = 152
/** Ring, score with a note, and phone number. */
const scoredName = 284

/** Returns the width of everything but the name, in pixels. */
const besideName = ({ columns, actions }: Layout): number =>
  columns.reduce((sum, { key, width }) => sum + (key === 'name' ? 0 : width), actions)

/** The name gives way first. */
const giveWay = (layout: Layout, room: number): Layout => {
  const left = Math.max(leastName, room - besideName(layout))
  const columns = layout.columns.map((one) => (one.key === 'name' ? { ...one, width: Math.min(one.width, left) } : one))
  return { ...layout, columns }
}

/** Puts one column below another; where either is not shown, nothing changes. */
const fold = (columns: readonly CandidateColumn[], key: string, into: string, width: number) => {
  const [lower, upper] = [columns.find((one) => one.key === key), columns.find((one) => one.key === into)]
  if (!lower || !upper) return columns
  const cell = (row: CandidateRow) => (
    <>
      <div className={css.line}>{upper.cell(row)}</div>
      <div className={css.secondLine}>{lower.cell(row)}</div>
    </>
  )
  const folded = { ...upper, label: `${upper.label}, ${lower.label}`, width, cell }
  return columns.flatMap((one) => (one === lower ? [] : one === upper ? [folded] : [one]))
}

/** The ring takes 40 pixels, and each word of a label at most 70: the words wrap. */
const narrowScore = (columns: readonly CandidateColumn[], width: number) =>
  columns.map((one) => (one.key === 'score' ? { ...one, width } : one))

const narrow: Record<string, number> = { organization: 118, city: 110 }
const narrowPlaces = (columns: readonly CandidateColumn[]) =>
  columns.map((one) => ({ ...one, width: narrow[one.key] ?? one.width }))

/**
 * Returns the columns of the candidate table for a width in pixels. If they do not fit side by side, the clinic moves
 * below the city or the organization, the position below the type, the words of the score wrap, and at last the type moves below the date and
 * the status above the icons. Columns that share a cell keep their order. Every chosen column remains visible, the
 * score first of all. A width of 0 was not measured yet.
 */
export const stackColumns = (wanted: readonly CandidateColumn[], room: number, isTouched = false): Layout => {
  const { beside, above } = isTouched ? withFingers : withMouse
  const whole: Layout = { columns: wanted, actions: beside, stacked: false }
  const byCity = fold(wanted, 'location', 'city', 126)
  const byPlace: Layout = { ...whole, columns: fold(byCity, 'location', 'organization', 146) }
  const byType: Layout = { ...whole, columns: fold(byPlace.columns, 'position', 'type', 100) }
  const byScore: Layout = { ...whole, columns: narrowScore(byType.columns, 142) }
  const byDate = fold(narrowScore(byType.columns, 116), 'type', 'date', 124)
  const last: Layout = { columns: narrowPlaces(byDate), actions: above, stacked: true }
  if (room === 0) return whole
  // The dashboard has its score below the name: a whole name is worth a column less.
  const hasScore = wanted.some(({ key }) => key === 'score')
  const wholeName = hasScore ? leastName : scoredName
  const fits =
    [whole, byPlace].find((one) => besideName(one) + wholeName <= room) ??
    [byType, byScore].find((one) => besideName(one) + leastName <= room)
  return giveWay(fits ?? last, room)
}
