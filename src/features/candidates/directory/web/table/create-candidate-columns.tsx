import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { addDays, formatDay, formatNearDay, toLocalDay } from '../../../../../rules/day.ts'
import { productName } from '../../../../../rules/product.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { getField, rowNames } from '../../rules/fields.ts'
import { findArrivalTime } from '../../rules/status/find-arrival-time.ts'
import { FitIcon, FitScore, FitWords } from '../score/fit-score.tsx'
import css from './candidate-table.module.css'
import { ContactLine, ContactText, findContact, OptedOut } from './contact-line.tsx'
import { Highlighted } from './search-highlight.tsx'

export type CandidateView = 'dashboard' | 'directory'
export type CandidateColumn = {
  key: string
  label: string
  width: number
  cell: (row: CandidateRow) => ReactNode
}

const orDash = (text: string | null) =>
  text?.trim() || (
    <Text span inherit c="dimmed">
      –
    </Text>
  )

type DrawRow = (row: CandidateRow) => ReactNode
const nameColumn = (draw: DrawRow, below: DrawRow = (row) => <ContactLine row={row} />): CandidateColumn => ({
  key: 'name',
  label: 'Candidate Name',
  width: 196,
  cell: (row) => (
    <div className={css.who}>
      <FitIcon row={row} />
      <div className={css.clip}>
        {draw(row)}
        {below(row)}
      </div>
    </div>
  ),
})
const getName = (row: CandidateRow) => row.name || row.full_name || 'Unknown'
/** Without a column of scores, the word of the score is below the name. */
const scoredName = nameColumn(
  (row) => (
    <div className={css.name}>
      <Highlighted>{getName(row)}</Highlighted>
    </div>
  ),
  (row) => (
    <div className={css.phone} title={findContact(row, '').text}>
      <FitWords row={row} /> · <ContactText row={row} />
      <OptedOut row={row} />
    </div>
  ),
)
const linkedName = nameColumn((row) => (
  <Link {...getPage(row)} className={css.nameLink}>
    <Highlighted>{getName(row)}</Highlighted>
  </Link>
))

/** On a tablet a row opens the panel next to the list. */
const besideName = nameColumn((row) => (
  <PanelLink id={row.id} className={css.nameLink}>
    <Highlighted>{getName(row)}</Highlighted>
  </PanelLink>
))

/** The day, and below it the time of the last two days, or the year of an earlier one. */
const drawDay = (day: string, row: CandidateRow) => {
  const today = toLocalDay(new Date(), viewerTimeZone)
  const isNear = day === today || day === addDays(today, -1)
  const [near, year] = formatNearDay(day, today).split(/(?<=,) /)
  const time = isNear ? findArrivalTime(row, viewerTimeZone) : null
  const below = time ?? year
  return (
    <span className={css.day} title={[formatDay(day), time].filter(Boolean).join(', ')} data-day={formatDay(day)}>
      <span>{near}</span> {below ? <span className={css.time}>{below}</span> : null}
    </span>
  )
}

const date: CandidateColumn = {
  key: 'date',
  label: 'Date',
  width: 90,
  cell: (row) => (row.date_submitted ? drawDay(row.date_submitted, row) : orDash(null)),
}
const type: CandidateColumn = { key: 'type', label: 'Type', width: 80, cell: (row) => row.type }
const position: CandidateColumn = { key: 'position', label: 'Position', width: 70, cell: (row) => row.position }
const city: CandidateColumn = {
  key: 'city',
  label: 'City',
  width: 112,
  cell: (row) => {
    const place = [row.city, row.state].filter(Boolean).join(', ')
    return place ? <Highlighted>{place}</Highlighted> : orDash(null)
  },
}
const organization: CandidateColumn = {
  key: 'organization',
  label: 'Organization',
  width: 150,
  cell: (row) => orDash(row.organization),
}
const location: CandidateColumn = {
  key: 'location',
  label: 'Clinic/Region',
  width: 124,
  cell: (row) => orDash(row.location),
}
const score: CandidateColumn = {
  key: 'score',
  label: `${productName} Score`,
  width: 164,
  cell: (row) => <FitScore row={row} />,
}

/** The day of the last hire; the status that a row shows is today's. */
const hiredOn: CandidateColumn = {
  key: 'hired_at',
  label: 'Hired On',
  width: 100,
  cell: (row) => orDash(row.hired_at ? formatDay(toLocalDay(new Date(row.hired_at), viewerTimeZone)) : null),
}

const more: CandidateColumn[] = [
  organization,
  hiredOn,
  ...rowNames.flatMap((name) => {
    const { row } = getField(name)
    return typeof row === 'object'
      ? [{ key: name, label: row.column, width: row.width, cell: (one: CandidateRow) => orDash(one[name]) }]
      : []
  }),
]

/** All that the directory can show, in their order; the usual ones are those of section 2. */
export const directoryColumns: readonly CandidateColumn[] = [
  linkedName,
  date,
  type,
  position,
  city,
  location,
  ...more,
  score,
]
export const usualColumns: readonly string[] = ['name', 'date', 'type', 'position', 'city', 'location', 'score']

/** The keys of the columns shown: those chosen, else the usual ones; where people are found by their hire its day is among them. */
export const listShownColumns = (chosen: readonly string[] | null, asksForHires: boolean): readonly string[] => [
  ...(chosen ?? usualColumns),
  ...(asksForHires ? [hiredOn.key] : []),
]

/** All that the dashboard can show, as section 2 has them: the organization instead of the city, and no score column. */
export const dashboardColumns: readonly CandidateColumn[] = [
  { ...scoredName, width: 320 },
  { ...date, width: 76 },
  type,
  position,
  { ...organization, width: 138 },
  location,
]
/** The keys of the dashboard's columns: all are shown at first. */
export const usualOfDashboard: readonly string[] = dashboardColumns.map(({ key }) => key)

/** The columns of a list that are wanted, in their order; the name always is. */
export const createCandidateColumns = (
  view: CandidateView,
  wanted: readonly string[] | null = null,
  opensBeside = false,
): CandidateColumn[] => {
  const [all, usual] = view === 'dashboard' ? [dashboardColumns, usualOfDashboard] : [directoryColumns, usualColumns]
  return all
    .filter(({ key }) => key === 'name' || (wanted ?? usual).includes(key))
    .map((column) => (opensBeside && column.key === 'name' ? besideName : column))
}
