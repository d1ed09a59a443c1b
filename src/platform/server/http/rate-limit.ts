import { UserError } from '../../../rules/user-error.ts'
import type { Caller } from '../actor.ts'

const minuteMs = 60_000

/** Counts the calls of each signed-in person, in this process, whatever their address; refuses more than `most` in a minute (0: none). Keys have a limit of their own. */
export const createRateLimit = (most: number, now: () => number = Date.now) => {
  let calls = new Map<string, number>()
  let since = now()
  return (actor: Pick<Caller, 'kind' | 'userId'> | null) => {
    if (!actor || actor.kind === 'key' || most === 0) return
    if (now() - since >= minuteMs) {
      calls = new Map()
      since = now()
    }
    const count = (calls.get(actor.userId) ?? 0) + 1
    calls.set(actor.userId, count)
    if (count > most) throw new UserError('too-many', 'Too many calls. Wait a minute and try again.')
  }
}
