import { openWorld, password, type World } from '../../../../../app/server/testing/world.ts'
import type { Route } from '../../../../../platform/server/call.ts'
import { bootData } from '../../contract/sign-in.ts'

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
type Method = Route['contract']['method']

/** What someone reads who looks as the first clinic and tries to change something. */
export const nobodyChanges = 'You are viewing as Bright Path ABA. Nothing can be changed.'
export const unknownId: string = '99999999-9999-4999-8999-999999999999'

/** A world in which an Admin of the platform looks as the first clinic; calls go out in the session of `token`. */
export const openViewer = async () => {
  const world: World = await openWorld({ DEMO_DATA: 'on' })
  const signIn = async (email = 'platform@example.test') => {
    const answer = await world.call(null, 'POST', '/api/auth/sign-in/email', { email, password })
    return String(answer.headers['set-auth-token'])
  }
  const send = async (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) => {
    const answer = await world.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${viewer.token}`, ...headers },
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, text: answer.body, body: parsed(answer.body) }
  }
  const view = (id: string = world.own.organizationId) => `/api/organizations/${id}/view`
  const viewer = {
    world,
    token: '',
    signIn,
    send,
    view,
    start: async (reason = 'They asked where the interviews are') => await send('POST', view(), { reason }),
    me: async () => bootData.parse((await send('GET', '/api/auth/session')).body).me,
    /** An id of the first clinic. */
    getId: (noun: string): string => {
      if (noun === 'newId') return crypto.randomUUID()
      if (noun === 'user') return world.users.admin.id
      if (noun === 'session') return unknownId
      return Object.entries(world.own.ids).find(([name]) => name === noun)?.[1] ?? unknownId
    },
  }
  return viewer
}
export type Viewer = Awaited<ReturnType<typeof openViewer>>
