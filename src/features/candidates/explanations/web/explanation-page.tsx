import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { PublicEntrance } from '../../../access/sign-in/web/public.ts'
import { readExplanation } from '../contract/explanations.ts'
import { Explained } from './explained.tsx'
import { useWhyWords, WhySpeaking } from './words/words.ts'

/** Where a candidate reads what their score rests on and asks about it, without an account; phone first. */
export const ExplanationPage = ({ token }: { token: string }) => (
  <WhySpeaking>
    <Why token={token} />
  </WhySpeaking>
)

const Why = ({ token }: { token: string }) => {
  const { words, say } = useWhyWords()
  const found = useQuery(readExplanation, { token }, { staleTime: 0 })
  if (found.isError && !found.data) {
    const isKnownNo = found.error instanceof UserError && ['not-found', 'invalid'].includes(found.error.code)
    return (
      <PublicEntrance title={words.title} lead={words.lead}>
        {isKnownNo ? (
          <Alert kind="note">{say(found.error.message)}</Alert>
        ) : (
          <ErrorState onRetry={() => void found.refetch()} retry={words.retry}>
            {say(getErrorMessage(found.error, words.notLoaded))}
          </ErrorState>
        )}
      </PublicEntrance>
    )
  }
  if (!found.data)
    return (
      <PublicEntrance title={words.title} lead={words.moment}>
        <div style={{ minHeight: '100vh' }}>
          <LoadingLines label={words.loading} lines={16} />
        </div>
      </PublicEntrance>
    )
  return (
    <PublicEntrance title={words.title} lead={found.data.organization}>
      <Explained token={token} explanation={found.data} onAsked={() => void found.refetch()} />
    </PublicEntrance>
  )
}
