import { type Day, dayIn } from '../../../rules/day.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { type FillableName, fieldOf, fillableNames, isText, type TextName } from '../../candidates/rules/fields.ts'
import type { Fillable } from '../../candidates/rules/imported.ts'
import type { Position } from '../../candidates/rules/position.ts'
import { type Cell, plainText } from './cell.ts'
import {
  choiceCell,
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
  date_submitted: Day
  date_submitted_ts: Date
  position: Position
  position_received: string | null
  status: string
  current_rbt: boolean | null
} & { [Name in Exclude<Fillable, 'current_rbt'>]: string | null }
export type RowRead =
  | { ok: true; candidate: ImportedCandidate; jobCode: string | null; notes: string[] }
  | { ok: false; reasons: string[] }

/** How the text of a cell is read for each kind of field; `what` names the field in a note. */
const readText = (name: FillableName & TextName, text: string): Cell<string | null> => {
  const field = fieldOf(name)
  const what = field.label.toLowerCase()
  if (field.kind === 'choice') return choiceCell(text, what, field.choices)
  if (field.kind === 'email') return emailCell(text)
  if (field.kind === 'phone') return phoneCell(text)
  if (field.kind === 'state') return stateCell(text)
  if (field.kind === 'link') return urlCell(text, what)
  return field.kind === 'text' ? textCell(text) : lineCell(text, what)
}
/** Read by themselves below: a résumé's link may stand where its text is expected. */
const resumes = ['resume', 'resume_text'] as const
type Plain = Exclude<FillableName & TextName, (typeof resumes)[number]>
const plainNames = fillableNames.filter((name): name is Plain => isText(name) && !resumes.some((each) => each === name))

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
  const contactNotes = [...notes]
  const texts = { email_address, phone_number } as Record<Plain, string | null>
  for (const name of plainNames) if (!(name in texts)) texts[name] = take(readText(name, cell(name)))
  const received: Submitted = { day: dayIn(context.now, context.timeZone), instant: context.now }
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
    ...texts,
    location: take(lineCell(cell('location'), 'location')),
    date_submitted: submitted.day,
    date_submitted_ts: submitted.instant,
    position,
    position_received: take(lineCell(cell('position'), 'position')),
    status: take(lineCell(cell('status'), 'status')) ?? 'Initial Inquiry',
    current_rbt: take(yesNoCell(cell('current_rbt'), 'Currently an RBT')),
    skills_percentage: isRbt ? skills : null,
    experience_percentage: isRbt ? experience : null,
    skills_score: isRbt ? null : skills,
    experience_score: isRbt ? null : experience,
    culture_fit_score: take(percentCell(cell('culture_fit'), 'culture fit score')),
    resume: take(urlCell(link, 'résumé link')),
    resume_text: link === resumeCell && link !== '' ? null : take(textCell(resumeCell)),
  }
  const jobCode = take(lineCell(cell('job_code'), 'job code'))
  if (email_address === null && phone_number === null) {
    reasons.push('There is neither an e-mail address nor a phone number to reach this person.', ...contactNotes)
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, candidate, jobCode, notes }
}
