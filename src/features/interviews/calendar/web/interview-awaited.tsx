import { getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { UserError } from '../../../../rules/user-error.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'

/** In the place of an interview that is not there yet, or not at all. */
export const InterviewAwaited = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  if (error === null) return <LoadingLines label="Loading interview" lines={10} />
  return error instanceof UserError && error.code === 'not-found' ? (
    <EmptyState title="Interview not found" action={<LinkButton to="/interviews">Open Interviews</LinkButton>}>
      The link may be old, or you can’t see this interview.
    </EmptyState>
  ) : (
    <ErrorState onRetry={onRetry}>{getErrorMessage(error, 'Couldn’t load the interview.')}</ErrorState>
  )
}
