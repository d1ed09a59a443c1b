import { lazyComponent } from '../../../ui/lazy.tsx'

export { composer } from '../contract.ts'
export { CostLine } from './cost-line.tsx'
export { RealPreview } from './real-preview.tsx'
export { SchedulerDialog } from './scheduler-dialog.tsx'
export { TextDialog } from './text-dialog.tsx'
export { WordsField } from './words-field.tsx'

/** A candidate's thread, for their own page. */
export const CandidateMessages = lazyComponent(
  async () => (await import('./inbox/candidate-messages.tsx')).CandidateMessages,
)
