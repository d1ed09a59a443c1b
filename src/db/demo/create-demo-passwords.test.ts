import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTools } from '../../app/server/demo-tools.ts'
import { openWorld, type World } from '../../app/server/testing/world.ts'
import type { Services } from '../../platform/server/services.ts'
import { isPublished, publishedPassword } from './create-demo-passwords.ts'
import { openDemo } from './open-demo.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await world.services.pool.query(`insert into app.demo_days (day) values ('2026-11-20')`)
  await world.services.pool.query(`update auth."user" set email = replace(email, '@example.test', '@reinforce.test')`)
})
afterAll(async () => await world.close())

const as = (demo: Services['config']['demo']): Services => ({
  ...world.services,
  config: { ...world.services.config, demo },
})
const signIn = async (email: string, password: string) =>
  (await world.call(null, 'POST', '/api/auth/sign-in/email', { email, password })).status
const publish = async () => {
  await world.services.pool.query('update auth.account set password = $1', [await hashPassword(publishedPassword)])
}

test('a demo that others can reach replaces the published password of every account, tells the new ones once, and ends sessions', async () => {
  await publish()
  expect(await signIn('platform@reinforce.test', publishedPassword)).toBe(200)
  const first = await openDemo(as('elsewhere'), demoTools)
  expect(first.isPublished).toBe(false)
  expect(first.given.map(({ email }) => email)).toContain('platform@reinforce.test')
  expect(new Set(first.given.map(({ password }) => password)).size).toBe(5)
  expect(await signIn('platform@reinforce.test', publishedPassword)).toBe(401)
  const { rows } = await world.services.pool.query('select 1 from auth.session')
  expect(rows).toEqual([])
  const own = first.given.find(({ email }) => email === 'platform@reinforce.test')?.password ?? ''
  expect(await signIn('platform@reinforce.test', own)).toBe(200)
  expect((await openDemo(as('elsewhere'), demoTools)).given).toEqual([])
})

test('accounts of an earlier demo do not stay open with the published password when the demo is off', async () => {
  await publish()
  expect(await openDemo(as('off'), demoTools)).toEqual({ isPublished: false, given: [] })
  expect(await signIn('platform@reinforce.test', publishedPassword)).toBe(401)
})

test('the published password is shown only where it opens the demo', async () => {
  expect(await isPublished(as('here'))).toBe(false)
  await publish()
  expect(await isPublished(as('here'))).toBe(true)
})
