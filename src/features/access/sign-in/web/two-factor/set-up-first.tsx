import { Button, Text } from '@mantine/core'
import { AuthLayout } from '../auth-layout.tsx'
import { useAuth } from '../auth-provider.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

/** For people without the second factor that their organization requires: this, or sign out. */
export const SetUpFirst = () => {
  const { session, me } = useAuth()
  return (
    <AuthLayout
      title="Two-factor sign-in"
      lead={`${me?.organization.name || 'Your organization'} requires it for everyone. It takes a minute.`}
      below={
        <Text ta="center" mt="lg" size="sm" component="div">
          <Button variant="subtle" color="gray" onClick={() => void session.signOut().catch(session.expire)}>
            Sign Out
          </Button>
        </Text>
      }
    >
      <TwoFactorSetup onDone={() => void session.refresh()} />
    </AuthLayout>
  )
}
