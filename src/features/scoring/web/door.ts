export { ResumeScore } from './resume-score.tsx'
export { useQuotes } from './use-quotes.ts'
