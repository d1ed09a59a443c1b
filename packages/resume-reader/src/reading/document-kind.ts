import { documentWords, instructions } from '../vocabulary/document-words.ts'
import type { SectionLine } from './sections.ts'
import { foldLine } from './words.ts'

type Counts = { jobs: number; terms: number; certifications: number; hasDegree: boolean }
const contact =
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w{2}|(?:\(\d{3}\)\s?|\b\d{3}[-. ])\d{3}[-. ]\d{4}|\+1\d{10}|\b\d{10}\b|linkedin\.com/
const sectionsOfResumes = new Set([
  'summary',
  'objective',
  'experience',
  'volunteer',
  'education',
  'certifications',
  'skills',
  'languages',
  'availability',
])

const distinct = (lines: SectionLine[], patterns: RegExp[]): number =>
  patterns.filter((pattern) => lines.some(({ folded }) => pattern.test(folded))).length

/** Whether a line, or it and the next two together, tries to instruct anyone who reads the document. */
export const hasPromptInjection = (lines: { text: string }[]): boolean => {
  let before = ''
  return lines.slice(0, 5_000).some(({ text }) => {
    const folded = foldLine(text)
    const both = `${before.slice(-200)} ${folded}`
    before = both
    return instructions.some((pattern) => pattern.test(both))
  })
}

const prices = (lines: SectionLine[]): number =>
  lines.filter(({ folded }) => /\$?\s?\d{1,4}\.\d{2}\s*$/.test(folded)).length

/** Whether the document is one person's résumé: enough of its parts, and no letter, advert, menu, bill, recipe or form. */
export const isResume = (lines: SectionLine[], { jobs, terms, certifications, hasDegree }: Counts): boolean => {
  const headers = new Set(
    lines.filter(({ isHeader, section }) => isHeader && sectionsOfResumes.has(section)).map(({ section }) => section),
  ).size
  const hasContact = lines.some(({ folded }) => contact.test(folded))
  const points =
    (hasContact ? 1 : 0) +
    Math.min(headers, 4) +
    Math.min(jobs, 2) * 1.5 +
    (terms >= 2 ? 1 : 0) +
    (certifications > 0 ? 1 : 0) +
    (hasDegree ? 1 : 0)
  const found = (kind: keyof typeof documentWords) => distinct(lines, documentWords[kind])
  const isStrong = headers >= 2 && (jobs > 0 || hasDegree)
  if (found('reference') >= 2 && headers < 2) return false
  if (found('letter') >= 2 && headers < 2 && jobs < 2) return false
  const adverts = lines.filter(({ section }) => section === 'advert').length
  if (found('advert') >= 3 && !(hasContact && isStrong) && !(jobs >= 2)) return false
  if (adverts * 2 > lines.length && jobs === 0) return false
  if ((prices(lines) >= 3 || found('menu') >= 2) && found('menu') > 0 && !isStrong && jobs < 2) return false
  if (found('invoice') >= 2 && !isStrong && jobs < 2) return false
  if (found('recipe') >= 2 && !isStrong && jobs < 2) return false
  if (found('form') >= 2 && !isStrong && jobs < 2) return false
  if (found('prose') >= 1 && !isStrong && jobs === 0) return false
  return points >= 2 && (headers > 0 || jobs > 0 || certifications > 0 || terms >= 2)
}
