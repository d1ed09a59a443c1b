import { findNamedField, type ImportField, normalizeHeading, scoreFields } from '../headers.ts'
import {
  hasLetters,
  hasMostlyDays,
  hasMostlyEmails,
  hasMostlyPhones,
  hasMostlyPlaces,
  hasMostlyScores,
  hasMostlyTitles,
} from './cell-shapes.ts'
import { type ColumnUse, detectFormat } from './known-formats.ts'

/** The use of each column, in the order of the file. */
export type ColumnProposal = { format: string | null; uses: ColumnUse[] }

/** The name of a person's own page or record in front of what it says: "Candidate Email", "Person : Full Name: First". */
const about = /^(?:candidate|applicant|person|contact|prospect|application|recruitingworkflow)s?(?=.{3})/

/** Words that are worth keeping and belong to no field. */
const words = new Set(
  `notes note comments comment remarks description summary coverletter headline education degree school relevantexperience workexperience
   yearsofexperience source sources sourcingchannels origin tags tag labels rating starrating interestlevel availability licensetype
   referredby referral references recruiter owner company currentcompany
   currenttitle currentjob currentemployer organizationname organizationtitle lifecyclestage profileurl linkedin linkedinurl linkedinprofile
   salary desiredsalary payrate hoursavailable shift email3 email3value email3address phone3 phone3value transportation keywords followup
   followupnotes license specialties languages`.split(/\s+/),
)

const isRbtQuestion = (heading: string): boolean =>
  /^(?:areyou|doyouhave|currently).*(?:rbt|registeredbehaviortechnician)/.test(heading) ||
  /^(?:rbt|certifiedrbt|rbtcertified|activerbt).*(?:yn|yesno|certified|active|current)$/.test(heading)
const isConsent = (heading: string): boolean =>
  /(?:text|sms)/.test(heading) &&
  /(?:consent|optin|optedin|okto|oktext|agree|permission|maywe|canwe|allow)/.test(heading)

/** How a pipeline calls the progress of someone; a job, a record, or a marriage has a status of its own. */
const isStatus = (heading: string): boolean =>
  /(?:stage|status|disposition|outcome)$/.test(heading) &&
  !/(?:job|marital|employment|visa|email|message|background|license)/.test(heading)
/** Why an application ended, and that or when it did. */
const ended = '(?:reject|disqualif|declin|withdr|archiv)'
const isReasonOfEnd = (heading: string): boolean =>
  new RegExp(`${ended}[a-z]*(?:reason|type|category)`).test(heading) ||
  new RegExp(`^(?:application)?(?:reason|why)[a-z]*${ended}`).test(heading)

/** A day that is no day of an application. */
const isOtherDay = (heading: string): boolean =>
  /birth|dob|expir|avail|start|hire|interview|update|modif|last|due|end|graduat|follow/.test(heading)

/** An address or a number of someone else: a text to it would reach the wrong person. */
const isOthers = (heading: string): boolean =>
  /emergency|refer|manager|recruiter|supervisor|employer|owner|parent|spouse|guardian|interviewer|fax/.test(heading)

/** Signs of a heading that are looked at for words in parentheses. */
const longestHeading = 300

type ProposedUse = { use: ColumnUse; rank: number }

const byHeading = (header: string): ProposedUse | null => {
  const whole = byWholeHeading(header)
  const short = header.slice(0, longestHeading).replace(/\([^()]*\)/g, ' ')
  return whole ?? (short === header || short.trim() === '' ? null : byWholeHeading(short))
}

const byWholeHeading = (header: string): ProposedUse | null => {
  const heading = normalizeHeading(header)
  const named = findNamedField(header)
  if (named) return { use: named.field, rank: named.rank }
  const bare = heading.replace(about, '')
  const inner = bare === heading ? null : findNamedField(bare)
  if (inner) return { use: inner.field, rank: inner.rank + 100 }
  if (isConsent(heading)) return { use: 'text_consent', rank: 200 }
  if (isRbtQuestion(heading)) return { use: 'current_rbt', rank: 200 }
  if (isReasonOfEnd(heading)) return { use: 'rejection_reason', rank: 150 }
  if (isStatus(heading)) return { use: 'status', rank: 150 }
  if (words.has(heading) || words.has(bare)) return { use: 'notes', rank: 0 }
  return /\?\s*$/.test(header) ? { use: 'notes', rank: 0 } : null
}

