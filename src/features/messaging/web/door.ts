import { late } from '../../../ui/late.tsx'

export { composer } from '../contract.ts'
export { TextProblem } from './composing/text-problem.tsx'
export { CostLine } from './cost-line.tsx'
export { MessageTools } from './message-tools.tsx'
export { RealPreview } from './real-preview.tsx'
export { SchedulerDialog } from './scheduler-dialog.tsx'
export { TextDialog } from './text-dialog.tsx'

/** A candidate's thread, for their own page. */
export const CandidateMessages = late(async () => (await import('./inbox/candidate-messages.tsx')).CandidateMessages)
