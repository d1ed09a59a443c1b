import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import { keyCallsAMinute } from '../../shared/endpoint.ts'
import type { Caller } from '../actor.ts'

const tooManyOfPerson = () => new UserError('too-many', 'Too many calls. Wait a minute and try again.')
const tooManyOfKey = () =>
  new UserError('too-many', `A key can make ${keyCallsAMinute} calls a minute. Try again in a minute.`)

/**
 * Returns a hook that counts the calls of each signed-in person and each key in this process, from any address, and
 * throws at more than `personCalls` (0: no limit) or `keyCallsAMinute` a minute. Needs the app's rate limit plugin.
 */
export const openCallLimit = (app: FastifyInstance, personCalls: number) => {
  const callers = new WeakMap<FastifyRequest, Caller>()
  const isOfKey = (request: FastifyRequest) => callers.get(request)?.kind === 'key'
  const count = app.createRateLimit({
    max: (request) => (isOfKey(request) ? keyCallsAMinute : personCalls),
    timeWindow: '1 minute',
    keyGenerator: (request) => callers.get(request)?.userId ?? '',
  })
  return async (request: FastifyRequest, caller: Caller | null) => {
    if (!caller || (caller.kind !== 'key' && personCalls === 0)) return
    callers.set(request, caller)
    const { isAllowed, ...counted } = await count(request)
    if (isAllowed || !('isExceeded' in counted) || !counted.isExceeded) return
    throw caller.kind === 'key' ? tooManyOfKey() : tooManyOfPerson()
  }
}
