import {
  computeFitScore,
  explainFit,
  type FitInput,
  type FitLabel,
  fitRuleVersion,
  getFitLabel,
  parsePercent,
} from '../../../candidates/directory/rules/compute-fit-score.ts'
import { parsePosition } from '../../../candidates/directory/rules/position.ts'

const fitRounding = 'Scores of zero don’t count. The average is rounded to a whole number, halves up.'

type FitSource = 'status' | 'override' | 'certification number' | 'current RBT' | 'scores'
type FitStep = { number: number; label: FitLabel; reason: string }
export type FitDerivation = FitStep & {
  source: FitSource
  ruleVersion: string
  rounding: string
  /** The values of the average as received and what each counts for; null: it does not count. */
  inputs: { name: string; received: string | null; counts: number | null }[]
  /** The score by the rule, without the person's. */
  computed: FitStep
}

const createStep = (input: FitInput, excellentFrom: number): FitStep => {
  const score = computeFitScore(input)
  return { number: score.number, label: getFitLabel(score, excellentFrom), reason: explainFit(input) }
}

const getSource = (input: FitInput): FitSource => {
  const { kind } = computeFitScore(input)
  if (kind === 'terminated' || kind === 'archived') return 'status'
  if (typeof input.score_override === 'number') return 'override'
  if (kind === 'certified') return 'certification number'
  return kind === 'experienced' ? 'current RBT' : 'scores'
}

/** How a score came about: its source, every input, the rounding, the version of the rule, and what a person changed. */
export const deriveFit = (input: FitInput, excellentFrom: number): FitDerivation => {
  const position = parsePosition(input.position)
  const isBcba = position.ok && position.position === 'BCBA'
  const values: [string, string | null][] = isBcba
    ? [
        ['skills', input.skills_score],
        ['experience', input.experience_score],
        ['culture fit', input.culture_fit_score],
      ]
    : [
        ['skills', input.skills_percentage],
        ['experience', input.experience_percentage],
      ]
  return {
    ...createStep(input, excellentFrom),
    source: getSource(input),
    ruleVersion: fitRuleVersion,
    rounding: fitRounding,
    inputs: values.map(([name, received]) => {
      const hundredths = name === 'culture fit' && input.counts_culture_fit === false ? 0 : parsePercent(received)
      return { name, received, counts: hundredths > 0 ? hundredths / 100 : null }
    }),
    computed: createStep({ ...input, score_override: null }, excellentFrom),
  }
}
