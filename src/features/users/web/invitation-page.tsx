import { Anchor, Text } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { productName } from '../../../rules/product.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LoadingLines } from '../../../ui/states.tsx'
import { Entrance, useAuth } from '../../sign-in/web/door.ts'
import { readInvitation } from '../contract.ts'
import { InvitationForm } from './invitation-form.tsx'

/** Where an invitation link leads: sign up, and be signed in. */
export const InvitationPage = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { session } = useAuth()
  const invited = useQuery(readInvitation, { token }, { staleTime: Number.POSITIVE_INFINITY })
  if (invited.isError)
    return (
      <Entrance title="Invitation" lead="This link cannot be used.">
        <Alert>{sentenceOf(invited.error, 'The invitation could not be loaded. Please try again.')}</Alert>
        <Text mt="md">
          <Anchor href="/login">Go to sign in</Anchor>
        </Text>
      </Entrance>
    )
  if (!invited.data)
    return (
      <Entrance title="Invitation" lead="One moment …">
        <LoadingLines label="Loading invitation" lines={6} />
      </Entrance>
    )
  const { organizationName, invitedBy } = invited.data
  return (
    <Entrance
      title={`Join ${organizationName}`}
      lead={`${invitedBy ? `${invitedBy} invites you` : 'You are invited'} to ${productName}. Choose how you will sign in.`}
    >
      <InvitationForm
        token={token}
        invitation={invited.data}
        onAccepted={async () => {
          await session.arrived()
          onDone()
        }}
      />
    </Entrance>
  )
}
