import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAddress, openWorld, password, type World } from '../../../../../app/server/testing/world.ts'
import { openFakeProvider } from '../../../../../integrations/openid/fake-provider.ts'
import { totp } from '../totp.ts'

let world: World
let provider: Awaited<ReturnType<typeof openFakeProvider>>
beforeAll(async () => {
  provider = await openFakeProvider()
  world = await openWorld({
    PUBLIC_URL: 'http://console.example.test',
    GOOGLE_CLIENT_ID: provider.client.id,
    GOOGLE_CLIENT_SECRET: provider.client.secret,
    GOOGLE_ISSUER: provider.url,
    MICROSOFT_CLIENT_ID: provider.client.id,
    MICROSOFT_CLIENT_SECRET: provider.client.secret,
    MICROSOFT_ISSUER: `${provider.url}/`,
  })
})
afterAll(async () => {
  await world.close()
  provider.close()
})

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  await world.app.inject({ method: 'POST', url, payload, headers, remoteAddress: createAddress() })

const start = async (by: 'google' | 'microsoft' = 'google') => {
  const answer = await post('/api/auth/sign-in/provider', { provider: by })
  expect(answer.statusCode).toBe(200)
  const [cookie] = answer.cookies
  return { url: answer.json<{ url: string }>().url, cookie: `${cookie?.name}=${cookie?.value}` }
}
const finish = async (given: { code: string; state: string }, cookie: string, by = 'google') =>
  await post('/api/auth/sign-in/provider/finish', { provider: by, ...given }, { cookie })
const signIn = async (
  claims: Record<string, unknown>,
  { by = 'google', isForged = false }: { by?: 'google' | 'microsoft'; isForged?: boolean } = {},
) => {
  const { url, cookie } = await start(by)
  return await finish(provider.authorize(url, claims, isForged), cookie, by)
}
const someone = async (level: 'Admin' | null = null, domain = `${randomUUID()}.example`) => {
  const email = `${randomUUID()}@${domain}`
  const organizationId = world.own.organizationId
  const ids = await world.inPlatform(async (tx) => await world.addPerson(tx, { email, organizationId, level }))
  return { ...ids, email, domain, claims: { sub: randomUUID(), email, email_verified: true } }
}
const getToken = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-auth-token'])
const count = async (table: 'auth.user' | 'auth.session') => {
  const name = table === 'auth.user' ? 'auth."user"' : 'auth.session'
  const { rows } = await world.services.auth.pool.query(`select count(*)::int as n from ${name}`)
  return z.object({ n: z.number() }).parse(rows[0]).n
}

test('an address that someone here has signs in, and by its subject afterwards; no token of the provider is kept', async () => {
  const person = await someone()
  const answer = await signIn({ ...person.claims, email: person.email.toUpperCase() })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ user: { email: person.email } })
  const session = await world.app.inject({
    url: '/api/auth/session',
    headers: { authorization: `Bearer ${getToken(answer)}` },
  })
  expect(session.json()).toMatchObject({
    me: { user: { id: person.id } },
    public: { providers: ['google', 'microsoft'] },
  })
  const { rows } = await world.services.auth.pool.query(
    `select "accessToken", "idToken", "refreshToken" from auth.account where "userId" = $1 and "providerId" = 'google'`,
    [person.authUserId],
  )
  expect(rows).toEqual([{ accessToken: null, idToken: null, refreshToken: null }])
  expect((await signIn(person.claims)).statusCode).toBe(200)
  expect(await world.eventNames(person.id)).toEqual(['user.signedIn', 'user.signedIn'])
  // Microsoft says in another claim that the address is the tenant's.
  const { email_verified: _, ...claims } = person.claims
  expect((await signIn({ ...claims, xms_edov: '1' }, { by: 'microsoft' })).statusCode).toBe(200)
})

test('a wrong nonce, audience, issuer, or signature, an old token, and an unverified address sign no one in', async () => {
  const person = await someone()
  const before = await count('auth.session')
  const minutesAgo = Math.floor(Date.now() / 1000) - 600
  for (const wrong of [
    { nonce: 'another' },
    { nonce: undefined },
    { aud: 'another-client' },
    { iss: 'https://elsewhere.example' },
    { exp: minutesAgo },
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
  ]) {
    const answer = await signIn({ ...person.claims, ...wrong })
    expect([answer.statusCode, answer.headers['set-auth-token']], JSON.stringify(wrong)).toEqual([401, undefined])
  }
  expect((await signIn(person.claims, { isForged: true })).statusCode).toBe(401)
  expect(await count('auth.session')).toBe(before)
  expect((await signIn(person.claims)).statusCode).toBe(200)
  // A subject that was known before proves nothing without its verified address.
  expect((await signIn({ ...person.claims, email_verified: false })).statusCode).toBe(401)
})

test('an unknown address signs no one up, and a deactivated person stays out', async () => {
  const before = await count('auth.user')
  const stranger = await signIn({ sub: 'x', email: 'stranger@elsewhere.example', email_verified: true })
  expect(stranger.statusCode).toBe(403)
  expect(stranger.body).toContain('No one here signs in')
  expect(await count('auth.user')).toBe(before)
  const person = await someone()
  await world.inPlatform(
    async (tx) => await tx.run(sql`update reinforce_users set deactivated_at = now() where id = ${person.id}`),
  )
  const sessions = await count('auth.session')
  expect((await signIn(person.claims)).statusCode).toBe(403)
  expect(await count('auth.session')).toBe(sessions)
})

