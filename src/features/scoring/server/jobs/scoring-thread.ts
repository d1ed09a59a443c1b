import { answerQuestions } from '../../../../platform/server/process/worker-thread.ts'
import { documentOfText } from '../../rules/document-of-text.ts'
import { readResume } from '../../rules/read-resume.ts'
import { scoreResume } from '../../rules/score-resume.ts'
import type { Scored, ToScore } from './score-in-thread.ts'

// One résumé after the other, each answered before the next.
answerQuestions(({ text, unread, position, today, weights, values }: ToScore): Scored => {
  const facts = readResume(documentOfText(text, unread), { ...(position ? { position } : {}), today })
  return { facts, score: scoreResume(facts, { position: position ?? 'RBT', weights, values }) }
})
