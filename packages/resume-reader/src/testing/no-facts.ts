import type { ReadTerm, ResumeFacts } from '../resume-facts.ts'

/** Facts of a résumé that says nothing, to be filled with what a test is about. */
export const noFacts: ResumeFacts = {
  is_resume: true,
  has_prompt_injection: false,
  position: 'neither',
  certifications: [],
  current_rbt: false,
  aba_months: 0,
  related_months: 0,
  skills: [],
  assessments: [],
  systems: [],
  languages: [],
  availability: [],
  education: { highest: null, field: null, in_progress: false },
  employers: [],
  unread: [],
}

/** Terms of these names, each quoted as “… here”. */
export const createTerms = (...names: string[]): ReadTerm[] =>
  names.map((name, line) => ({ name, quote: { text: `${name} here`, line } }))
