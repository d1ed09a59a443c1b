import { lazyBody, lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'

const waiting = <LoadingLines label="Loading" lines={8} />

/** Parts of a candidate that other screens load on demand. */
export const EmptyNumberForm = lazyBody(async () => (await import('./score/empty-number-form.tsx')).EmptyNumberForm)
export const VideoBody = lazyComponent(async () => (await import('./video-body.tsx')).VideoBody, waiting)
export const StatusForm = lazyBody(async () => (await import('./status/status-form.tsx')).StatusForm)
/** Loads in its own place, so that links to the other parts stay. */
export const AnalysisBody = lazyComponent(
  async () => (await import('./score/analysis-body.tsx')).AnalysisBody,
  <LoadingLines label="Loading analysis" lines={9} />,
)
