import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { msPerDay } from '../../../rules/day.ts'
import { openWorld, password, type World } from '../testing/world.ts'

let ahead = 0
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date(Date.now() + ahead))
})
afterAll(async () => await world.close())

test('a process whose clock jumps by days, ahead or back, keeps sessions open and accepts calls', async () => {
  const before = await world.call('clinic', 'GET', '/api/auth/session')
  expect(before.status).toBe(200)
  for (const days of [3, -3, 0]) {
    ahead = days * msPerDay
    expect((await world.call('clinic', 'GET', '/api/auth/session')).status).toBe(200)
    world.signOut('admin')
    const candidate = { id: randomUUID(), full_name: 'Noor Haddad', phone_number: '(512) 201-0199' }
    expect((await world.call('admin', 'POST', '/api/candidates', candidate)).status).toBe(200)
  }
  // An organization’s history is told by the database’s clock: no jump of a process puts an event into the wrong order.
  const [row] = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ wrong: z.number(), told: z.number() }),
        sql`select count(*) filter (where abs(extract(epoch from now() - at)) > 600)::int as wrong,
          count(*)::int as told from events where name = 'candidate.added'`,
      ),
  )
  expect(row).toEqual({ wrong: 0, told: 3 })
})

const confirm = async (word: string) =>
  (await world.call('manager', 'POST', '/api/me/two-factor/start', { password: word })).status

test('wrong passwords that were counted while a clock was hours ahead lock no one out once it is right again', async () => {
  const email = 'manager@example.test'
  const signIn = async (word: string) =>
    (await world.call(null, 'POST', '/api/auth/sign-in/email', { email, password: word })).status
  expect(await confirm(password)).toBe(200)
  ahead = 3 * 3_600_000
  const tries: number[] = []
  for (let n = 0; n < 7; n++) tries.push(await confirm('a wrong one'))
  expect(tries.at(-1)).toBe(429)
  for (let n = 0; n < 6; n++) await signIn('a wrong one')
  ahead = 0
  expect(await confirm(password)).toBe(200)
  expect(await signIn(password)).toBe(200)
})
