import { type Position } from '../../../src/rules/credential/positions.ts'

/** A calendar month, `YYYY-MM`; the end of what goes on is `present`. */
type Month = string

/** Where a fact was read: the words verbatim, and the line they stand in (an index into the lines of the document). */
export type Quote = { text: string; line: number }

export type ReadCertification = {
  kind: 'RBT' | 'BCBA' | 'BCaBA' | 'other'
  number: string | null
  state: 'active-claimed' | 'in-training' | 'expired' | 'none'
  quote: Quote
}

/** A job, as it stands there. `kind`: whether it counts as ABA, as related work (teaching, day care, aides, care giving), or as neither. */
export type ReadJob = {
  name: string
  title: string
  from: Month | null
  to: Month | null
  kind: 'aba' | 'related' | 'other'
  quote: Quote
}

/** A word of the vocabulary that is claimed: not negated, not planned, not someone else's, not copied from an advert. */
export type ReadTerm = {
  name: string
  quote: Quote
  /** It is named in a list only, and nothing else says where it was used: it is worth nothing. */
  isOnlyListed?: true
}

export type ReadEducation = { highest: string | null; field: string | null; in_progress: boolean }

export type RubricPosition = Position

/** What a résumé says. A fact that is unsure is left out, never guessed. */
export type ResumeFacts = {
  is_resume: boolean
  /** It tries to instruct anyone who reads it. */
  has_prompt_injection: boolean
  position: RubricPosition | 'neither'
  certifications: ReadCertification[]
  current_rbt: boolean
  /** Distinct calendar months, first and last included, overlaps once, up to today; null when nothing is dated. */
  aba_months: number | null
  related_months: number | null
  skills: ReadTerm[]
  assessments: ReadTerm[]
  systems: ReadTerm[]
  /** English names. */
  languages: ReadTerm[]
  /** Words of availability, as they stand there. */
  availability: ReadTerm[]
  education: ReadEducation
  employers: ReadJob[]
  /** Pages of which nothing could be read: what is not found may stand there. */
  unread: number[]
}