test('an answer works once, in the browser that started, and for its own provider', async () => {
  const person = await someone()
  const { url, cookie } = await start()
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://console.example.test/login/google')
  const other = await start()
  const answer = provider.authorize(url, person.claims)
  expect((await finish(answer, other.cookie)).statusCode).toBe(401)
  expect((await finish(answer, '')).statusCode).toBe(401)
  expect((await finish(answer, cookie, 'microsoft')).statusCode).toBe(401)
  const again = await start()
  const fresh = provider.authorize(again.url, person.claims)
  expect((await finish(fresh, again.cookie)).statusCode).toBe(200)
  expect((await finish(fresh, again.cookie)).statusCode).toBe(401)
  expect(
    (await finish({ ...provider.authorize(again.url, person.claims), state: fresh.state }, again.cookie)).statusCode,
  ).toBe(401)
})

const protect = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const { uri } = (await post('/api/me/two-factor/start', { password }, headers)).json<{ uri: string }>()
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(new URL(uri).searchParams.get('secret') ?? '', (each) =>
    letters.indexOf(each).toString(2).padStart(5, '0'),
  ).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2))).toString()
  const step = Math.floor(Date.now() / 30_000)
  expect((await post('/api/me/two-factor/confirm', { code: totp(secret, step - 1) }, headers)).statusCode).toBe(200)
  return () => totp(secret, Math.floor(Date.now() / 30_000))
}
const bind = async (token: string, rule: object) =>
  await world.app.inject({
    method: 'PUT',
    url: '/api/me/organization/sign-in',
    payload: rule,
    headers: { authorization: `Bearer ${token}` },
  })

test('a bound domain signs in with its provider alone, once an Admin did; others and platform staff as ever', async () => {
  const admin = await someone('Admin', 'bound.example')
  const byPassword = async (email: string) => await post('/api/auth/sign-in/email', { email, password })
  const token = getToken(await byPassword(admin.email))
  expect((await bind(token, { provider: 'google' })).statusCode).toBe(400)
  expect((await signIn(admin.claims)).statusCode).toBe(200)
  expect((await bind(token, { provider: 'google' })).statusCode).toBe(200)
  const before = await count('auth.session')
  const refused = await byPassword(admin.email)
  expect(refused.json()).toMatchObject({
    error: { message: 'People of bound.example sign in with Google. Use the Google button below.' },
  })
  // A wrong password tells nothing.
  const wrong = await post('/api/auth/sign-in/email', { email: admin.email, password: 'wrong' })
  expect(wrong.json()).toMatchObject({ error: { message: 'Invalid email or password' } })
  expect((await signIn(admin.claims, { by: 'microsoft' })).statusCode).toBe(403)
  expect(await count('auth.session')).toBe(before)
  expect((await byPassword('clinic@example.test')).statusCode).toBe(200)
  const platform = await world.getToken('platform')
  expect((await bind(platform, { provider: 'google' })).statusCode).toBe(409)
  expect((await signIn(admin.claims)).statusCode).toBe(200)
  expect((await bind(token, { provider: null })).statusCode).toBe(200)
  expect((await byPassword(admin.email)).statusCode).toBe(200)
  expect(await world.eventNames(world.own.organizationId)).toEqual(
    expect.arrayContaining(['organization.signInRuleChanged', 'organization.signInRuleEnded']),
  )
})

test('a provider replaces the password, and our second factor only where the organization trusts it', async () => {
  const admin = await someone('Admin', 'trusted.example')
  const token = getToken(await signIn(admin.claims))
  const readCode = await protect(token)
  const before = await count('auth.session')
  const asked = await signIn(admin.claims)
  expect(asked.headers['set-auth-token']).toBeUndefined()
  expect(await count('auth.session')).toBe(before)
  const { challenge } = asked.json<{ challenge: string }>()
  expect((await post('/api/auth/sign-in/second-factor', { challenge, code: '000000' })).statusCode).toBe(400)
  const done = await post('/api/auth/sign-in/second-factor', { challenge, code: readCode() })
  expect(done.json()).toMatchObject({ user: { email: admin.email } })

  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set requires_two_factor = true where id = ${world.own.organizationId}`),
  )
  const other = await someone(null, 'trusted.example')
  expect((await signIn(other.claims)).json()).toMatchObject({ held: true })
  expect((await bind(token, { provider: 'google', trustsProvider: true })).statusCode).toBe(200)
  expect((await signIn(admin.claims)).json()).toMatchObject({ user: { email: admin.email }, held: false })
  const trusted = await signIn(other.claims)
  expect(trusted.json()).toMatchObject({ held: false })
  const session = await world.app.inject({
    url: '/api/auth/session',
    headers: { authorization: `Bearer ${getToken(trusted)}` },
  })
  expect(session.json()).toMatchObject({ me: { held: false } })
})
