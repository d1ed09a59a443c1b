import type { Position } from '../../../../rules/credential/positions.ts'
import { type Day, toLocalDay } from '../../../../rules/day.ts'
import { extractDigits } from '../../../../rules/phone/phone.ts'
import {
  type FillableName,
  fillableNames,
  getField,
  isText,
  type TextName,
} from '../../../candidates/directory/rules/fields.ts'
import { type Fillable, type ImportedText, importedTexts } from '../../../candidates/directory/rules/imported.ts'
import { type Cell, cleanText, truncate } from './cell.ts'
import {
  parseChoiceCell,
  parseLineCell,
  parsePercentCell,
  parsePhoneCell,
  parsePositionCell,
  parseStateCell,
  parseUrlCell,
  parseYesNoCell,
  readEmailCell,
  readNameCell,
  readTextCell,
} from './cells.ts'
import { hasLetters } from './columns/cell-shapes.ts'
import { getScores } from './get-scores.ts'
import type { HeaderMap, ImportField } from './headers.ts'
import { splitLong } from './new-words.ts'
import { type DateContext, parseDateCell, type SubmissionDate } from './parse-date-cell.ts'
import { parsePlace } from './values/place.ts'
import { type ConsentMeaning, consentMeanings, readConsent } from './values/read-consent.ts'
import { findEmails, findPhones, toSpokenName } from './values/several-in-one.ts'
import { endFields, getStatusWord } from './values/status-word.ts'
import { toValueKey } from './values/to-value-key.ts'
import { leftOut } from './values/value-questions.ts'

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
/** The content of a file's row in addition to the fields of a candidate. */
type FromFile = {
  /** The words without a field, for notes of the candidate: one text for each column, none longer than a note. */
  words: string[]
  /** Its answer about texts; null: not in the file. */
  consent: ConsentMeaning | null
  /** The clinic that a person chose for its words. */
  locationId: string | null
}
export type RowRead =
  | ({ ok: true; candidate: ImportedCandidate; jobCode: string | null; notes: string[] } & Partial<FromFile>)
  /** `name`: as far as there is one. `isLeftOut`: a person chose to leave out those with such a position. */
  | { ok: false; reasons: string[]; name: string; isLeftOut?: true }

/** How the text of a cell is read for each kind of field; `what` names the field in a note. */
const readText = (name: FillableName & TextName, text: string): Cell<string | null> => {
  const field = getField(name)
  const what = field.label.toLowerCase()
  if (field.kind === 'choice') return parseChoiceCell(text, what, field.choices)
  if (field.kind === 'email') return readEmailCell(text)
  if (field.kind === 'phone') return parsePhoneCell(text)
  if (field.kind === 'state') return parseStateCell(text)
  if (field.kind === 'link') return parseUrlCell(text, what)
  return field.kind === 'text' ? readTextCell(text) : parseLineCell(text, what)
}
/** Read by themselves below: a résumé's link may be where its text is expected. */
const resumes = ['resume', 'resume_text'] as const
type Plain = Exclude<FillableName & TextName, (typeof resumes)[number]>
const plainNames = fillableNames.filter((name): name is Plain => isText(name) && !resumes.some((each) => each === name))

/** Said of every row of a file without dates: no reason to look at one of them first. */
export const noDate = 'No date, so it counts as received now.'

const asLink = (text: string): boolean => /^\s*https?:\/\/\S+\s*$/i.test(text)

/** Collects what no field holds, a text for each column. */
const createNotes = () => {
  const texts: string[] = []
  return {
    add: (heading: string, text: string): void => {
      if (/\S/.test(text)) texts.push(heading.trim() === '' ? text.trim() : `${heading.trim()}: ${text.trim()}`)
    },
    texts: (): string[] => texts.map((text) => text.toWellFormed()).flatMap(splitLong),
  }
}

const scored = [
  'skills',
  'experience',
  'skills_percentage',
  'experience_percentage',
  'skills_score',
  'experience_score',
] as const

