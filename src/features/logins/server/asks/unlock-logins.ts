import { ask } from '../../../../platform/server/ask.ts'
import { announce, writeFacts } from '../../../../platform/server/facts.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import type { Auth, Sessions } from '../../../sign-in/server/door.ts'
import { isOwnPassword } from '../../../sign-in/server/door.ts'
import { unlockLogins } from '../../contract/secrets.ts'
import { mostWrong } from '../../rules/access.ts'
import { countTry, lockedRefusal, lockReveals, unlockSession } from '../unlocks.ts'

/** The own password, checked by the sign-in library without touching the session. Five wrong ones in a row lock and alert. */
export const unlockLoginsWay = (auth: Auth, sessions: Sessions) =>
  ask(unlockLogins, async ({ input, actor, transact, now, request }) => {
    const session = await sessions.find(request)
    if (!session) throw new Refusal('signed-out', 'Please sign in.')
    const counted = await transact(async (tx) => await countTry(tx, actor, now))
    if ('locked' in counted) throw lockedRefusal(counted.locked)
    if (await isOwnPassword(auth, request, input.password))
      return { until: await transact(async (tx) => await unlockSession(tx, actor, session.token, now)) }
    const left = mostWrong - counted.tried
    const locked = await transact(async (tx) => {
      const until = left > 0 ? null : await lockReveals(tx, actor, now)
      await writeFacts(tx, actor.userId, [
        { name: 'login.wrongPassword', about: actor.userId },
        ...(until ? [{ name: 'login.revealsLocked', about: actor.userId, after: { until } }] : []),
      ])
      await announce(tx, [actor.organizationId], ['activity'])
      return until
    })
    if (locked) throw lockedRefusal(locked)
    const message = `This is not your password. ${left} ${left === 1 ? 'try' : 'tries'} left.`
    throw new Refusal('invalid', message, { fields: { password: message } })
  })
