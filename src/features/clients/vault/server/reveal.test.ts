import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import { transact } from '../../../../platform/server/database.ts'
import { cannotOpen } from '../rules/access.ts'
import { rotateKeys } from './rotate-keys.ts'
import { type LoginsWorld, openLoginsWorld } from './testing/logins-world.ts'

let world: LoginsWorld
beforeAll(async () => {
  world = await openLoginsWorld()
})
afterAll(async () => {
  await world.close()
})

test('a reveal needs the own password, for 15 minutes and in this session only', async () => {
  const made = await world.add('clinic')
  const first = await world.reveal('clinic', made.id)
  expect([first.status, first.body]).toMatchObject([409, { error: { details: { unlock: 'needed' } } }])
  expect((await world.unlock('clinic')).status).toBe(200)
  const shown = await world.reveal('clinic', made.id)
  expect(shown.body).toEqual({ value: made.secret })
  expect(shown.headers['cache-control']).toBe('no-store')
  world.later(14)
  expect((await world.reveal('clinic', made.id)).status).toBe(200)
  world.later(2)
  expect((await world.reveal('clinic', made.id)).status).toBe(409)
  await world.unlock('clinic')
  await world.signIn('clinic')
  expect((await world.reveal('clinic', made.id)).status).toBe(409)
})

test('five wrong own passwords lock reveals for 15 minutes and leave an alert, many at once included', async () => {
  const made = await world.add('admin')
  await world.unlock('admin')
  expect((await world.unlock('admin', 'wrong')).body).toMatchObject({
    error: { fields: { password: 'This is not your password. 4 tries left.' } },
  })
  await world.unlock('admin')
  const answers = await Promise.all(Array.from({ length: 12 }, async () => await world.unlock('admin', 'wrong')))
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(4)
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true)
  expect((await world.unlock('admin')).status).toBe(429)
  expect((await world.reveal('admin', made.id)).status).toBe(429)
  expect(await world.eventNames(world.users.admin.id)).toContain('user.ownPasswordLocked')
  expect((await world.call('admin', 'GET', '/api/logins')).status).toBe(200)
  world.later(16)
  expect((await world.unlock('admin')).status).toBe(200)
  expect((await world.reveal('admin', made.id)).status).toBe(200)
})

test('an envelope that was moved or changed is named as one that cannot be opened, never shown blank', async () => {
  const made = await world.add('platform', { notes: 'a note' })
  const other = await world.add('platform', { notes: 'another note' })
  await world.unlock('platform')
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`update logins set secret = (select secret from logins where id = ${other.id}) where id = ${made.id}`,
    )
    await tx.run(sql`update logins set notes = set_byte(notes, 30, get_byte(notes, 30) # 1) where id = ${made.id}`)
  })
  for (const field of ['secret', 'notes']) {
    const { status, body } = await world.reveal('platform', made.id, 'show', { field })
    expect([status, body]).toMatchObject([409, { error: { message: cannotOpen } }])
  }
  expect(await world.eventNames(made.id)).toContain('login.unreadable')
})

test('the rotation command wraps all keys again, all or nothing, and every entry opens under the new secret', async () => {
  const made = await world.add('clinic')
  await world.unlock('clinic')
  const { config, pool } = world.services
  const old = config.appSecret
  const next = 'another secret of at least 32 characters'
  const rotate = async (from: string) =>
    await transact(
      pool,
      getSystemScope(config, config.platformOrganizationId),
      async (tx) => await rotateKeys(tx, from, next),
    )
  await expect(rotate('not the old secret, but long enough')).rejects.toThrow(/Nothing was changed/)
  expect((await world.reveal('clinic', made.id)).body).toEqual({ value: made.secret })
  expect(await rotate(old)).toBeGreaterThan(1)
  expect((await world.reveal('clinic', made.id)).body).toMatchObject({
    error: { message: cannotOpen },
  })
  expect((await world.call('clinic', 'POST', '/api/logins', world.entry())).status).toBe(409)
  config.appSecret = next
  expect((await world.reveal('clinic', made.id)).body).toEqual({ value: made.secret })
  expect(await rotate(old)).toBe(0)
})
