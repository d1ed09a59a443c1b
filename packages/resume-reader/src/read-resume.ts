import type { ReadDocument } from '../../../src/rules/placed-line.ts'
import { readAvailability } from './reading/availability.ts'
import { readCertifications } from './reading/certifications/certifications.ts'
import { type Clause, splitClauses } from './reading/clauses.ts'
import { countMonthsIn } from './reading/dates/months.ts'
import { hasPromptInjection, isResume } from './reading/document-kind.ts'
import { readEducation } from './reading/education.ts'
import { type FoundJob, readJobs } from './reading/jobs/jobs.ts'
import { readLanguages } from './reading/languages.ts'
import { readPosition } from './reading/position.ts'
import { assignSections, type SectionLine } from './reading/sections.ts'
import { findTerms, type MeantTerm } from './reading/terms.ts'
import { foldLine, quoteAt, splitWords } from './reading/words.ts'
import type { ReadTerm, ResumeFacts, RubricPosition } from './resume-facts.ts'

const certified =
  /\b(?:rbt|registered behaviou?r(?:al)? technician|bcba|bcaba|board certified|tecnic[oa] (?:de conducta )?registrad[oa])/

/** The lines of jobs held today whose title names a certification that its holder must have. */
const heldTitles = (jobs: FoundJob[], lines: SectionLine[], today: string): number[] =>
  jobs.flatMap(({ to, title, quote }) => {
    // “present” is later than any month.
    const isHeld = to !== null && to >= today.slice(0, 7)
    if (
      !isHeld ||
      !certified.test(foldLine(title)) ||
      /train|course|curso|candidate|pending|student|intern|aspiring/i.test(title)
    )
      return []
    const at = lines.findIndex(({ index }) => index === quote.line)
    // The title may be a line or two from its dates.
    const near = [0, -1, 1, -2, 2].map((step) => lines[at + step]).find((line) => line?.text.includes(title))
    return near ? [near.index] : []
  })

type ClaimedTerms = Record<MeantTerm['group'], ReadTerm[]>
type Scope = {
  document: ReadDocument
  /** Lines of the duties of jobs outside the field. */
  foreign: Set<number>
  /** Lines of lists of words: a term that is only there proves nothing by itself. */
  lists: Set<number>
}

const claimedIn = (clauses: Clause[], { document, foreign, lists }: Scope): ClaimedTerms => {
  const found = {
    skills: new Map<string, ReadTerm>(),
    assessments: new Map<string, ReadTerm>(),
    systems: new Map<string, ReadTerm>(),
  }
  for (const clause of clauses)
    for (const { name, group, meaning, first, last, isFieldOnly } of findTerms(clause)) {
      const line = document.lines[first.line]
      const before = found[group].get(name)
      const isOnlyListed = lists.has(first.line)
      if (meaning !== 'claimed' || !line || (before && (before.isOnlyListed !== true || isOnlyListed))) continue
      if (isFieldOnly && foreign.has(first.line)) continue
      const end = last.line === first.line ? last.end : first.end
      const quote = { text: quoteAt(line, first.start, end), line: first.line }
      found[group].set(name, { name, quote, ...(isOnlyListed ? { isOnlyListed } : {}) })
    }
  return {
    skills: [...found.skills.values()],
    assessments: [...found.assessments.values()],
    systems: [...found.systems.values()],
  }
}

const mostWordsOfItem = 4
/** Whether a line is a list of words: five or more short pieces between commas, or under a heading of keywords. */
const isList = ({ text, isHeader, section }: SectionLine): boolean => {
  if (isHeader) return false
  const pieces = text.slice(0, 2_000).split(/[,;|•·\t]/)
  const short = pieces.filter((piece) => splitWords(piece).length <= mostWordsOfItem).length
  return section === 'skills' || (pieces.length >= 5 && short >= pieces.length * 0.8)
}

/** A letter, an advert or a menu claims nothing for anyone. */
const noFacts: ResumeFacts = {
  is_resume: false,
  has_prompt_injection: false,
  position: 'neither',
  certifications: [],
  current_rbt: false,
  aba_months: null,
  related_months: null,
  skills: [],
  assessments: [],
  systems: [],
  languages: [],
  availability: [],
  education: { highest: null, field: null, in_progress: false },
  employers: [],
  unread: [],
}

/**
 * What a résumé says, each fact with the words it was read from. What is unsure is left out. `position` is what someone is thought to apply for
 * where the résumé is silent; `today` is `YYYY-MM-DD`. A document without lines is no résumé.
 */
export const readResume = (
  document: ReadDocument,
  { position, today }: { position?: RubricPosition; today: string },
): ResumeFacts => {
  const lines = assignSections(document.lines)
  const clauses = splitClauses(lines)
  const jobs = readJobs(lines, today)
  const foreign = new Set(
    jobs.filter(({ kind }) => kind === 'other').flatMap(({ body }) => body.map((at) => lines[at]?.index ?? -1)),
  )
  const heads = new Set(jobs.flatMap(({ head }) => head.map((at) => lines[at]?.index ?? -1)))
  const held = heldTitles(jobs, lines, today)
  const certifications = readCertifications(clauses, document.lines, { heldTitles: held, heads, today })
  const education = readEducation(lines, today)
  // Words in a list count where anything proves their use: a job of the field or of care, a certification, its study.
  const hasPlace =
    jobs.some(({ kind }) => kind !== 'other') ||
    certifications.some(({ kind, state }) => kind !== 'other' && state !== 'none') ||
    /behavio|applied|special ed|psycholog|early child|autis/i.test(education.field ?? '')
  const lists = new Set(hasPlace ? [] : lines.filter(isList).map(({ index }) => index))
  const { skills, assessments, systems } = claimedIn(clauses, { document, foreign, lists })
  const is_resume = isResume(lines, {
    jobs: jobs.length,
    terms: skills.length + assessments.length + systems.length,
    certifications: certifications.length,
    hasDegree: education.highest !== null,
  })
  const has_prompt_injection = hasPromptInjection(document.lines)
  if (!is_resume) return { ...noFacts, has_prompt_injection, unread: document.unread }
  const isActive = (kind: string) => certifications.some((one) => one.kind === kind && one.state === 'active-claimed')
  const known = { certifications, jobs, skills: skills.length + assessments.length, lines, hint: position }
  return {
    is_resume,
    has_prompt_injection,
    position: readPosition(known),
    certifications,
    current_rbt: isActive('RBT') && !isActive('BCBA'),
    aba_months: countMonthsIn(jobs, 'aba', today),
    related_months: countMonthsIn(jobs, 'related', today),
    skills,
    assessments,
    systems,
    languages: readLanguages(clauses, document.lines),
    availability: readAvailability(lines, document.lines),
    education,
    employers: jobs.map(({ name, title, from, to, kind, quote }) => ({ name, title, from, to, kind, quote })),
    unread: document.unread,
  }
}
