import { createTextDocument } from '@reinforce/resume-reader/create-text-document.ts'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import { scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { answerQuestions } from '../../../../../platform/server/process/worker-thread.ts'
import type { ScoringResult, ToScore } from './score-in-thread.ts'

// One résumé after the other, each answered before the next.
answerQuestions(({ text, unread, position, today, weights, values }: ToScore): ScoringResult => {
  const facts = readResume(createTextDocument(text, unread), { ...(position ? { position } : {}), today })
  return { facts, score: scoreResume(facts, { position: position ?? 'RBT', weights, values }) }
})