/** The cells of a row as its fields take them: of a file's, several values are parted, and words where a score belongs become a note. */
const pickCells = (cells: readonly string[], { fields, headings, notes: kept = [] }: HeaderMap) => {
  const words = createNotes()
  const raw = (field: ImportField): string => cleanText(cells[fields[field] ?? -1] ?? '')
  if (headings === undefined) return { cell: raw, words, remarks: [] }
  const heading = (column: number) => headings[column]?.slice(0, 200) ?? ''
  for (const column of kept) words.add(heading(column), cleanText(cells[column] ?? ''))
  // A status holds neither the day nor the reason, and an import changes no status of people on file.
  for (const field of endFields) words.add(heading(fields[field] ?? -1), raw(field))
  const own: Partial<Record<ImportField, string>> = { full_name: toSpokenName(raw('full_name')) }
  const take = (field: 'email_address' | 'phone_number', other: 'other_email' | 'other_phone', name: string) => {
    const extractParts = field === 'email_address' ? findEmails : findPhones
    const found = [raw(field), raw(other)].filter((text) => /\S/.test(text)).map(extractParts)
    const [first = '', ...others] = found.flatMap((one) => [one.first, ...one.others])
    own[field] = first
    for (const one of new Set(others)) if (one !== first) words.add(name, one)
  }
  take('email_address', 'other_email', 'Another email')
  take('phone_number', 'other_phone', 'Another phone')
  const place = parsePlace(raw('place'))
  if (place && raw('city').trim() === '' && raw('state').trim() === '') {
    own.city = place.city ?? ''
    own.state = place.state ?? ''
  }
  if (raw('place').trim() !== '' && (place === null || /\d|,.*,/.test(raw('place')))) words.add('Address', raw('place'))
  for (const field of scored) {
    if (!hasLetters(raw(field))) continue
    words.add(heading(fields[field] ?? -1) || field, raw(field))
    own[field] = ''
  }
  const remarks: string[] = []
  const number = raw('certification_number')
  if (extractDigits(number.slice(0, 300)).length < 5 && /\p{L}/u.test(number)) {
    words.add(heading(fields.certification_number ?? -1), number)
    remarks.push(`"${truncate(number.trim())}" isn’t a certification number and went into a note.`)
    own.certification_number = ''
  }
  const surplus = cells
    .slice(headings.length)
    .map(cleanText)
    .filter((text) => /\S/.test(text))
  if (surplus.length > 0) {
    words.add('Beyond the last column', surplus.join(', '))
    remarks.push(`Cells beyond the last column went into a note: "${truncate(surplus.join(', '))}".`)
  }
  return { cell: (field: ImportField) => own[field] ?? raw(field), words, remarks }
}

/** The position of a row: the choice of a person for its words, or their own meaning. */
const positionIn = (written: string, chosen: Record<string, string> | undefined): Cell<Position | typeof leftOut> => {
  const choice = chosen?.[toValueKey(written)]
  if (choice === leftOut) return { ok: true, value: leftOut }
  return choice === 'RBT' || choice === 'BCBA' ? { ok: true, value: choice } : parsePositionCell(written)
}

/** The day and moment a row came in. An unreadable date of a file is left out and said; the person stays. */
const submittedIn = (cell: (field: ImportField) => string, context: DateContext, isFile: boolean, take: Take) => {
  const received: SubmissionDate = { day: toLocalDay(context.now, context.timeZone), instant: context.now }
  const at = (field: 'date_submitted' | 'date_submitted_ts') => {
    const read = parseDateCell(cell(field), context)
    if (read.ok || !isFile) return take<SubmissionDate | null>(read)
    return take<SubmissionDate | null>({
      ok: true,
      value: null,
      note: `The date "${truncate(cell(field).trim())}" isn’t readable and was skipped.`,
    })
  }
  const [day, moment] = [at('date_submitted'), at('date_submitted_ts')]
  const submitted = moment ? { ...moment, day: day?.day ?? moment.day } : (day ?? received)
  return { submitted, isDated: submitted !== received }
}
type Take = <T>(read: Cell<T>) => T | null

const leftOutReason = (position: string): string =>
  position.trim() === ''
    ? 'No position: left out as you chose.'
    : `The position "${truncate(position.trim())}" was left out, as you chose.`