/** The content of a column without a known heading, by its cells. */
const detectShape = (heading: string, values: readonly string[]): ProposedUse | null => {
  const isTheirs = !isOthers(heading)
  const shapes: [ImportField, boolean][] = [
    ['email_address', isTheirs && hasMostlyEmails(values)],
    ['phone_number', isTheirs && hasMostlyPhones(values)],
    ['date_submitted', !isOtherDay(heading) && hasMostlyDays(values)],
    ['place', hasMostlyPlaces(values)],
    ['position', !/current|previous|last|past/.test(heading) && hasMostlyTitles(values)],
  ]
  const use = shapes.find(([, is]) => is)?.[0]
  return use === undefined ? null : { use, rank: 300 }
}

/** The content by the cells, where the heading is unclear, or wrong. */
const byCells = (
  found: ProposedUse | null,
  heading: string,
  values: readonly string[],
  isClinic: (text: string) => boolean,
): ProposedUse | null => {
  const use = found?.use ?? null
  if (use === null) return detectShape(heading, values)
  if (use === 'location' && values.some(isClinic)) return found
  if (use === 'location' && hasMostlyPlaces(values)) return { use: 'place', rank: 300 }
  const isScore = use !== 'notes' && /^(?:skills|experience|culture_fit)(?:_percentage|_score)?$/.test(use)
  if (isScore && scoreFields.includes(use) && !hasMostlyScores(values)) return { use: 'notes', rank: 0 }
  return found
}

/** A field that a second column may fill, with its field there. */
const second: Partial<Record<ImportField, ImportField>> = {
  email_address: 'other_email',
  phone_number: 'other_phone',
  rejected: 'rejection_reason',
  rejection_reason: 'rejected',
}

/**
 * Proposes what each column holds: by the format of a known system, by its heading in any spelling, then by its cells. `rows` are the first
 * ones below the heading. Of two columns for one field the plainer heading is taken; the other one is kept as a note or named as unread.
 */
export const proposeColumns = (
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  isClinic: (text: string) => boolean = () => false,
): ColumnProposal => {
  const format = detectFormat(headers)
  const found = headers.map((header, at): ProposedUse | null => {
    const heading = normalizeHeading(header)
    if (header.trim() === '' && !rows.some((row) => /\S/.test(row[at] ?? ''))) return null
    if (format && Object.hasOwn(format.columns, heading)) return { use: format.columns[heading] ?? null, rank: -1 }
    const values = rows.map((row) => row[at] ?? '')
    return byCells(byHeading(header), heading, values, isClinic)
  })
  const uses: ColumnUse[] = found.map((one) => (one?.use === 'notes' ? 'notes' : null))
  const order = found.flatMap((one, at) => {
    if (!one || one.use === null || one.use === 'notes') return []
    const distinct = new Set(rows.map((row) => (row[at] ?? '').trim()).filter(Boolean)).size
    // A column that says nothing, or the same of everyone, gives way to one that does.
    const dull = rows.length > 4 ? (distinct === 0 ? 400 : distinct === 1 ? 160 : 0) : 0
    return [{ ...one, rank: one.rank + dull, at }]
  })
  const taken = new Set<ColumnUse>()
  for (const { use, at, rank } of order.toSorted((a, b) => a.rank - b.rank || a.at - b.at)) {
    if (use === null || use === 'notes') continue
    const other = second[use]
    const isNamed = rank < 300
    const free = !taken.has(use) ? use : isNamed && other !== undefined && !taken.has(other) ? other : null
    const hasWords = rows.some((row) => hasLetters(row[at] ?? '') || /\d/.test(row[at] ?? ''))
    uses[at] = free ?? (hasWords ? 'notes' : null)
    if (free) taken.add(free)
  }
  return { format: format?.name ?? null, uses }
}
