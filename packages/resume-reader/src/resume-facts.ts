import { type Position } from '../../../src/rules/credential/positions.ts'

/** A calendar month, `YYYY-MM`; the end of a current one is `present`. */
type Month = string

/** The source of a fact: the words verbatim, and their line (an index into the lines of the document). */
export type Quote = { text: string; line: number }

export type ReadCertification = {
  kind: 'RBT' | 'BCBA' | 'BCaBA' | 'other'
  number: string | null
  state: 'active-claimed' | 'in-training' | 'expired' | 'none'
  quote: Quote
}

/**
 * A job, in its own words. `kind`: whether it counts as ABA, as related work (teaching, day care, aides, care giving),
 * or as neither.
 */
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
  /** It is named in a list only, without any place of use: it is worth nothing. */
  isOnlyListed?: true
}

export type ReadEducation = { highest: string | null; field: string | null; in_progress: boolean }

export type RubricPosition = Position

/** The facts of a résumé. An unsure one is skipped, never guessed. */
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
  /** Words of availability, verbatim. */
  availability: ReadTerm[]
  education: ReadEducation
  employers: ReadJob[]
  /** Pages without readable words: missing facts may be there. */
  unread: number[]
}
