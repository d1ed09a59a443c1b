import { randomUUID } from 'node:crypto'
import { createVirtualPasskey } from '../../../features/access/sign-in/server/testing/virtual-authenticator.ts'
import { createUnsubscribeToken } from '../../../features/home/notifications/server/email/unsubscribe-token.ts'
import { getPasskeySite } from '../../../platform/server/process/passkey-plugin.ts'
import { addColleague } from './add-colleague.ts'
import type { Stage } from './staged.ts'
import { password, type World } from './world.ts'

type StartReply = { options: { challenge: string } }

/** The calls of passkeys, of leavers, and of a directory, each with a person of its own. */
export const createAccessStages = (world: World): Record<string, () => Promise<Stage>> => {
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await world.app.inject({ method: 'POST', url, payload, headers })
    const [made] = answer.cookies
    return { answer, cookie: `${made?.name}=${made?.value}` }
  }
  // One person for all passkeys: each sign-in costs a password, which is slow on purpose.
  let holder: Promise<string> | undefined
  const signInHolder = async () => (await addColleague(world)).token
  const start = async () => {
    const token = await (holder ??= signInHolder())
    const headers = { authorization: `Bearer ${token}` }
    const passkey = createVirtualPasskey(getPasskeySite(world.services.config) ?? { id: '', origin: '' })
    const { answer, cookie } = await post('/api/me/passkeys/start', { password }, headers)
    const credential = passkey.create({ challenge: answer.json<StartReply>().options.challenge })
    return { token, headers, passkey, cookie, credential }
  }
  const add = async () => {
    const { token, headers, passkey, cookie, credential } = await start()
    const { answer } = await post('/api/me/passkeys', { credential }, { ...headers, cookie })
    return { token, passkey, id: answer.json<{ id: string }>().id }
  }
  let made: Promise<string> | undefined
  const makeKey = async () => {
    const { body } = await world.call('admin', 'POST', '/api/api-keys', { name: 'Directory', scope: 'scim' })
    return (body as { key: string }).key
  }
  const direct = async (): Promise<Stage> => ({ token: await (made ??= makeKey()), input: {} })
  const addPerson = async () => {
    const person = { email: `${randomUUID()}@example.test`, organizationId: world.own.organizationId, level: null }
    return (await world.inPlatform(async (tx) => await world.addPerson(tx, person))).id
  }
  const directPerson = async (): Promise<Stage> => ({ ...(await direct()), input: { id: await addPerson() } })
  const leave = async () => ({ input: { ids: [await addPerson()] } })
  return {
    'GET /scim/v2/ServiceProviderConfig': direct,
    'GET /scim/v2/ResourceTypes': direct,
    'GET /scim/v2/Schemas': direct,
    'GET /scim/v2/Users': direct,
    'POST /scim/v2/Users': direct,
    'GET /scim/v2/Users/{id}': directPerson,
    'PUT /scim/v2/Users/{id}': directPerson,
    'PATCH /scim/v2/Users/{id}': directPerson,
    'DELETE /scim/v2/Users/{id}': directPerson,
    'POST /api/users/leavers': leave,
    'POST /api/users/leavers/undo': leave,
    'POST /api/logins/unlock': async () => ({ input: { password } }),
    'POST /api/me/passkeys/start': async () => ({ token: await (holder ??= signInHolder()), input: { password } }),
    'POST /api/me/passkeys': async () => {
      const { token, cookie, credential } = await start()
      return { token, input: { credential }, headers: () => ({ cookie }) }
    },
    'PATCH /api/me/passkeys/{id}': async () => {
      const { token, id } = await add()
      return { token, input: { id } }
    },
    'POST /api/me/passkeys/{id}/remove': async () => {
      const { token, id } = await add()
      return { token, input: { id, password } }
    },
    'POST /unsubscribe/{token}': () => {
      const { config, clock } = world.services
      const whose = { organizationId: world.own.organizationId, userId: world.users.clinic.id }
      return Promise.resolve({ input: { token: createUnsubscribeToken(config, { ...whose, kind: 'reply' }, clock()) } })
    },
    'POST /api/auth/sign-in/passkey': async () => {
      const { passkey } = await add()
      const { answer, cookie } = await post('/api/auth/sign-in/passkey/start', {})
      const { challenge } = answer.json<StartReply>().options
      return { input: { credential: passkey.get({ challenge }) }, headers: () => ({ cookie }) }
    },
  }
}
