import type { Position } from '../../../../rules/credential/positions.ts'
import { type Day, dayIn } from '../../../../rules/day.ts'
import {
  type FillableName,
  fieldOf,
  fillableNames,
  isText,
  type TextName,
} from '../../../candidates/directory/rules/fields.ts'
import { type Fillable, type ImportedText, importedTexts } from '../../../candidates/directory/rules/imported.ts'
import { type Cell, plainText } from './cell.ts'
import {
  choiceCell,
  emailCell,
  lineCell,
  nameCell,
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
import { scoresOf } from './scores-of.ts'

/** A candidate as a row gives it, under the column names of `all_candidates`. */
export type ImportedCandidate = {
  full_name: string
  date_submitted: Day
  date_submitted_ts: Date
  position: Position
  position_received: string | null
  status: string
  current_rbt: boolean | null
  auto_scheduler_sent: boolean
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

/** Said of every row of a file without dates: no reason to look at one of them first. */
export const noDate = 'No date, so it counts as received now.'

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
  const full_name = take(nameCell(given))

  const email_address = take(emailCell(cell('email_address')))
  const phone_number = take(phoneCell(cell('phone_number')))
  const contactNotes = [...notes]
  const texts = { email_address, phone_number } as Record<Plain, string | null>
  for (const name of plainNames) if (!(name in texts)) texts[name] = take(readText(name, cell(name)))
  const received: Submitted = { day: dayIn(context.now, context.timeZone), instant: context.now }
  const day = take<Submitted | null>(dateCell(cell('date_submitted'), context))
  const moment = take<Submitted | null>(dateCell(cell('date_submitted_ts'), context))
  const submitted = moment ? { ...moment, day: day?.day ?? moment.day } : (day ?? received)
  if (submitted === received) notes.push(noDate)
  const position = take(positionCell(cell('position'))) ?? 'RBT'
  const scores = scoresOf(position, (field) => (fields[field] === undefined ? null : cell(field)))
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
    skills_percentage: take(percentCell(scores.skills_percentage, 'skills percentage')),
    experience_percentage: take(percentCell(scores.experience_percentage, 'experience percentage')),
    skills_score: take(percentCell(scores.skills_score, 'skills score')),
    experience_score: take(percentCell(scores.experience_score, 'experience score')),
    culture_fit_score: take(percentCell(cell('culture_fit'), 'culture fit score')),
    ...(Object.fromEntries(importedTexts.map((name) => [name, take(textCell(cell(name)))])) as Record<
      ImportedText,
      string | null
    >),
    auto_scheduler_sent: take(yesNoCell(cell('auto_scheduler_sent'), 'Auto scheduler sent')) ?? false,
    resume: take(urlCell(link, 'resume link')),
    resume_text: link === resumeCell && link !== '' ? null : take(textCell(resumeCell)),
  }
  const jobCode = take(lineCell(cell('job_code'), 'job code'))
  if (email_address === null && phone_number === null) {
    reasons.push('No email address or phone number.', ...contactNotes)
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, candidate, jobCode, notes }
}
