import { fieldNamed, headingOf, type ImportField, scoreFields } from '../headers.ts'
import { areEmails, arePhones, arePlaces, areScores, isWords } from './cell-shapes.ts'
import { type ColumnUse, formatOf } from './known-formats.ts'

/** What each column is taken for, in the order of the file. */
export type ColumnProposal = { format: string | null; uses: ColumnUse[] }

/** The name of a person's own page or record in front of what it says: "Candidate Email", "Person : Full Name: First". */
const about = /^(?:candidate|applicant|person|contact|prospect|application|recruitingworkflow)s?(?=.{3})/

/** Words that are worth keeping and belong to no field. */
const words = new Set(
  `notes note comments comment remarks description summary coverletter headline education degree school relevantexperience workexperience
   yearsofexperience source sources sourcingchannels origin tags tag labels rating starrating interestlevel availability licensetype
   archivereason rejectionreason disqualificationreason disqualified referredby referral references recruiter owner company currentcompany
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

type Found = { use: ColumnUse; rank: number }

const byHeading = (header: string): Found | null => {
  const heading = headingOf(header)
  const named = fieldNamed(header)
  if (named) return { use: named.field, rank: named.rank }
  const bare = heading.replace(about, '')
  const inner = bare === heading ? null : fieldNamed(bare)
  if (inner) return { use: inner.field, rank: inner.rank + 100 }
  if (isConsent(heading)) return { use: 'text_consent', rank: 200 }
  if (isRbtQuestion(heading)) return { use: 'current_rbt', rank: 200 }
  if (words.has(heading) || words.has(bare)) return { use: 'notes', rank: 0 }
  return /\?\s*$/.test(header) ? { use: 'notes', rank: 0 } : null
}

/** What the cells say where the heading says too little, or something that they are not. */
const byCells = (found: Found | null, values: readonly string[], isClinic: (text: string) => boolean): Found | null => {
  const use = found?.use ?? null
  if (use === null) {
    if (areEmails(values)) return { use: 'email_address', rank: 300 }
    return arePhones(values) ? { use: 'phone_number', rank: 300 } : null
  }
  if (use === 'location' && values.some(isClinic)) return found
  if (use === 'location' && arePlaces(values)) return { use: 'place', rank: 300 }
  const isScore = use !== 'notes' && /^(?:skills|experience|culture_fit)(?:_percentage|_score)?$/.test(use)
  if (isScore && scoreFields.includes(use) && !areScores(values)) return { use: 'notes', rank: 0 }
  return found
}

/** A field that a second column may fill: what it becomes there. */
const second: Partial<Record<ImportField, ImportField>> = { email_address: 'other_email', phone_number: 'other_phone' }

/**
 * Proposes what each column holds: by the format of a known system, by its heading in any spelling, then by its cells. `rows` are the first
 * ones below the heading. Of two columns for one field the plainer heading is taken; the other one is kept as a note or named as unread.
 */
export const proposeColumns = (
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  isClinic: (text: string) => boolean = () => false,
): ColumnProposal => {
  const format = formatOf(headers)
  const found = headers.map((header, at): Found | null => {
    const heading = headingOf(header)
    if (header.trim() === '' && !rows.some((row) => /\S/.test(row[at] ?? ''))) return null
    if (format && Object.hasOwn(format.columns, heading)) return { use: format.columns[heading] ?? null, rank: -1 }
    const values = rows.map((row) => row[at] ?? '')
    return byCells(byHeading(header), values, isClinic)
  })
  const uses: ColumnUse[] = found.map((one) => (one?.use === 'notes' ? 'notes' : null))
  const order = found.flatMap((one, at) => (one && one.use !== null && one.use !== 'notes' ? [{ ...one, at }] : []))
  const taken = new Set<ColumnUse>()
  for (const { use, at } of order.toSorted((a, b) => a.rank - b.rank || a.at - b.at)) {
    if (use === null || use === 'notes') continue
    const other = second[use]
    const free = !taken.has(use) ? use : other !== undefined && !taken.has(other) ? other : null
    const hasWords = rows.some((row) => isWords(row[at] ?? '') || /\d/.test(row[at] ?? ''))
    uses[at] = free ?? (hasWords ? 'notes' : null)
    if (free) taken.add(free)
  }
  return { format: format?.name ?? null, uses }
}
