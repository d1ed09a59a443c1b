import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { openWorld, password } from '../../../../../app/server/testing/world.ts'

/** A world with a clock that can be moved, a colleague of the clinic's person, and short words for what tests do. */
export const openLoginsWorld = async (log?: Logger) => {
  let now = new Date()
  const world = await openWorld({}, () => now, log)
  const tokens = new Map<string, string>()
  const made = await world.inPlatform(
    async (tx) =>
      await world.addPerson(tx, {
        email: 'colleague@example.test',
        organizationId: world.own.organizationId,
        level: null,
        name: 'Jordan Ellis',
      }),
  )
  const signIn = async (who: string) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: `${who}@example.test`, password },
    })
    tokens.set(who, String(answer.headers['set-auth-token']))
  }
  type Method = 'GET' | 'POST' | 'PUT'
  const call = async (who: string, method: Method, url: string, payload?: object) => {
    if (!tokens.has(who)) await signIn(who)
    const answer = await world.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: { authorization: `Bearer ${tokens.get(who)}` },
    })
    return {
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
      text: answer.body,
      headers: answer.headers,
    }
  }
  const entry = (more: object = {}) => ({
    organization_id: world.own.organizationId,
    site: 'Indeed',
    url: 'https://employers.indeed.com',
    username: `hiring-${randomUUID().slice(0, 8)}@example.test`,
    secret: `First-${randomUUID()}`,
    ...more,
  })
  const add = async (who: string, more: object = {}) => {
    const sent = entry(more)
    const { status, body, text } = await call(who, 'POST', '/api/logins', sent)
    if (status !== 200) throw new Error(text)
    return { ...sent, id: String(body.id) }
  }
  return {
    ...world,
    users: { ...world.users, colleague: made },
    call,
    entry,
    add,
    signIn,
    unlock: async (who: string, given = password) => await call(who, 'POST', '/api/logins/unlock', { password: given }),
    share: async (who: string, id: string, userId: string, level: string, until = '') =>
      await call(who, 'PUT', `/api/logins/${id}/access`, { user_id: userId, level, until }),
    reveal: async (who: string, id: string, aim = 'show', more: object = {}) =>
      await call(who, 'POST', `/api/logins/${id}/reveal`, { aim, ...more }),
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}
export type LoginsWorld = Awaited<ReturnType<typeof openLoginsWorld>>
