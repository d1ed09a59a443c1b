import { scoreWords } from '../../rules/fit-score.ts'
import { fitOf } from '../candidate-rows.ts'

type Told = { score?: string }

/** What a change did to the stored score, as a fact tells it before and after; nothing of a score that stayed. */
export const scoreChange = (
  before: number,
  after: number | undefined,
  excellentFrom: number,
): { before: Told; after: Told } => {
  if (after === undefined || after === before) return { before: {}, after: {} }
  const words = (fitSort: number) => scoreWords(fitOf(fitSort), excellentFrom)
  return { before: { score: words(before) }, after: { score: words(after) } }
}
