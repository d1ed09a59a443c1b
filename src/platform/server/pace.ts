import { Refusal } from '../../rules/refusal.ts'
import type { Actor } from './call.ts'

/** Fifty a second for a whole minute: no hand does that, and no page of ours. Keys have a limit of their own. */
export const mostCallsAMinute = 3_000
const minuteMs = 60_000

/** Counts the calls of each signed-in person, in this process, whatever their address; refuses more than the most in a minute. */
export const openPace = (most = mostCallsAMinute, now: () => number = Date.now) => {
  let calls = new Map<string, number>()
  let since = now()
  return (actor: Pick<Actor, 'userId' | 'isKey'> | null) => {
    if (!actor || actor.isKey) return
    if (now() - since >= minuteMs) {
      calls = new Map()
      since = now()
    }
    const count = (calls.get(actor.userId) ?? 0) + 1
    calls.set(actor.userId, count)
    if (count > most) throw new Refusal('too-many', 'Too many calls. Please wait a minute and try again.')
  }
}
