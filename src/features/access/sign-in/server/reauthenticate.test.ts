import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { loadSubjects } from './testing/load-subjects.ts'

let now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => now)
})
afterAll(async () => await world.close())

const wrong = 'not-my-password'
const checks = (word: string) =>
  [
    ['/api/logins/unlock', { password: word }],
    ['/api/auth/change-password', { current: word, next: 'quiet-otter-9', confirm: 'quiet-otter-9' }],
    ['/api/me/two-factor/start', { password: word }],
    ['/api/me/two-factor/stop', { password: word }],
    ['/api/me/two-factor/recovery-codes', { password: word }],
  ] as const

test('five wrong passwords in any checks lock all checks, leave an event, and email the person and the Admins', async () => {
  for (const [url, body] of checks(wrong).slice(0, 4))
    expect((await world.call('clinic', 'POST', url, body)).status, url).toBe(400)
  const [last] = checks(wrong).slice(4)
  expect((await world.call('clinic', 'POST', last?.[0] ?? '', last?.[1])).status).toBe(429)
  for (const [url, body] of checks(password))
    expect((await world.call('clinic', 'POST', url, body)).status, url).toBe(429)
  const names = await world.eventNames(world.users.clinic.id)
  expect(names.filter((each) => each === 'user.ownPasswordWrong')).toHaveLength(5)
  expect(names.filter((each) => each === 'user.ownPasswordLocked')).toHaveLength(1)
  expect(await loadSubjects(world, 'clinic@example.test')).toEqual(['Wrong passwords in your session'])
  expect(await loadSubjects(world, 'admin@example.test')).toEqual(['Wrong passwords in the session of Riley Adams'])
  for (const other of ['manager', 'platform', 'foreign'])
    expect(await loadSubjects(world, `${other}@example.test`), other).toEqual([])
  now = new Date(now.getTime() + 16 * 60_000)
  expect((await world.call('clinic', 'POST', '/api/logins/unlock', { password })).status).toBe(200)
})

test('guessing many at once is no way around it', async () => {
  const answers = await Promise.all(
    Array.from(
      { length: 15 },
      async () =>
        await world.call('admin', 'POST', '/api/auth/change-password', {
          current: wrong,
          next: 'quiet-otter-9',
          confirm: 'quiet-otter-9',
        }),
    ),
  )
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(4)
  expect((await world.call('admin', 'POST', '/api/logins/unlock', { password })).status).toBe(429)
})
