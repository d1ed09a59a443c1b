import { lazyComponent } from '../../../ui/lazy.tsx'

export { useRecentPeople } from './use-recent-people.ts'

/** A candidate's thread, for their own page. */
export const CandidateMessages = lazyComponent(async () => (await import('./candidate-messages.tsx')).CandidateMessages)
