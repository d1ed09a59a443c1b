import { createTextDocument } from '@reinforce/resume-reader/create-text-document.ts'
import { deriveResumeFields } from '@reinforce/resume-reader/derive-resume-fields.ts'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import type { Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import { rubricVersion, scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { type Position } from '../../../../rules/credential/positions.ts'

type OwnText = {
  text: string
  position: Position
  /** `YYYY-MM-DD`, up to which months count. */
  today: string
  weights: Weights
  values: readonly string[]
}

/**
 * Reads and scores a résumé here and now: the fields of a candidate that it fills, and what is kept of how it came to them. Only for
 * texts of our own making: what others wrote is read in a thread, with bounds.
 */
export const scoreOwnText = ({ text, position, today, weights, values }: OwnText) => {
  const facts = readResume(createTextDocument(text), { position, today })
  const score = scoreResume(facts, { position, weights, values: [...values] })
  const { current_rbt, ...fields } = deriveResumeFields(position, { facts, score })
  return { fields: { ...fields, current_rbt: current_rbt ? true : null }, rubricVersion, facts, score }
}
