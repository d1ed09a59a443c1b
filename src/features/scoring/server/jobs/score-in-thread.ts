import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ResumeFacts } from '../../rules/resume-facts.ts'
import type { Weights } from '../../rules/rubric/weights.ts'
import type { ResumeScore } from '../../rules/score-resume.ts'

/** `today`: the day in the clinic's zone, up to which months count. */
export type ToScore = {
  text: string /** Pages that could not be read. */
  unread: number
  /** Null: nobody knows yet, and the résumé alone tells. */
  position: 'RBT' | 'BCBA' | null
  today: string
  /** What the clinic weighs otherwise than published, and what it stands for. */
  weights: Weights
  values: string[]
}
export type Scored = { facts: ResumeFacts; score: ResumeScore }

/** Seconds of a processor that the longest résumé does not take; what takes longer is not read. */
const mostMs = 5_000
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * Reads résumés in a thread of its own, one at a time, so that no words of anybody hold up the server. `score` answers null for what
 * takes too long or too much memory; the next one gets a new thread.
 */
export const openScorer = () => {
  let thread: Worker | null = null
  const end = async () => {
    const ending = thread
    thread = null
    await ending?.terminate()
  }
  const score = async (one: ToScore): Promise<Scored | null> => {
    thread ??= new Worker(new URL('./scoring-thread.ts', import.meta.url), { resourceLimits: limits, env: {} })
    const over = AbortSignal.timeout(mostMs)
    try {
      const answer = once(thread, 'message', { signal: over })
      thread.postMessage(one)
      const [scored] = (await answer) as [Scored]
      return scored
    } catch {
      await end()
      return null
    }
  }
  return { score, end }
}
