import { Button, Text } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { countdown } from '../rules/inactivity.ts'
import { useAuth } from './auth-provider.tsx'
import { useInactivity } from './use-inactivity.ts'

/** 'Still there?' for the last five of sixty idle minutes, then the end of the session in all tabs. */
export const InactivityDialog = () => {
  const { session } = useAuth()
  const { state, leftSeconds, stay } = useInactivity(() => {
    // The server ends an idle session by itself: without an answer this browser leaves all the same.
    session.signOut('expired').catch(session.expire)
  })
  return (
    <Dialog opened={state === 'warning' || state === 'kept'} onClose={stay} title="Still there?" size="sm">
      <Text>You will be automatically logged out due to inactivity.</Text>
      <Text mt="md" size="lg" fw={600} role="timer">
        {state === 'warning' ? `Logging out in ${countdown(leftSeconds)}` : 'You are still signed in.'}
      </Text>
      <DialogActions>
        <Button onClick={stay} data-autofocus>
          Stay Signed In
        </Button>
      </DialogActions>
    </Dialog>
  )
}
