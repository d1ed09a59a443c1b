import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import { openScorer, type ToScore } from './jobs/score-in-thread.ts'

let last: Promise<unknown> = Promise.resolve()

const readOnce = async (one: Pick<ToScore, 'text' | 'unread' | 'today'>): Promise<ResumeFacts | null> => {
  const scorer = openScorer()
  try {
    return (await scorer.score({ ...one, position: null, weights: {}, values: [] }))?.facts ?? null
  } finally {
    await scorer.end()
  }
}

/** Reads a résumé while a person waits: in a thread with bounds, one after the other; null for what takes too long. */
export const parseInWorker = async (one: Pick<ToScore, 'text' | 'unread' | 'today'>): Promise<ResumeFacts | null> => {
  const mine = last.then(async () => await readOnce(one))
  last = mine.catch(() => null)
  return await mine
}
