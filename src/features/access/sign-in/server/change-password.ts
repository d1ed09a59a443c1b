import { recordEvents } from '../../../../platform/server/events.ts'
import { external } from '../../../../platform/server/external.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changePassword } from '../contract/sign-in.ts'
import { findPasswordWeakness } from '../rules/find-password-weakness.ts'
import { findPasswordChangeProblem, passwordMessages } from '../rules/password-change.ts'
import { endCalendarFeed } from './calendar-feed-row.ts'
import { forgetSessions } from './profile.ts'
import { reauthenticate } from './reauthenticate.ts'
import { getIdentityHeaders, parseMe } from './sessions.ts'

const getMessage = (error: unknown) =>
  error instanceof Error && error.message ? error.message : passwordMessages.failed
const wrongCurrent = () => UserError.at('current', passwordMessages.wrongCurrent)

/** Checks the rules, verifies the current password without touching this session, and ends the person's other sessions and calendar. */
export const changePasswordRoute = external(changePassword, async ({ input, ...call }) => {
  const { auth, sessions } = call.services
  const { actor, transact, request, services } = call
  const problem = findPasswordChangeProblem(input, services.config.passwordMin)
  if (problem)
    throw new UserError('invalid', problem, {
      fields: { [problem === passwordMessages.mismatch ? 'confirm' : 'next']: problem },
    })
  const session = await sessions.find(request)
  const weak = findPasswordWeakness(input.next, {
    email: actor.email,
    name: actor.fullName,
    organization: session ? parseMe(session).organization.name : '',
  })
  if (weak) throw UserError.at('next', weak)
  if (!session) throw new UserError('signed-out', passwordMessages.nobody)
  await reauthenticate(auth, call, input.current, wrongCurrent)
  await auth.api
    .changePassword({
      body: { currentPassword: input.current, newPassword: input.next, revokeOtherSessions: false },
      headers: getIdentityHeaders(request),
    })
    .catch((error: unknown) => {
      throw new UserError('invalid', getMessage(error))
    })
  await auth.pool.query('delete from auth.session where "userId" = $1 and token <> $2', [
    actor.authUserId,
    session.token,
  ])
  await forgetSessions(auth.pool, actor.authUserId)
  await transact(async (tx) => {
    const ended = await endCalendarFeed(tx, actor.userId)
    await recordEvents(tx, actor.userId, [{ name: 'user.passwordChanged', about: actor.userId }, ...ended])
  })
  return { ok: true as const }
})
