import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { commonPassword, contextPassword } from '../rules/find-password-weakness.ts'
import { makeResetLink } from './reset-links.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ PASSWORD_MIN: '8' })
})
afterAll(async () => await world.close())

const change = async (next: string) =>
  await world.call('clinic', 'POST', '/api/auth/change-password', { current: password, next, confirm: next })

test('a new password is as long as the installation asks, and none that anyone would try', async () => {
  expect((await change('x7!kPw')).body).toMatchObject({
    error: { message: 'New password must be at least 8 characters', fields: { next: expect.any(String) as unknown } },
  })
  expect((await change('password1')).body).toMatchObject({ error: { fields: { next: commonPassword } } })
  expect((await change('clinic@example.test')).body).toMatchObject({ error: { fields: { next: contextPassword } } })
  expect((await change('Bright-Path!')).body).toMatchObject({ error: { fields: { next: contextPassword } } })
  expect((await world.call(null, 'GET', '/api/auth/session')).body).toMatchObject({ public: { passwordMin: 8 } })
})

test('a link to a new password refuses such a word and still works afterwards', async () => {
  const { authUserId } = world.users.manager
  const { path } = await makeResetLink(world.services.pool, { authUserId, madeBy: null, now: new Date() })
  const reset = async (next: string) =>
    await world.call(null, 'POST', `/api/auth/password-resets${path.slice('/reset'.length)}`, { next, confirm: next })
  expect((await reset('12345678')).body).toMatchObject({ error: { fields: { next: commonPassword } } })
  expect((await reset('quiet-otter-9')).status).toBe(200)
  expect((await reset('quiet-otter-10')).status).toBe(404)
})

test('an invited person chooses no such word either', async () => {
  const { body } = await world.call('admin', 'POST', '/api/invitations', {
    organization_id: world.own.organizationId,
    email: 'wren@example.test',
    full_name: 'Wren Castillo',
  })
  const token = (body as { link: string }).link.split('/').at(-1)
  const accept = async (word: string) =>
    await world.call(null, 'POST', `/api/invitations/${token}/accept`, {
      email: 'wren@example.test',
      full_name: 'Wren Castillo',
      password: word,
    })
  expect((await accept('short')).body).toMatchObject({
    error: { fields: { password: 'The password must be at least 8 characters.' } },
  })
  expect((await accept('wrencastillo')).body).toMatchObject({ error: { fields: { password: contextPassword } } })
  expect((await accept('quiet-otter-9')).status).toBe(200)
})

const signIn = async (word: string) =>
  (await world.call(null, 'POST', '/api/auth/sign-in/email', { email: 'clinic@example.test', password: word })).status

test('a password may have any signs and 64 of them or more, and counts exactly as it was typed', async () => {
  const long = ` ñandú 雲 ${'reading quiet otters '.repeat(3)}`
  expect(long.length).toBeGreaterThan(64)
  expect((await change(long)).status).toBe(200)
  expect(await signIn(long)).toBe(200)
  for (const other of [long.trim(), long.toUpperCase(), long.slice(0, 64)]) expect(await signIn(other)).toBe(401)
})
