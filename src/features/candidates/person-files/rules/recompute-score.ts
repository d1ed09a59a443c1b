import { createTextDocument } from '@reinforce/resume-reader/create-text-document.ts'
import { deriveResumeFields } from '@reinforce/resume-reader/derive-resume-fields.ts'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import { type ResumeScore, rubricVersion, scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { computeFitScore, type FitInput, fitRuleVersion, getFitLabel } from '../../directory/rules/compute-fit-score.ts'
import type { DecisionRecord, RecordedReading } from './decision-record.ts'
import { type Difference, findDifferences } from './find-differences.ts'
import { listRubrics } from './list-rubrics.ts'

export type Recomputation = {
  /** The steps that were repeated, in words. */
  steps: string[]
  /** Steps that can’t be repeated here, each with the reason. */
  blocked: string[]
  differences: Difference[]
  number: number
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

const scoreColumns = [
  'skills_percentage',
  'experience_percentage',
  'skills_score',
  'experience_score',
  'culture_fit_score',
] as const

/** Returns the score by the rule in its three forms: as it is, without the status, and without a person’s number, too. */
export const computeScores = (inputs: FitInput, excellentFrom: number) => {
  const step = (input: FitInput) => {
    const { number, kind } = computeFitScore(input)
    return { number, kind, label: getFitLabel({ number, kind }, excellentFrom) }
  }
  return {
    ...step(inputs),
    without_status: step({ ...inputs, status: null }),
    without_person: step({ ...inputs, status: null, score_override: null }),
  }
}

/** Reads and scores the words again: each step starts from the recorded result of the one before. */
const repeatReading = (resume: RecordedReading, inputs: DecisionRecord['inputs']): Difference[] => {
  const { position, text, unread_pages: unread, read_on: today, weights, values } = resume
  const facts = readResume(createTextDocument(text, unread), { position, today })
  const recorded = resume.facts as unknown as ResumeFacts
  const score = scoreResume(recorded, { position, weights, values })
  const fields = deriveResumeFields(position, { facts: recorded, score: resume.score as unknown as ResumeScore })
  const used = Object.fromEntries(scoreColumns.map((name) => [name, inputs[name]]))
  const derived = Object.fromEntries(scoreColumns.map((name) => [name, fields[name]]))
  return [
    ...findDifferences(resume.facts, asJson(facts), 'resume.facts'),
    ...findDifferences(resume.rubric, asJson(listRubrics(position, weights)), 'resume.rubric'),
    ...findDifferences(resume.score, asJson(score), 'resume.score'),
    ...(resume.is_used ? findDifferences(used, derived, 'inputs') : []),
  ]
}

/**
 * Repeats every step of a decision record with this version’s engine: the words to facts, the facts and weights to points, the points to
 * the number. Lists each place where the record says otherwise. Other versions of the rules can’t be repeated and are named.
 */
export const recomputeScore = (record: DecisionRecord): Recomputation => {
  const { resume, inputs, score } = record
  const { rule_version: ruleVersion, excellent_from: excellentFrom, ...recorded } = score
  const blocked = [
    ...(ruleVersion === fitRuleVersion
      ? []
      : [`The score follows rule ${ruleVersion}. This is rule ${fitRuleVersion}.`]),
    ...(resume === null || resume.rubric_version === rubricVersion
      ? []
      : [`The resume was read by rubric ${resume.rubric_version}. This is rubric ${rubricVersion}.`]),
  ]
  const computed = computeScores(inputs, excellentFrom)
  const override = record.set_by_person?.number ?? null
  const isRead = resume !== null && resume.rubric_version === rubricVersion
  return {
    steps: [
      ...(isRead ? ['resume to facts', 'facts and weights to points'] : []),
      ...(isRead && resume.is_used ? ['points to the values of the score'] : []),
      'values to the number',
    ],
    blocked,
    differences: [
      ...(isRead ? repeatReading(resume, inputs) : []),
      ...findDifferences(inputs.score_override, override, 'inputs.score_override'),
      ...findDifferences(recorded, computed, 'score'),
    ],
    number: computed.number,
  }
}
