import { Anchor, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { canWorkLater } from '../../../../platform/web/can-work-later.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { PublicEntrance, useAuth } from '../../../access/sign-in/web/public.ts'
import { readInvitation } from '../contract/users.ts'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationSpeaking, useInvitationWords } from './words/words.ts'

type InvitationPageProps = { token: string; onDone: () => void }

/** Where an invitation link leads: sign up, and be signed in. */
export const InvitationPage = (props: InvitationPageProps) => (
  <InvitationSpeaking>
    <Invitation {...props} />
  </InvitationSpeaking>
)

const Invitation = ({ token, onDone }: InvitationPageProps) => {
  const { words, say } = useInvitationWords()
  const { session } = useAuth()
  const invited = useQuery(readInvitation, { token }, { staleTime: Number.POSITIVE_INFINITY })
  if (invited.isError)
    return (
      <PublicEntrance title={words.title} lead="">
        {canWorkLater(invited.error) ? (
          <ErrorState onRetry={() => void invited.refetch()} retry={words.retry}>
            {say(getErrorMessage(invited.error, words.notLoaded))}
          </ErrorState>
        ) : (
          <>
            <Alert>{say(getErrorMessage(invited.error, words.notLoaded))}</Alert>
            <Text mt="md">
              <Anchor href="/login">{words.toSignIn}</Anchor>
            </Text>
          </>
        )}
      </PublicEntrance>
    )
  if (!invited.data)
    return (
      <PublicEntrance title={words.title} lead={words.moment}>
        <LoadingLines label={words.loading} lines={6} />
      </PublicEntrance>
    )
  const { organizationName, invitedBy } = invited.data
  return (
    <PublicEntrance title={words.join(organizationName)} lead={words.invited(invitedBy)}>
      <InvitationForm
        token={token}
        invitation={invited.data}
        onAccepted={async () => {
          await session.arrived()
          onDone()
        }}
      />
    </PublicEntrance>
  )
}