const isMeaning = (text: string | undefined): text is ConsentMeaning => consentMeanings.some((one) => one === text)
const consentIn = (answer: string, chosen: Record<string, string> | undefined): ConsentMeaning => {
  const choice = chosen?.[toValueKey(answer)]
  return isMeaning(choice) ? choice : readConsent(answer)
}

/** One row as a candidate, with notes about what was changed or left out; or every reason why it is refused. */
export const readRow = (cells: readonly string[], map: HeaderMap, context: DateContext): RowRead => {
  const { fields, headings, values } = map
  const notes: string[] = []
  const reasons: string[] = []
  const { cell, words, remarks } = pickCells(cells, map)
  const take = <T>(read: Cell<T>): T | null => {
    if (!read.ok) reasons.push(read.reason)
    else if (read.note) notes.push(read.note)
    return read.ok ? read.value : null
  }

  const parts = (['first_name', 'middle_name', 'last_name'] as const).map((field) => cell(field).trim())
  const given = [cell('full_name'), parts.filter(Boolean).join(' ')].find((text) => /\S/.test(text)) ?? ''
  const full_name = take(readNameCell(given))

  const email_address = take(readEmailCell(cell('email_address')))
  const phone_number = take(parsePhoneCell(cell('phone_number')))
  const contactNotes = [...notes]
  const texts = { email_address, phone_number } as Record<Plain, string | null>
  for (const name of plainNames) if (!(name in texts)) texts[name] = take(readText(name, cell(name)))
  const { submitted, isDated } = submittedIn(cell, context, headings !== undefined, take)
  if (!isDated) notes.push(noDate)
  const read = take(positionIn(cell('position'), values?.position))
  const position = read === null || read === leftOut ? 'RBT' : read
  const scores = getScores(position, (field) => (fields[field] === undefined ? null : cell(field)))
  const resumeCell = cell('resume_text')
  const link = cell('resume') || (asLink(resumeCell) ? resumeCell : '')
  const word = getStatusWord(cell)
  const candidate: ImportedCandidate = {
    full_name: full_name ?? '',
    ...texts,
    location: take(parseLineCell(cell('location'), 'location')),
    date_submitted: submitted.day,
    date_submitted_ts: submitted.instant,
    position,
    position_received: take(parseLineCell(cell('position'), 'position')),
    status: values?.status?.[toValueKey(word)] ?? take(parseLineCell(word, 'status')) ?? 'Initial Inquiry',
    current_rbt: take(parseYesNoCell(cell('current_rbt'), 'Currently an RBT')),
    skills_percentage: take(parsePercentCell(scores.skills_percentage, 'skills percentage')),
    experience_percentage: take(parsePercentCell(scores.experience_percentage, 'experience percentage')),
    skills_score: take(parsePercentCell(scores.skills_score, 'skills score')),
    experience_score: take(parsePercentCell(scores.experience_score, 'experience score')),
    culture_fit_score: take(parsePercentCell(cell('culture_fit'), 'culture fit score')),
    ...(Object.fromEntries(importedTexts.map((name) => [name, take(readTextCell(cell(name)))])) as Record<
      ImportedText,
      string | null
    >),
    auto_scheduler_sent: take(parseYesNoCell(cell('auto_scheduler_sent'), 'Auto scheduler sent')) ?? false,
    resume: take(parseUrlCell(link, 'resume link')),
    resume_text: link === resumeCell && link !== '' ? null : take(readTextCell(resumeCell)),
  }
  const jobCode = take(parseLineCell(cell('job_code'), 'job code'))
  if (email_address === null && phone_number === null) {
    reasons.push('No email address or phone number.', ...contactNotes)
  }
  notes.push(...remarks)
  if (read === leftOut) return { ok: false, name: given, reasons: [leftOutReason(cell('position'))], isLeftOut: true }
  if (reasons.length > 0) return { ok: false, name: given, reasons }
  if (headings === undefined) return { ok: true, candidate, jobCode, notes }
  const answer = fields.text_consent === undefined ? null : cell('text_consent')
  const consent = answer === null ? null : consentIn(answer, values?.text_consent)
  const locationId = values?.location?.[toValueKey(cell('location'))] ?? null
  return { ok: true, candidate, jobCode, notes, words: words.texts(), consent, locationId }
}
