import { parseDay } from '../../../../rules/day.ts'
import type { Cell } from '../../../../rules/file-formats/cell.ts'
import { formatCsvCell, formatCsvRow } from '../../../../rules/file-formats/csv.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { productName } from '../../../../rules/product.ts'
import { type FitScore, getFitLabel } from '../../directory/rules/compute-fit-score.ts'
import { getField, type RowName, rowNames } from '../../directory/rules/fields.ts'
import { getCandidateType } from '../../directory/rules/get-candidate-type.ts'
import { hiddenWords } from '../../directory/rules/resume/not-scored.ts'

/** The fields that follow the columns of section 7. */
export const furtherFields = rowNames.filter((name) => getField(name).exported !== undefined)

/** The columns of section 7, in order, and after them those of further fields. */
export const exportColumns = [
  'Name',
  'Date Submitted',
  'Type',
  'Position',
  'City',
  'State',
  'Email',
  'Phone',
  'Status',
  `${productName} Score`,
  ...furtherFields.map((name) => getField(name).exported ?? ''),
  'Registry',
]

export type ExportRow = { [Name in RowName]: Name extends 'full_name' ? string : string | null } & {
  position: string
  status: string
  fit: FitScore
  /** The registry's answer about the certification number, in a word. Null if none is claimed. */
  registry: string | null
}

const dayCell = (written: string | null): Cell => {
  const day = parseDay(written ?? '')
  return day === null ? '' : { day }
}

/** A cell as CSV has always written it here: days as 3/14/2026. */
export const toCsvCell = (cell: Cell): string | number => {
  if (typeof cell !== 'object') return cell
  const [year, month, date] = cell.day.split('-', 3)
  return `${Number(month)}/${Number(date)}/${year}`
}

/** A candidate as the cells of a line; a status that replaces the score is written instead of it. */
export const exportCells = (one: ExportRow): Cell[] => [
  cleanName(one.full_name),
  dayCell(one.date_submitted),
  getCandidateType(one.video_introduction),
  one.position,
  one.city ?? '',
  one.state ?? '',
  one.email_address ?? '',
  formatPhone(one.phone_number ?? ''),
  one.status,
  one.fit.hidden
    ? hiddenWords
    : one.fit.kind === 'terminated' || one.fit.kind === 'archived'
      ? getFitLabel(one.fit)
      : one.fit.number,
  ...furtherFields.map((name) => one[name] ?? ''),
  one.registry ?? '',
]

/** A candidate's line in a CSV file, its end included. */
export const exportLine = (one: ExportRow): string => formatCsvRow(exportCells(one).map(toCsvCell))

/**
 * The same line of a candidate that came in parts: name; day, type and position as they are written; city, state, email, phone, status as
 * they were typed; the score as it is written; further fields as they were typed; what a registry said, as it is written.
 */
export const joinLineParts = (parts: readonly string[]): string => {
  const [name = '', known = '', city = '', state = '', email = '', phone = '', status = '', score = '', ...more] = parts
  const typed = [city, state, email, formatPhone(phone), status].map(formatCsvCell)
  let line = [formatCsvCell(cleanName(name)), known, ...typed, score].join(',')
  for (const [at, field] of more.slice(0, furtherFields.length + 1).entries())
    line += at < furtherFields.length ? `,${formatCsvCell(field)}` : `,${field}`
  return `${line}\r\n`
}

/** The formats of a download, by their extension. */
export const exportFormats = ['csv', 'json', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The file's name carries the day. */
export const exportFileName = (day: string, format: ExportFormat): string => `candidates-${day}.${format}`
