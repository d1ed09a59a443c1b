import { type FitScore, fitLabel } from '../../candidates/rules/fit-score.ts'

/** A score as a sentence says it: '76 (Good Fit (With Training))', or its label alone where no number stands. */
export const scoreWords = (fit: FitScore, excellentFrom: number): string => {
  const label = fitLabel(fit, excellentFrom)
  return fit.number > 0 ? `${fit.number} (${label})` : label
}
