import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addColleague } from '../../../../../app/server/testing/add-colleague.ts'
import { createAddress, openWorld, password, type World } from '../../../../../app/server/testing/world.ts'
import { openFakeProvider } from '../../../../../integrations/openid/fake-provider.ts'
import { loadMails } from '../testing/load-mails.ts'
import { createVirtualPasskey } from '../testing/virtual-authenticator.ts'

const site = { id: 'console.example.test', origin: 'http://console.example.test' }
const now = new Date()
let world: World
let provider: Awaited<ReturnType<typeof openFakeProvider>>
beforeAll(async () => {
  provider = await openFakeProvider()
  world = await openWorld(
    {
      PUBLIC_URL: site.origin,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'console@example.test',
      GOOGLE_CLIENT_ID: provider.client.id,
      GOOGLE_CLIENT_SECRET: provider.client.secret,
      GOOGLE_ISSUER: provider.url,
    },
    () => now,
  )
})
afterAll(async () => {
  await world.close()
  provider.close()
})

type Colleague = Awaited<ReturnType<typeof addColleague>>
type Passkey = ReturnType<typeof createVirtualPasskey>
const asked = z.object({ options: z.object({ challenge: z.string(), rpId: z.optional(z.string()) }) })

const send = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, token = '', cookie = '') =>
  await world.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) },
    remoteAddress: createAddress(),
  })
type Answer = Awaited<ReturnType<typeof send>>
const readStart = (answer: Answer) => {
  const [made] = answer.cookies
  return { challenge: asked.parse(answer.json()).options.challenge, cookie: `${made?.name}=${made?.value}` }
}
const startAdding = async (token: string, code = '') =>
  await send('POST', '/api/me/passkeys/start', { password, code }, token)
const finishAdding = async (token: string, passkey: Passkey, more: Partial<Parameters<Passkey['create']>[0]> = {}) => {
  const { challenge, cookie } = readStart(await startAdding(token))
  const credential = passkey.create({ challenge, ...more })
  return await send('POST', '/api/me/passkeys', { credential }, token, cookie)
}
const add = async (person: Colleague) => {
  const passkey = createVirtualPasskey(site)
  const answer = await finishAdding(person.token, passkey)
  expect(answer.statusCode).toBe(200)
  return { passkey, id: answer.json<{ id: string }>().id }
}
const startSignIn = async () => readStart(await send('POST', '/api/auth/sign-in/passkey/start', {}))
const finishSignIn = async (credential: object, cookie: string) =>
  await send('POST', '/api/auth/sign-in/passkey', { credential }, '', cookie)
const signIn = async (passkey: Passkey, more: Partial<Parameters<Passkey['get']>[0]> = {}) => {
  const { challenge, cookie } = await startSignIn()
  return await finishSignIn(passkey.get({ challenge, ...more }), cookie)
}
const getToken = (answer: Answer) => String(answer.headers['set-auth-token'] ?? '')
const list = async (token: string) =>
  (await send('GET', '/api/me/passkeys', undefined, token)).json<{ rows: { id: string; name: string }[] }>()
const run = async (statement: ReturnType<typeof sql>) => await world.inPlatform(async (tx) => await tx.run(statement))
const countSessions = async (authUserId: string) =>
  (await world.services.auth.pool.query('select from auth.session where "userId" = $1', [authUserId])).rowCount
const refused = 'This passkey didn’t sign you in. Use your password.'

test('a passkey needs the own password, is listed, signs in, and shows its last use', async () => {
  const person = await addColleague(world)
  expect((await send('POST', '/api/me/passkeys/start', { password: 'wrong' }, person.token)).statusCode).toBe(400)
  const { passkey, id } = await add(person)
  expect(await list(person.token)).toMatchObject({ available: true, withCode: false, rows: [{ id, lastUsedAt: null }] })
  const answer = await signIn(passkey)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ user: { id: person.id }, held: false })
  // No copy of the session that would outlive it, as with the library's cache of cookies.
  expect(answer.cookies.map(({ name }) => name)).toEqual(['reinforce.session_token', 'reinforce.device'])
  expect(await list(getToken(answer))).toMatchObject({ rows: [{ id, lastUsedAt: now.toISOString() }] })
  const added = ['user.signedIn', 'user.ownPasswordWrong', 'user.passkeyAdded', 'user.signedIn']
  expect(await world.eventNames(person.id)).toEqual(added)
  const subjects = (await loadMails(world, person.email)).map(({ subject }) => subject)
  expect(subjects).toContain('A passkey was added to your account')
  // From a browser that the account does not know, twice: with the password, and with the passkey.
  expect(subjects.filter((each) => each.startsWith('New sign-in'))).not.toEqual([])
})

test('adding and removing a passkey takes a code where a second factor is on', async () => {
  const person = await addColleague(world)
  const { id } = await add(person)
  const { code } = await person.turnFactorOn(now)
  expect((await startAdding(person.token)).json()).toHaveProperty('error.fields.code')
  expect((await startAdding(person.token, '000000')).statusCode).toBe(400)
  const remove = async (given: string) =>
    await send('POST', `/api/me/passkeys/${id}/remove`, { password, code: given }, person.token)
  expect((await remove('')).statusCode).toBe(400)
  expect((await list(person.token)).rows).toHaveLength(1)
  expect((await remove(code)).statusCode).toBe(200)
  expect((await list(person.token)).rows).toHaveLength(0)
})

