import type { FitScore } from '../compute-fit-score.ts'

type ScoreState = { fit: FitScore; hasResume: boolean; unread: string | null }

/** Whether someone has no score at all. A score that a status replaces or that is hidden is one. */
export const isUnscored = ({ fit }: Pick<ScoreState, 'fit'>): boolean =>
  fit.kind === 'computed' && fit.number <= 0 && !fit.hidden

/** Explains why someone has no score and what to do about it. */
export const explainMissingScore = ({ hasResume, unread }: ScoreState): string => {
  if (unread) return unread
  return hasResume
    ? 'The resume gave no score. Read it, then set the score manually.'
    : 'There’s no resume to score. Add one, or set the score manually.'
}
