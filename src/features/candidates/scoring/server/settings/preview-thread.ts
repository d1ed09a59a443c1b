import type { ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import { findNumbers } from '@reinforce/resume-reader/rubric/changed-scores.ts'
import type { Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import { type ResumeScore, scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { answerQuestions } from '../../../../../platform/server/process/worker-thread.ts'
import { type Position } from '../../../../../rules/credential/positions.ts'
import { findMovedScores, type MovedScore } from './preview-changes.ts'

/** `facts` and `score` as the database wrote them: reading a thousand of them is work, too. */
export type ToPreview = {
  rows: { candidate_id: string; full_name: string | null; position: Position; facts: string; score: string }[]
  weights: Weights
  values: string[]
}

answerQuestions(({ rows, weights, values }: ToPreview): MovedScore[] =>
  rows.flatMap(({ candidate_id: id, full_name: name, position, facts, score }) => {
    const after = scoreResume(JSON.parse(facts) as ResumeFacts, { position, values, weights })
    return findMovedScores({ id, name }, findNumbers(JSON.parse(score) as ResumeScore), findNumbers(after))
  }),
)
