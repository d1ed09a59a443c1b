import { parentPort } from 'node:worker_threads'
import { documentOfText } from '../../rules/document-of-text.ts'
import { readResume } from '../../rules/read-resume.ts'
import { scoreResume } from '../../rules/score-resume.ts'
import type { ToScore } from './score-in-thread.ts'

// One résumé after the other, each answered before the next.
parentPort?.on('message', ({ text, unread, position, today, weights, values }: ToScore) => {
  const facts = readResume(documentOfText(text, unread), { ...(position ? { position } : {}), today })
  parentPort?.postMessage({ facts, score: scoreResume(facts, { position: position ?? 'RBT', weights, values }) })
})
