import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { totp } from '../../../features/access/sign-in/server/totp.ts'
import { createAddress, password, type World } from './world.ts'

const started = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) })

const base32 = (text: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text.replace(/=+$/, ''), (each) => letters.indexOf(each).toString(2).padStart(5, '0')).join(
    '',
  )
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2))).toString()
}

/** A new colleague in the first clinic, signed in; what happens to them happens to no one else of the world. */
export const addColleague = async (world: World) => {
  const email = `${randomUUID()}@example.test`
  const { organizationId } = world.own
  const ids = await world.inPlatform(async (tx) => await world.addPerson(tx, { email, organizationId, level: null }))
  const post = async (url: string, payload: object, token = '') =>
    await world.app.inject({
      method: 'POST',
      url,
      payload,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      remoteAddress: createAddress(),
    })
  const signIn = async () => {
    const answer = await post('/api/auth/sign-in/email', { email, password })
    return { token: String(answer.headers['set-auth-token'] ?? ''), body: answer.json<unknown>() }
  }
  const { token } = await signIn()
  /** Begins the set-up of a second factor; `code` is the one their app shows at `now`. */
  const startFactor = async (now: Date) => {
    const { uri, recoveryCodes } = started.parse((await post('/api/me/two-factor/start', { password }, token)).json())
    const secret = base32(new URL(uri).searchParams.get('secret') ?? '')
    return { code: totp(secret, Math.floor(now.getTime() / 30_000)), recoveryCodes }
  }
  /** Turns it on; `code` is a recovery code, good for one more sign-in or question. */
  const turnFactorOn = async (now: Date) => {
    const { code, recoveryCodes } = await startFactor(now)
    await post('/api/me/two-factor/confirm', { code }, token)
    return { code: recoveryCodes[0] ?? '' }
  }
  return { ...ids, email, token, signIn, startFactor, turnFactorOn }
}
