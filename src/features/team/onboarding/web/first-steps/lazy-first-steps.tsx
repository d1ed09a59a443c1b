import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'

/** What a clinic does before its first candidates come; it comes with who has none. */
export const FirstSteps = lazyComponent(
  async () => (await import('./first-steps.tsx')).FirstSteps,
  <LoadingLines label="Loading first steps" lines={8} />,
)
