import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAddress, openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { totp } from './totp.ts'

let world: World
let now = new Date()
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const post = async (url: string, payload: object, token = '') => {
  const answer = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    remoteAddress: createAddress(),
  })
  return {
    status: answer.statusCode,
    body: answer.json<unknown>(),
    token: String(answer.headers['set-auth-token'] ?? ''),
  }
}
const get = async (url: string, token: string) =>
  await world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })

const base32 = (text: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text.replace(/=+$/, ''), (each) => letters.indexOf(each).toString(2).padStart(5, '0')).join(
    '',
  )
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2))).toString()
}
const started = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) })
const challenged = z.object({ challenge: z.string() })
const step = () => Math.floor(now.getTime() / 30_000)

const someone = async (organizationId = world.own.organizationId, level: 'Admin' | null = null) => {
  const email = `${randomUUID()}@example.test`
  const ids = await world.inPlatform(async (tx) => await world.addPerson(tx, { email, organizationId, level }))
  const signIn = async () => await post('/api/auth/sign-in/email', { email, password })
  return { ...ids, email, signIn, token: (await signIn()).token }
}
const protect = async (token: string) => {
  const { uri, recoveryCodes } = started.parse((await post('/api/me/two-factor/start', { password }, token)).body)
  const secret = base32(new URL(uri).searchParams.get('secret') ?? '')
  expect(uri).toContain('otpauth://totp/Reinforce')
  expect((await post('/api/me/two-factor/confirm', { code: totp(secret, step() - 1) }, token)).status).toBe(200)
  return { secret, recoveryCodes }
}

test('set up: the password first, then a right code; before it sign-in asks for nothing', async () => {
  const person = await someone()
  const other = (await person.signIn()).token
  expect((await post('/api/me/two-factor/start', { password: 'wrong' }, person.token)).body).toMatchObject({
    error: { fields: { password: 'This is not your password. 4 tries left.' } },
  })
  const { recoveryCodes } = started.parse((await post('/api/me/two-factor/start', { password }, person.token)).body)
  expect(recoveryCodes).toHaveLength(10)
  expect((await post('/api/me/two-factor/confirm', { code: '000000' }, person.token)).status).toBe(400)
  expect((await person.signIn()).token).not.toBe('')
  await protect(person.token)
  expect((await get('/api/me/two-factor', person.token)).json()).toMatchObject({ recoveryCodesLeft: 10 })
  expect((await get('/api/auth/session', other)).json()).toMatchObject({ me: null })
  expect(await world.eventNames(person.id)).toContain('user.twoFactorTurnedOn')
})

test('sign-in with a second factor gives no token before the code, and each code works once', async () => {
  const person = await someone()
  const { secret } = await protect(person.token)
  const first = await person.signIn()
  expect(first).toMatchObject({ status: 200, token: '' })
  const { challenge } = challenged.parse(first.body)
  const give = async (code: string, of = challenge) =>
    await post('/api/auth/sign-in/second-factor', { challenge: of, code })
  expect((await give('000000')).body).toMatchObject({ error: { fields: { code: 'This code is wrong.' } } })
  expect((await give(totp(secret, step() - 1))).status).toBe(400)
  const done = await give(totp(secret, step()))
  expect(done.body).toMatchObject({ user: { email: person.email } })
  expect((await get('/api/candidates', done.token)).statusCode).toBe(200)
  const again = challenged.parse((await person.signIn()).body).challenge
  expect((await give(totp(secret, step()), again)).status).toBe(400)
  expect((await give(totp(secret, step() + 1), challenge)).body).toMatchObject({
    error: { details: { startAgain: true } },
  })
  expect((await give('000000', 'made-up')).status).toBe(401)
})

test('a recovery code signs in once; new ones replace the old', async () => {
  const person = await someone()
  const { recoveryCodes } = await protect(person.token)
  const give = async (code: string) =>
    await post('/api/auth/sign-in/second-factor', {
      challenge: challenged.parse((await person.signIn()).body).challenge,
      code,
    })
  const done = await give(recoveryCodes[0] ?? '')
  expect(done.status).toBe(200)
  expect((await give(recoveryCodes[0] ?? '')).status).toBe(400)
  expect((await get('/api/me/two-factor', done.token)).json()).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await post('/api/me/two-factor/recovery-codes', { password }, done.token)).status).toBe(400)
  const fresh = { password, code: recoveryCodes[2] }
  expect((await post('/api/me/two-factor/recovery-codes', fresh, done.token)).status).toBe(200)
  expect((await give(recoveryCodes[1] ?? '')).status).toBe(400)
})

test('five wrong codes end the challenge', async () => {
  const person = await someone()
  const { secret } = await protect(person.token)
  const { challenge } = challenged.parse((await person.signIn()).body)
  for (let i = 0; i < 5; i++)
    expect((await post('/api/auth/sign-in/second-factor', { challenge, code: '111111' })).status).toBe(400)
  const right = await post('/api/auth/sign-in/second-factor', { challenge, code: totp(secret, step()) })
  expect(right.body).toMatchObject({ error: { code: 'signed-out', details: { startAgain: true } } })
})

test('turned off with the password and a fresh code, sign-in requires no code', async () => {
  const person = await someone()
  const { secret } = await protect(person.token)
  const stop = async (given: object) => await post('/api/me/two-factor/stop', given, person.token)
  expect((await stop({ password })).body).toMatchObject({ error: { fields: { code: /6 digits/ } } })
  expect((await stop({ password: 'wrong', code: totp(secret, step()) })).body).toMatchObject({
    error: { fields: { password: 'This is not your password. 4 tries left.' } },
  })
  expect((await stop({ password, code: '000000' })).body).toMatchObject({
    error: { fields: { code: 'This code is wrong. 3 tries left.' } },
  })
  // The code that turned it on was used.
  expect((await stop({ password, code: totp(secret, step() - 1) })).status).toBe(400)
  expect((await stop({ password, code: totp(secret, step()) })).status).toBe(200)
  expect((await person.signIn()).token).not.toBe('')
})

