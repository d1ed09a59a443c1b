import { type Day, dayIn } from '../../../rules/day.ts'
import { cleanName } from '../../../rules/person-name.ts'
import type { Position } from '../../candidates/rules/position.ts'
import { type Cell, plainText } from './cell.ts'
import {
  emailCell,
  lineCell,
  percentCell,
  phoneCell,
  positionCell,
  stateCell,
  textCell,
  urlCell,
  yesNoCell,
} from './cells.ts'
import { type DateContext, dateCell, type Submitted } from './date-cell.ts'
import type { HeaderMap, ImportField } from './headers.ts'

/** A candidate as a row gives it, under the column names of `all_candidates`. */
export type ImportedCandidate = {
  full_name: string
  email_address: string | null
  phone_number: string | null
  city: string | null
  state: string | null
  location: string | null
  date_submitted: Day
  date_submitted_ts: Date
  position: Position
  position_received: string | null
  status: string
  certification_number: string | null
  current_rbt: boolean | null
  skills_percentage: string | null
  experience_percentage: string | null
  skills_score: string | null
  experience_score: string | null
  culture_fit_score: string | null
  video_introduction: string | null
  resume: string | null
  resume_text: string | null
}
export type RowRead =
  | { ok: true; candidate: ImportedCandidate; jobCode: string | null; notes: string[] }
  | { ok: false; reasons: string[] }

const asLink = (text: string): boolean => /^\s*https?:\/\/\S+\s*$/i.test(text)

/** One row as a candidate, with notes about what was changed or left out; or every reason why it is refused. */
export const readRow = (cells: readonly string[], { fields }: HeaderMap, context: DateContext): RowRead => {
  const notes: string[] = []
  const reasons: string[] = []
  const cell = (field: ImportField): string => plainText(cells[fields[field] ?? -1] ?? '')
  const take = <T>(read: Cell<T>): T | null => {
    if (!read.ok) reasons.push(read.reason)
    else if (read.note) notes.push(read.note)
    return read.ok ? read.value : null
  }

  const given = [cell('full_name'), `${cell('first_name')} ${cell('last_name')}`].find((text) => /\S/.test(text)) ?? ''
  const full_name = take(lineCell(given, 'name'))
  if (full_name === null || cleanName(full_name) === '') reasons.push('There is no name.')

  const email_address = take(emailCell(cell('email_address')))
  const phone_number = take(phoneCell(cell('phone_number')))
  const received: Submitted = { day: dayIn(context.now, context.timeZone), instant: context.now }
  const contactNotes = [...notes]
  const submitted = take<Submitted | null>(dateCell(cell('date_submitted'), context)) ?? received
  if (submitted === received) notes.push('No date was given; it counts as received now.')
  const position = take(positionCell(cell('position'))) ?? 'RBT'
  const skills = take(percentCell(cell('skills'), 'skills percentage'))
  const experience = take(percentCell(cell('experience'), 'experience percentage'))
  const isRbt = position === 'RBT'
  const resumeCell = cell('resume_text')
  const link = cell('resume') || (asLink(resumeCell) ? resumeCell : '')
  const candidate: ImportedCandidate = {
    full_name: full_name ?? '',
    email_address,
    phone_number,
    city: take(lineCell(cell('city'), 'city')),
    state: take(stateCell(cell('state'))),
    location: take(lineCell(cell('location'), 'location')),
    date_submitted: submitted.day,
    date_submitted_ts: submitted.instant,
    position,
    position_received: take(lineCell(cell('position'), 'position')),
    status: take(lineCell(cell('status'), 'status')) ?? 'Initial Inquiry',
    certification_number: take(lineCell(cell('certification_number'), 'certification number')),
    current_rbt: take(yesNoCell(cell('current_rbt'), 'Currently an RBT')),
    skills_percentage: isRbt ? skills : null,
    experience_percentage: isRbt ? experience : null,
    skills_score: isRbt ? null : skills,
    experience_score: isRbt ? null : experience,
    culture_fit_score: take(percentCell(cell('culture_fit'), 'culture fit score')),
    video_introduction: take(urlCell(cell('video_introduction'), 'video link')),
    resume: take(urlCell(link, 'résumé link')),
    resume_text: link === resumeCell && link !== '' ? null : take(textCell(resumeCell)),
  }
  const jobCode = take(lineCell(cell('job_code'), 'job code'))
  if (email_address === null && phone_number === null) {
    reasons.push('There is neither an e-mail address nor a phone number to reach this person.', ...contactNotes)
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, candidate, jobCode, notes }
}
