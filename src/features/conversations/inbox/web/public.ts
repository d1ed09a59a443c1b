import { lazyComponent } from '../../../../ui/lazy.tsx'

/** A candidate's thread, for their own page. */
export const CandidateMessages = lazyComponent(async () => (await import('./candidate-messages.tsx')).CandidateMessages)
