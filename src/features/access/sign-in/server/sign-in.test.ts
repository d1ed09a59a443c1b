import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { hashToken } from '../../../../platform/server/hashed-tokens.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const signIn = async (email: string, word: string, ip = '10.0.0.1') =>
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: word },
    remoteAddress: ip,
  })
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` })
const get = async (url: string, headers: Record<string, string>) =>
  await world.app.inject({ method: 'GET', url, headers })
const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  await world.app.inject({ method: 'POST', url, payload, headers })

test('a wrong password and an unknown email answer alike', async () => {
  const wrong = await signIn('clinic@example.test', 'wrong')
  const unknown = await signIn('nobody@example.test', 'wrong')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.body).toBe(unknown.body)
  expect(wrong.json()).toMatchObject({ error: { message: 'Invalid email or password' } })
})

test('the cookie is HttpOnly and SameSite, ends with the browser, and signs in as the bearer token does', async () => {
  const answer = await signIn('clinic@example.test', password)
  expect(answer.statusCode).toBe(200)
  const [cookie] = answer.cookies
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookie).not.toHaveProperty('maxAge')
  const byCookie = await get('/api/auth/session', { cookie: `${cookie?.name}=${cookie?.value}` })
  const byToken = await get('/api/auth/session', bearer(answer.headers['set-auth-token']))
  expect(byCookie.json()).toEqual(byToken.json())
  expect(byToken.json()).toMatchObject({
    me: { user: { email: 'clinic@example.test', organization_name: 'Bright Path ABA' }, isPlatform: false },
  })
})

test('after five wrong tries from one address the next must wait, however many come at once', async () => {
  const tries = await Promise.all(
    Array.from({ length: 22 }, async () => (await signIn('manager@example.test', 'wrong', '10.9.9.9')).statusCode),
  )
  expect(tries.filter((status) => status === 401).length).toBe(5)
  expect(tries.filter((status) => status === 429).length).toBe(17)
  expect((await signIn('manager@example.test', password, '10.9.9.10')).statusCode).toBe(200)
})

test('only the heartbeat extends a session, and after 60 idle minutes it has ended', async () => {
  const token = (await signIn('clinic@example.test', password, '10.0.0.2')).headers['set-auth-token']
  const key = hashToken(String(token).split('.')[0] ?? '')
  const loadEnd = async () => {
    const { rows } = await world.services.auth.pool.query(
      'select extract(epoch from "expiresAt" - now())::int as left from auth.session where token = $1',
      [key],
    )
    return z.object({ left: z.number() }).parse(rows[0]).left
  }
  await world.services.auth.pool.query(
    `update auth.session set "expiresAt" = now() + interval '10 minutes' where token = $1`,
    [key],
  )
  await get('/api/candidates', bearer(token))
  expect(await loadEnd()).toBeLessThanOrEqual(600)
  expect((await post('/api/auth/heartbeat', {}, bearer(token))).statusCode).toBe(200)
  expect(await loadEnd()).toBeGreaterThan(3_500)
  await world.services.auth.pool.query(
    `update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`,
    [key],
  )
  await world.services.auth.pool.query(`select pg_notify('reinforce_session', $1)`, [world.users.clinic.authUserId])
  await expect.poll(async () => (await get('/api/candidates', bearer(token))).statusCode).toBe(401)
  expect((await post('/api/auth/heartbeat', {}, bearer(token))).statusCode).toBe(401)
})

test('a session ends twelve hours after signing in, however active its person is', async () => {
  const token = (await signIn('clinic@example.test', password, '10.0.0.12')).headers['set-auth-token']
  const signedInAgo = async (ago: string) => {
    await world.services.auth.pool.query(
      `update auth.session set "createdAt" = now() - $2::interval, "expiresAt" = now() + interval '50 minutes' where token = $1`,
      [hashToken(String(token).split('.')[0] ?? ''), ago],
    )
    await world.services.auth.pool.query(`select pg_notify('reinforce_session', $1)`, [world.users.clinic.authUserId])
  }
  await signedInAgo('11 hours 50 minutes')
  const session = z.object({ me: z.object({ sessionEndsAt: z.string() }) })
  const endsIn = async () =>
    new Date(session.parse((await get('/api/auth/session', bearer(token))).json()).me.sessionEndsAt).getTime() -
    Date.now()
  await expect.poll(endsIn).toBeLessThanOrEqual(600_000)
  expect((await post('/api/auth/heartbeat', {}, bearer(token))).statusCode).toBe(200)
  expect(await endsIn()).toBeLessThanOrEqual(600_000)
  await signedInAgo('12 hours 1 second')
  await expect.poll(async () => (await get('/api/candidates', bearer(token))).statusCode).toBe(401)
  expect((await post('/api/auth/heartbeat', {}, bearer(token))).statusCode).toBe(401)
})

test('a token counts only with its signature, and the database keeps its hash alone', async () => {
  const token = String((await signIn('clinic@example.test', password, '10.0.0.13')).headers['set-auth-token'])
  const [word = '', signature = ''] = token.split('.')
  expect(word.length).toBeGreaterThan(30)
  expect(signature.length).toBeGreaterThan(30)
  for (const forged of [word, `${word}.`, `${word}.${'A'.repeat(signature.length)}`, hashToken(word)])
    expect((await get('/api/candidates', bearer(forged))).statusCode, forged).toBe(401)
  for (const cookie of [`reinforce.session_token=${word}`, `reinforce.session_token=${hashToken(word)}.${signature}`])
    expect((await get('/api/candidates', { cookie })).statusCode, cookie).toBe(401)
  expect((await get('/api/candidates', bearer(token))).statusCode).toBe(200)
  const { rows } = await world.services.auth.pool.query<{ all: string }>(
    'select string_agg(to_jsonb(s)::text, chr(10)) as all from auth.session s',
  )
  expect(rows[0]?.all).toContain(hashToken(word))
  expect(rows[0]?.all).not.toContain(word)
})

test('signing out ends the session for anyone who still holds its token', async () => {
  const token = (await signIn('clinic@example.test', password, '10.0.0.3')).headers['set-auth-token']
  expect((await post('/api/auth/sign-out', {}, bearer(token))).json()).toEqual({ ok: true })
  await expect.poll(async () => (await get('/api/candidates', bearer(token))).statusCode).toBe(401)
})

const signInWith = async (cookie: string) => {
  const { cookies } = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'clinic@example.test', password },
    headers: { cookie },
    remoteAddress: '10.0.0.5',
  })
  const made = cookies.find(({ name }) => name.endsWith('session_token'))
  return `${made?.name}=${made?.value}`
}

test('signing in again in a browser ends the session that its cookie named, and makes a token of its own', async () => {
  const elsewhere = await signInWith('')
  const planted = 'reinforce.session_token=planted.signature'
  const first = await signInWith(planted)
  expect(first).not.toContain('planted')
  const second = await signInWith(first)
  expect(second).not.toBe(first)
  await expect.poll(async () => (await get('/api/candidates', { cookie: first })).statusCode).toBe(401)
  for (const cookie of [second, elsewhere]) expect((await get('/api/candidates', { cookie })).statusCode).toBe(200)
})

test('a call that another site’s page makes with the cookie is refused', async () => {
  const answer = await signIn('clinic@example.test', password, '10.0.0.4')
  const [cookie] = answer.cookies
  const from = (origin: string) => ({
    cookie: `${cookie?.name}=${cookie?.value}`,
    origin,
    host: 'console.example.test',
  })
  expect((await post('/api/auth/heartbeat', {}, from('https://evil.example'))).statusCode).toBe(403)
  expect((await post('/api/auth/heartbeat', {}, from('https://console.example.test'))).statusCode).toBe(200)
})

test('the password changes only with the current one, and errors use the specified words', async () => {
  await world.inPlatform(
    async (tx) =>
      await world.addPerson(tx, {
        email: 'changer@example.test',
        organizationId: world.own.organizationId,
        level: null,
      }),
  )
  const token = (await signIn('changer@example.test', password, '10.0.0.5')).headers['set-auth-token']
  const other = (await signIn('changer@example.test', password, '10.0.0.6')).headers['set-auth-token']
  const change = async (current: string, next: string, confirm: string) =>
    await post('/api/auth/change-password', { current, next, confirm }, bearer(token))
  expect((await change(password, 'short', 'short')).json()).toMatchObject({
    error: { message: 'New password must be at least 6 characters' },
  })
  expect((await change(password, 'longer-one', 'longer-two')).json()).toMatchObject({
    error: { message: 'New passwords do not match' },
  })
  expect((await change('not-it', 'longer-one', 'longer-one')).json()).toMatchObject({
    error: { message: 'Current password is incorrect' },
  })
  expect((await change(password, 'longer-one', 'longer-one')).statusCode).toBe(200)
  expect((await get('/api/auth/session', bearer(token))).json()).toMatchObject({
    me: { user: { email: 'changer@example.test' } },
  })
  await expect.poll(async () => (await get('/api/candidates', bearer(other))).statusCode).toBe(401)
  expect((await signIn('changer@example.test', password, '10.0.0.7')).statusCode).toBe(401)
  expect((await signIn('changer@example.test', 'longer-one', '10.0.0.7')).statusCode).toBe(200)
})

test('a sign-in without a profile is no one', async () => {
  const { authUserId } = await world.inPlatform(
    async (tx) =>
      await world.addPerson(tx, { email: 'lost@example.test', organizationId: world.own.organizationId, level: null }),
  )
  await world.inPlatform(
    async (tx) => await tx.run(sql`delete from reinforce_users where auth_user_id = ${authUserId}`),
  )
  expect((await signIn('lost@example.test', password, '10.0.0.8')).statusCode).toBe(401)
})
