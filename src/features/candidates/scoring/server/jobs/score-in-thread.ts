import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import type { Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import type { ResumeScore } from '@reinforce/resume-reader/score-resume.ts'
import { openThread } from '../../../../../platform/server/process/worker-thread.ts'

/** `today`: the day in the clinic's zone, up to which months count. */
export type ToScore = {
  text: string /** Pages without readable text. */
  unread: number
  /** Null: no one knows yet, and the résumé alone tells. */
  position: 'RBT' | 'BCBA' | null
  today: string
  /** The clinic's weights that differ from the published ones, and its values. */
  weights: Weights
  values: string[]
}
export type ScoringResult = { facts: ResumeFacts; score: ResumeScore }

/** A reading beyond these limits is stopped. The longest résumé stays below them. */
const limits = { milliseconds: 5_000, megabytes: 256 }

/**
 * Reads résumés in a thread of its own, one at a time, so that no words of anyone hold up the server. `score` answers null for what
 * takes too long or too much memory; the next one gets a new thread.
 */
export const openScorer = () => {
  const { ask, end } = openThread<ScoringResult>(new URL('./scoring-thread.ts', import.meta.url), limits)
  return { score: async (one: ToScore) => await ask(one), end }
}
