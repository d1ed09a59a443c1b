import { ErrorState } from '../../../ui/states.tsx'

/** A screen that broke: says so and offers to load it again, instead of a blank page. */
export const RouteFailed = () => (
  <div>
    <ErrorState onRetry={() => window.location.reload()}>
      This screen could not be shown. Nothing you saved is lost. Try again, and if it happens twice, tell us what you
      did.
    </ErrorState>
  </div>
)
