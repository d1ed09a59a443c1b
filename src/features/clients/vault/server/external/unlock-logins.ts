import { external } from '../../../../../platform/server/external.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { reauthenticate, unlockSession } from '../../../../access/sign-in/server/public.ts'
import { unlockLogins } from '../../contract/secrets.ts'

/** The own password, checked by the sign-in library without touching the session. Five wrong ones in a row lock and alert. */
export const unlockLoginsRoute = external(unlockLogins, async ({ input, ...call }) => {
  const { auth, sessions } = call.services
  const session = await sessions.find(call.request)
  if (!session) throw new UserError('signed-out', 'Sign in.')
  await reauthenticate(auth, call, input.password)
  return { until: await call.transact(async (tx) => await unlockSession(tx, call.actor, session.token, call.now)) }
})
