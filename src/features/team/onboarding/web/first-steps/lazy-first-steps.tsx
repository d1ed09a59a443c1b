import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'

/** The steps of a clinic before its first candidates; loaded only for clinics without any. */
export const FirstSteps = lazyComponent(
  async () => (await import('./first-steps.tsx')).FirstSteps,
  <LoadingLines label="Loading first steps" lines={8} />,
)
