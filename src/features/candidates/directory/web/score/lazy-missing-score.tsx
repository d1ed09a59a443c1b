import { lazyComponent } from '../../../../../ui/lazy.tsx'

/** Most people have a score. The room of the two lines is there. */
export const MissingScore = lazyComponent(
  async () => (await import('./missing-score.tsx')).MissingScore,
  <div style={{ minHeight: 66 }} />,
)
