import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import type { FirstStepsProps } from './steps-card.tsx'

/** The first steps of a clinic or the service; loaded only while they are shown. */
export const FirstSteps = lazyComponent<FirstStepsProps>(
  async () => (await import('./first-steps.tsx')).FirstSteps,
  ({ list }) => <LoadingLines label="Loading first steps" lines={list === 'folded' ? 1 : 8} />,
)