test('the right password is no place to guess codes: five wrong ones lock, new recovery codes included', async () => {
  const person = await someone()
  const { secret, recoveryCodes } = await protect(person.token)
  const ask = async (what: 'stop' | 'recovery-codes', code: string) =>
    (await post(`/api/me/two-factor/${what}`, { password, code }, person.token)).status
  expect(await ask('recovery-codes', '')).toBe(400)
  for (const what of ['stop', 'recovery-codes', 'stop', 'recovery-codes'] as const)
    expect(await ask(what, 'aaaaa-bbbbb')).toBe(400)
  expect(await ask('stop', '000000')).toBe(429)
  expect(await ask('stop', totp(secret, step()))).toBe(429)
  expect(await ask('recovery-codes', recoveryCodes[0] ?? '')).toBe(429)
  expect(await world.eventNames(person.id)).toContain('user.ownPasswordLocked')
})

test('where it is required, who has none can do nothing but set it up, and cannot turn it off', async () => {
  const organizationId = world.foreign.organizationId
  const [admin, person] = [await someone(organizationId, 'Admin'), await someone(organizationId)]
  const require = async () =>
    await world.app.inject({
      method: 'PATCH',
      url: '/api/me/organization',
      payload: { requires_two_factor: true },
      headers: { authorization: `Bearer ${admin.token}` },
    })
  expect((await require()).json()).toMatchObject({ error: { fields: { requires_two_factor: /Set up your own/ } } })
  await protect(admin.token)
  expect((await require()).statusCode).toBe(200)
  await expect.poll(async () => (await get('/api/candidates', person.token)).statusCode).toBe(403)
  expect((await get('/api/auth/session', person.token)).json()).toMatchObject({ me: { held: true } })
  await protect(person.token)
  await expect.poll(async () => (await get('/api/candidates', person.token)).statusCode).toBe(200)
  expect((await post('/api/me/two-factor/stop', { password }, person.token)).status).toBe(409)
})

/** Runs `work` while the database refuses what `broken` says, as when a server stops in the middle. */
const whileBroken = async (broken: { by: string; mended: string }, work: () => Promise<{ status: number }>) => {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  try {
    await owner.query(broken.by)
    expect((await work()).status).toBe(500)
  } finally {
    await owner.query(broken.mended)
    await owner.end()
  }
}
const refuses = (when: string, table: string) => ({
  by: `create function public.refuse() returns trigger language plpgsql as 'begin raise exception ''out of order''; end';
       create trigger broken before ${when} on ${table} for each row execute function public.refuse()`,
  mended: `drop trigger broken on ${table}; drop function public.refuse()`,
})
const noEvent = refuses('insert', 'events')
const noRemoval = refuses('delete', 'auth."twoFactor"')

const since = async (token: string) => (await get('/api/me/two-factor', token)).json<{ since: string | null }>().since

describe('a failure half-way leaves a second factor as it was, on both sides, and works when it is tried again', () => {
  test('setting it up', async () => {
    const person = await someone()
    const other = (await person.signIn()).token
    const { uri } = started.parse((await post('/api/me/two-factor/start', { password }, person.token)).body)
    const secret = base32(new URL(uri).searchParams.get('secret') ?? '')
    const confirm = async (at: number) =>
      await post('/api/me/two-factor/confirm', { code: totp(secret, at) }, person.token)
    await whileBroken(noEvent, async () => await confirm(step() - 1))
    expect(await since(person.token)).toBeNull()
    expect((await person.signIn()).token).not.toBe('')
    expect((await get('/api/candidates', other)).statusCode).toBe(200)
    expect((await confirm(step())).status).toBe(200)
    expect(await since(person.token)).not.toBeNull()
    expect((await person.signIn()).token).toBe('')
    await expect.poll(async () => (await get('/api/candidates', other)).statusCode).toBe(401)
  })

  test('turning it off', async () => {
    const person = await someone()
    const { secret, recoveryCodes } = await protect(person.token)
    const stop = async (code: string) => await post('/api/me/two-factor/stop', { password, code }, person.token)
    await whileBroken(noEvent, async () => await stop(totp(secret, step())))
    expect([await since(person.token), (await person.signIn()).token]).toEqual([expect.any(String), ''])
    expect((await stop(recoveryCodes[0] ?? '')).status).toBe(200)
    expect(await since(person.token)).toBeNull()
    expect((await person.signIn()).token).not.toBe('')
  })

  test('an Admin who takes it away', async () => {
    const [admin, person] = [await someone(undefined, 'Admin'), await someone()]
    await protect(person.token)
    const reset = async () => await post(`/api/users/${person.id}/reset-two-factor`, { password }, admin.token)
    await whileBroken(noRemoval, reset)
    expect([await since(person.token), (await person.signIn()).token]).toEqual([expect.any(String), ''])
    expect(await world.eventNames(person.id)).not.toContain('user.twoFactorReset')
    expect((await reset()).status).toBe(200)
    expect((await person.signIn()).token).not.toBe('')
    await expect.poll(async () => (await get('/api/candidates', person.token)).statusCode).toBe(401)
  })
})

test('the codes are those of authenticator apps', async () => {
  expect(totp('12345678901234567890', Math.floor(59 / 30))).toBe('287082')
  expect(totp('12345678901234567890', Math.floor(1_111_111_109 / 30))).toBe('081804')
  now = new Date()
})
