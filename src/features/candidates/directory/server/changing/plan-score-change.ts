import { formatScore } from '../../rules/compute-fit-score.ts'
import { parseFitScore } from '../load-candidate-rows.ts'

type ScoreNote = { score?: string }

/** Returns the stored score before and after a change, as events show it. Empty for a score that stayed. */
export const planScoreChange = (
  before: number,
  after: number | undefined,
  excellentFrom: number,
): { before: ScoreNote; after: ScoreNote } => {
  if (after === undefined || after === before) return { before: {}, after: {} }
  const words = (fitSort: number) => formatScore(parseFitScore(fitSort), excellentFrom)
  return { before: { score: words(before) }, after: { score: words(after) } }
}
