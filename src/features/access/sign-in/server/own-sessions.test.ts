import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { ownSessions } from '../contract/sessions.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const signIn = async (who: string, userAgent: string) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: `${who}@example.test`, password },
    headers: { 'user-agent': userAgent },
  })
  return { authorization: `Bearer ${String(answer.headers['set-auth-token'])}` }
}
const list = async (headers: Record<string, string>) =>
  ownSessions.reply.parse((await world.app.inject({ url: '/api/me/sessions', headers })).json()).rows
const post = async (url: string, headers: Record<string, string>) =>
  await world.app.inject({ method: 'POST', url, payload: {}, headers })

test('one sees where one is signed in, this session first, and can end one or all others', async () => {
  const phone = await signIn('clinic', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1')
  const here = await signIn('clinic', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36')
  const third = await signIn('clinic', 'curl/8')
  const rows = await list(here)
  expect(rows.map(({ device, isThis }) => [device, isThis])).toEqual(
    expect.arrayContaining([
      ['Chrome on Windows', true],
      ['Safari on iPhone', false],
      ['A program', false],
    ]),
  )
  expect(rows[0]).toMatchObject({ isThis: true, address: '127.0.0.1' })
  const onPhone = rows.find(({ device }) => device === 'Safari on iPhone')?.id ?? ''
  const stranger = await signIn('foreign', 'curl/8')
  expect((await post(`/api/me/sessions/${onPhone}/end`, stranger)).statusCode).toBe(404)
  expect((await post(`/api/me/sessions/${onPhone}/end`, here)).statusCode).toBe(200)
  await expect
    .poll(async () => (await world.app.inject({ url: '/api/candidates', headers: phone })).statusCode)
    .toBe(401)
  expect((await post('/api/me/sessions/end-others', here)).json()).toEqual({ ended: 1 })
  await expect
    .poll(async () => (await world.app.inject({ url: '/api/candidates', headers: third })).statusCode)
    .toBe(401)
  expect(await list(here)).toHaveLength(1)
})

test('a session over the maximum age is invalid', async () => {
  const here = await signIn('admin', 'curl/8')
  await signIn('admin', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1')
  const { longestHours } = ownSessions.reply.parse(
    (await world.app.inject({ url: '/api/me/sessions', headers: here })).json(),
  )
  expect(longestHours).toBe(12)
  expect(await list(here)).toHaveLength(2)
  await world.services.pool.query(
    `update auth.session set "createdAt" = now() - interval '13 hours' where "userAgent" like '%iPhone%' and "userId" = $1`,
    [world.users.admin.authUserId],
  )
  expect((await list(here)).map(({ device }) => device)).toEqual(['A program'])
})