test('where a factor is required, a password alone adds no passkey, and a passkey counts as both factors', async () => {
  const [person, other] = [await addColleague(world), await addColleague(world)]
  const { passkey } = await add(person)
  await run(sql`update organizations set requires_two_factor = true where id = ${world.own.organizationId}`)
  try {
    const { token } = await other.signIn()
    expect((await startAdding(token)).statusCode).toBe(403)
    const answer = await signIn(passkey)
    expect(answer.json()).toMatchObject({ held: false })
    expect((await startAdding(getToken(answer))).statusCode).toBe(200)
    const { rows } = await world.services.auth.pool.query(
      `select factor from auth.session where "userId" = $1 and factor is not null`,
      [person.authUserId],
    )
    expect(rows).toEqual([{ factor: 'passkey' }])
  } finally {
    await run(sql`update organizations set requires_two_factor = false where id = ${world.own.organizationId}`)
  }
})

test('another person’s passkey answers like an unknown one, and stays', async () => {
  const [owner, other] = [await addColleague(world), await addColleague(world)]
  const { passkey, id } = await add(owner)
  for (const foreign of [id, crypto.randomUUID()]) {
    const renamed = await send('PATCH', `/api/me/passkeys/${foreign}`, { name: 'Mine now' }, other.token)
    expect([renamed.statusCode, renamed.json<{ error: { message: string } }>().error.message]).toEqual([
      404,
      'Passkey not found',
    ])
    const gone = await send('POST', `/api/me/passkeys/${foreign}/remove`, { password }, other.token)
    expect(gone.statusCode).toBe(404)
  }
  expect((await list(owner.token)).rows).toEqual([expect.not.objectContaining({ name: 'Mine now' })])
  expect((await signIn(passkey)).statusCode).toBe(200)
  // Nor is a key that one person has registered for another.
  expect((await finishAdding(other.token, passkey)).statusCode).toBe(409)
  expect((await list(other.token)).rows).toEqual([])
})

test('a wrong origin, a replayed challenge, a missing verification, and an unknown key sign no one in', async () => {
  const person = await addColleague(world)
  const { passkey } = await add(person)
  const before = await countSessions(person.authUserId)
  const { challenge, cookie } = await startSignIn()
  const answers = [
    await signIn(passkey, { origin: 'https://elsewhere.example' }),
    await signIn(passkey, { challenge: 'AAAA' }),
    await signIn(passkey, { isVerified: false }),
    await signIn(createVirtualPasskey(site)),
    await finishSignIn(passkey.get({ challenge }), ''),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain(refused)
    expect(answer.headers['set-auth-token']).toBeUndefined()
  }
  expect(await countSessions(person.authUserId)).toBe(before)
  expect((await finishSignIn(passkey.get({ challenge }), cookie)).statusCode).toBe(200)
  expect((await finishSignIn(passkey.get({ challenge }), cookie)).statusCode).toBe(401)
  await expect.poll(async () => await world.eventNames(person.id)).toContain('user.signInFailed')
})

test('no passkey is added without a session, with a challenge of another person, or from elsewhere', async () => {
  const [person, other] = [await addColleague(world), await addColleague(world)]
  const passkey = createVirtualPasskey(site)
  const { challenge, cookie } = readStart(await startAdding(person.token))
  const credential = passkey.create({ challenge })
  for (const [token, status] of [
    ['', 401],
    [other.token, 409],
  ] as const)
    expect((await send('POST', '/api/me/passkeys', { credential }, token, cookie)).statusCode).toBe(status)
  // A challenge of a sign-in adds nothing: no password was asked for.
  const open = await startSignIn()
  const wrongly = { credential: passkey.create({ challenge: open.challenge }) }
  expect((await send('POST', '/api/me/passkeys', wrongly, person.token, open.cookie)).statusCode).toBe(409)
  expect((await finishAdding(person.token, passkey, { origin: 'https://elsewhere.example' })).statusCode).toBe(409)
  expect((await finishAdding(person.token, passkey, { isVerified: false })).statusCode).toBe(409)
  expect((await list(person.token)).rows).toEqual([])
})

test('deactivated people and people of a bound domain stay out, and a factor that an Admin resets takes passkeys along', async () => {
  const [gone, bound, reset] = [await addColleague(world), await addColleague(world), await addColleague(world)]
  const [first, second, third] = [await add(gone), await add(bound), await add(reset)]
  await run(sql`update reinforce_users set deactivated_at = now() where id = ${gone.id}`)
  const before = await countSessions(gone.authUserId)
  expect((await signIn(first.passkey)).statusCode).toBe(401)
  expect(await countSessions(gone.authUserId)).toBe(before)
  await reset.turnFactorOn(now)
  await world.call('admin', 'POST', `/api/users/${reset.id}/reset-two-factor`, { password })
  expect((await signIn(third.passkey)).statusCode).toBe(401)
  await run(sql`insert into sign_in_rules (organization_id, domain, provider, trusts_provider, changed_by, changed_at)
    values (${world.own.organizationId}, 'example.test', 'google', false, ${bound.id}, now())
    on conflict (organization_id) do update set domain = excluded.domain, provider = excluded.provider`)
  const sessions = await countSessions(bound.authUserId)
  const answer = await signIn(second.passkey)
  expect([answer.statusCode, answer.body.includes('sign in with Google')]).toEqual([403, true])
  expect(await countSessions(bound.authUserId)).toBe(sessions)
  expect((await startAdding(bound.token)).statusCode).toBe(403)
})
