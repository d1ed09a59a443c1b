export { resumeScore } from '../contract/scoring.ts'
export { BlindDecision } from './blind-decision.tsx'
export { ResumeScore } from './resume-score.tsx'
export { useQuotes } from './use-quotes.ts'
