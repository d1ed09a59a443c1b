import { sentenceOf } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { Refusal } from '../../../../rules/refusal.ts'
import { Empty, Failed, LoadingLines } from '../../../../ui/states.tsx'

/** In the place of an interview that is not there yet, or not at all. */
export const InterviewAwaited = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  if (error === null) return <LoadingLines label="Loading interview" lines={10} />
  return error instanceof Refusal && error.code === 'not-found' ? (
    <Empty title="There is no such interview" action={<LinkButton to="/interviews">Open Interviews</LinkButton>}>
      The link may be old, or the interview is not one of yours.
    </Empty>
  ) : (
    <Failed onRetry={onRetry}>{sentenceOf(error, 'The interview could not be loaded.')}</Failed>
  )
}
