import { lazyBody, lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'

const waiting = <LoadingLines label="Loading" lines={8} />

/** What other screens show of a candidate when it is asked for. */
export const EmptyNumberForm = lazyBody(async () => (await import('./score/empty-number-form.tsx')).EmptyNumberForm)
export const VideoBody = lazyComponent(async () => (await import('./video-body.tsx')).VideoBody, waiting)
export const StatusForm = lazyBody(async () => (await import('./status/status-form.tsx')).StatusForm)
/** Waits in its own place: what leads to the others stays. */
export const AnalysisBody = lazyComponent(
  async () => (await import('./score/analysis-body.tsx')).AnalysisBody,
  <LoadingLines label="Loading analysis" lines={9} />,
)
