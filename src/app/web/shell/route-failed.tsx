import { ErrorState } from '../../../ui/states.tsx'

/** A screen that broke: an error with a way to load it again, instead of a blank page. */
export const RouteFailed = () => (
  <div>
    <ErrorState onRetry={() => window.location.reload()}>
      Couldn’t show this screen. Nothing you saved is lost. Try again. If it happens again, tell us what you did.
    </ErrorState>
  </div>
)
