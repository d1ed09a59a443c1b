import { dutyWords } from '../../vocabulary/job-words.ts'
import type { Section, SectionLine } from '../sections.ts'
import { splitWords } from '../words.ts'
import { measureTitleLikeness } from './job-parts.ts'

/** The sections in which jobs are looked for. */
export const places: Section[] = ['experience', 'volunteer', 'top', 'summary']
const duties = new Set(dutyWords)
const mostHeaderWords = 14

/** Returns true if a line describes a duty, rather than a place and title. */
export const isDuty = (line: SectionLine): boolean => {
  if (line.bulleted || line.continues) return true
  const words = splitWords(line.text.slice(0, 400))
  const [first] = words
  if (!first || words.length > mostHeaderWords + 2) return true
  // “Behavior Technician, Blue Heron ABA, Dayton, OH.” is no sentence.
  const isNames =
    line.text.includes(',') && !/(?:^|\s)\p{Ll}{4}/u.test(line.text) && measureTitleLikeness(line.text) === 2
  if (/[.]$/.test(line.text.trim()) && words.length > 6 && !isNames) return true
  // “The Whitfield Family, Katy, TX” is an employer and its place.
  const isPlaced = /^(?:the|an?)$/.test(first.text) && line.text.includes(',')
  if (duties.has(first.text) && words.length > (isPlaced ? 8 : 3)) return true
  // “Qualified Behavior Analyst (QBA)” is a title.
  const isTitle =
    measureTitleLikeness(line.text.slice(0, 400)) === 2 && words.length <= 7 && !/(?:^|\s)\p{Ll}{4}/u.test(line.text)
  if (isTitle) return false
  const verb =
    /(?:ed|ing)$/.test(first.text) &&
    !/^(?:registered|licensed|certified|aspiring|teaching|nursing|training|learning|building|united|advanced|babysitting|tutoring|caregiving|advertising|marketing|nursing|accounting|cleaning|visiting|bring|spring|king|rising|shining|growing|thriving|blooming|beginning|red|unlimited|inspired|integrated|connected|housekeeping|operating|fundraising|parenting|acting|managing|living|swimming|dining|banking)$/.test(
      first.text,
    )
  // “Greeted families, answered phones, and kept the calendar” is a sentence with a list.
  const small = words.filter(({ raw }) => /^\p{Ll}/u.test(raw)).length
  const isSentence = words.length > 6 && small >= words.length * 0.8
  return verb && words.length > 2 && (isSentence || !/[,|\t]/.test(line.text.slice(0, 60)))
}

const ofForm =
  /^\W{0,4}(?:(?:street |work )?address|supervisor(?:'s name)?|manager|phone(?: number)?|reason for leaving|salary|(?:starting|ending|hourly) (?:pay|salary|wage|rate)|pay(?: rate)?|hours(?: per week)?|duties|responsibilities|job duties|may we contact.{0,20}|references?|direccion|motivo de salida|telefono|funciones)\s{0,2}[:?]/
/** Returns true if a line answers another question of a form than employer, title, or dates: “Supervisor: Jane Smith”. */
export const isAside = (line: SectionLine | undefined): boolean => line !== undefined && ofForm.test(line.folded)
const isContact = (line: SectionLine) =>
  /@\S+\.\w|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|linkedin\.com|https?:/.test(line.folded)
/** Whether a line may belong to the head of a job. */
export const isHeaderLike = (line: SectionLine | undefined): line is SectionLine =>
  line !== undefined &&
  !line.isHeader &&
  places.includes(line.section) &&
  !isDuty(line) &&
  !isContact(line) &&
  !ofForm.test(line.folded)
