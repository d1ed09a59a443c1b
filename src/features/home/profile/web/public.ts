import { lazyComponent } from '../../../../ui/lazy.tsx'

/** The candidate's panel as a pane next to their conversation. */
export const CandidateAside = lazyComponent(async () => (await import('./panel/candidate-aside.tsx')).CandidateAside)
