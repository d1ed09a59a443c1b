import { lazyComponent } from '../../../../ui/lazy.tsx'

export { formatWait } from './format-wait.ts'

/** A candidate's thread, for their own page. */
export const CandidateMessages = lazyComponent(async () => (await import('./candidate-messages.tsx')).CandidateMessages)
