import { createVirtualPasskey } from '../../../features/access/sign-in/server/testing/virtual-authenticator.ts'
import { getPasskeySite } from '../../../platform/server/process/passkey-plugin.ts'
import { addColleague } from './add-colleague.ts'
import type { Staged } from './staged.ts'
import { password, type World } from './world.ts'

type Started = { options: { challenge: string } }

/** The calls of passkeys, each with a person and a passkey of its own. */
export const createAccessStages = (world: World): Record<string, () => Promise<Staged>> => {
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await world.app.inject({ method: 'POST', url, payload, headers })
    const [made] = answer.cookies
    return { answer, cookie: `${made?.name}=${made?.value}` }
  }
  const start = async () => {
    const { token } = await addColleague(world)
    const headers = { authorization: `Bearer ${token}` }
    const passkey = createVirtualPasskey(getPasskeySite(world.services.config) ?? { id: '', origin: '' })
    const { answer, cookie } = await post('/api/me/passkeys/start', { password }, headers)
    const credential = passkey.create({ challenge: answer.json<Started>().options.challenge })
    return { token, headers, passkey, cookie, credential }
  }
  const add = async () => {
    const { token, headers, passkey, cookie, credential } = await start()
    const { answer } = await post('/api/me/passkeys', { credential }, { ...headers, cookie })
    return { token, passkey, id: answer.json<{ id: string }>().id }
  }
  return {
    'POST /api/me/passkeys/start': async () => ({ token: (await addColleague(world)).token, input: { password } }),
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
    'POST /api/auth/sign-in/passkey': async () => {
      const { passkey } = await add()
      const { answer, cookie } = await post('/api/auth/sign-in/passkey/start', {})
      const { challenge } = answer.json<Started>().options
      return { input: { credential: passkey.get({ challenge }) }, headers: () => ({ cookie }) }
    },
  }
}
