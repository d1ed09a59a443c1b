import { useEffect } from 'react'
import { lazyDialog } from '../../../../../ui/dialog/lazy-dialog.tsx'
import { useAuth } from '../auth-provider.tsx'
import { useInactivity } from './use-inactivity.ts'

const load = async () => (await import('./inactivity-dialog.tsx')).InactivityDialog
const InactivityDialog = lazyDialog(load)

/** Milliseconds after which the dialog is at hand: long before it is due, when the network or the version may be gone. */
const atHandAfter = 20_000

/** Ends the session in all tabs after sixty idle minutes; for the last five of them the dialog asks. */
export const InactivityWatch = () => {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), atHandAfter)
    return () => clearTimeout(timer)
  }, [])
  const { session } = useAuth()
  const { state, leftSeconds, stay } = useInactivity(() => {
    // The server ends an idle session by itself: without an answer this browser still leaves.
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
