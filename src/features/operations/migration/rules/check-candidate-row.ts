import type { HeaderMap, ImportField } from '../../../intake/imports/rules/headers.ts'
import type { DateContext } from '../../../intake/imports/rules/parse-date-cell.ts'
import { type ImportedCandidate, noDate, readRow } from '../../../intake/imports/rules/read-row.ts'
import { completeZone, parseMoment } from './moment.ts'
import { createRefusal, getCell, quoteCell, type RowResult, type SourceRow } from './source-row.ts'

export type BroughtCandidate = ImportedCandidate & {
  created_at: string
  text_consent: 'given' | 'refused' | null
  /** Whether the source has the day when the candidate was submitted. */
  is_dated: boolean
}

/** The columns that an import knows by the same name. */
const same = [
  'full_name',
  'email_address',
  'phone_number',
  'city',
  'state',
  'position',
  'status',
  'resume',
  'resume_text',
  'video_introduction',
  'certification_number',
  'current_rbt',
  'auto_scheduler_sent',
  'location',
  'skills_percentage',
  'experience_percentage',
  'skills_rationale',
  'experience_rationale',
  'skills_score',
  'experience_score',
  'bcba_skills_rationale',
  'bcba_experience_rationale',
  'culture_fit_rationale',
  'findbcbas_analysis',
] as const satisfies readonly ImportField[]
/** Further columns: a score under another name, the analysis, the two dates. */
const others = ['culture_fit', 'reinforce_analysis', 'date_submitted', 'date_submitted_ts'] as const
const map: HeaderMap = { fields: Object.fromEntries([...same, ...others].map((field, at) => [field, at])), unknown: [] }

/** The column of the analysis, `<product>_analysis`, among those of a row; the other product's keeps its own name. */
const getAnalysis = (row: SourceRow): string => {
  const column = Object.keys(row).find((name) => name.endsWith('_analysis') && name !== 'findbcbas_analysis')
  return column === undefined ? '' : getCell(row, column)
}

const consents: Record<string, 'given' | 'refused'> = {
  given: 'given',
  granted: 'given',
  yes: 'given',
  true: 'given',
  t: 'given',
  refused: 'refused',
  denied: 'refused',
  no: 'refused',
  false: 'refused',
  f: 'refused',
}
const parseConsent = (row: SourceRow) => {
  const word = getCell(row, 'text_consent').slice(0, 20).trim().toLowerCase()
  return Object.hasOwn(consents, word) ? (consents[word] ?? null) : null
}

const longestStatus = 120

/**
 * Reads a candidate as an import does, with the same reasons for refusal (no name, no way to reach the person, a
 * position that is neither), but with the source's status, dates and creation. A consent is unknown without
 * `text_consent`.
 */
export const checkCandidateRow = (row: SourceRow, context: DateContext): RowResult<BroughtCandidate> => {
  const day = completeZone(getCell(row, 'date_submitted'))
  const moment = getCell(row, 'date_submitted_ts')
  const submitted = parseMoment(moment, context)
  const created = parseMoment(getCell(row, 'created_at'), context) ?? submitted
  const cells = [
    ...same.map((column) => getCell(row, column)),
    getCell(row, 'culture_fit_score'),
    getAnalysis(row),
    day,
    submitted ?? '',
  ]
  const read = readRow(cells, map, context)
  if (!read.ok) return read
  const { candidate, notes } = read
  if (candidate.status.length > longestStatus)
    return createRefusal(`The status has ${candidate.status.length} characters. The limit is ${longestStatus}.`)
  const unread = submitted === null && moment.trim() !== ''
  return {
    ok: true,
    notes: [
      ...notes.filter((note) => note !== noDate),
      ...(unread ? [`We can’t read the time ${quoteCell(row, 'date_submitted_ts')}, so it was skipped.`] : []),
    ],
    value: {
      ...candidate,
      created_at: created ?? candidate.date_submitted_ts.toISOString(),
      text_consent: parseConsent(row),
      is_dated: day.trim() !== '' || submitted !== null,
    },
  }
}
