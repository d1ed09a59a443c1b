export { resumeScore } from '../contract.ts'
export { BlindDecision } from './blind-decision.tsx'
export { ResumeScore } from './resume-score.tsx'
export { useQuotes } from './use-quotes.ts'
