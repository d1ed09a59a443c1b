export { ResumeScore } from './resume-score.tsx'
