import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'
import { useAuth } from '../auth-provider.tsx'
import { useInactivity } from './use-inactivity.ts'

const InactivityDialog = lazyDialog(async () => (await import('./inactivity-dialog.tsx')).InactivityDialog)

/** Ends the session in all tabs after sixty idle minutes; for the last five of them the dialog asks. */
export const InactivityWatch = () => {
  const { session } = useAuth()
  const { state, leftSeconds, stay } = useInactivity(() => {
    // The server ends an idle session by itself: without an answer this browser leaves all the same.
    session.signOut('expired').catch(session.expire)
  })
  return (
    <InactivityDialog
      opened={state === 'warning' || state === 'kept'}
      leftSeconds={state === 'warning' ? leftSeconds : null}
      onStay={stay}
    />
  )
}
