import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addColleague } from '../../../../../app/server/testing/add-colleague.ts'
import { createAddress, openWorld, password, type World } from '../../../../../app/server/testing/world.ts'
import { createVirtualPasskey } from '../../../../access/sign-in/server/testing/virtual-authenticator.ts'

const site = { id: 'console.example.test', origin: 'http://console.example.test' }
const now = new Date()
let world: World
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: site.origin }, () => now)
})
afterAll(async () => await world.close())

const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => await world.app.inject({ method, url, ...(payload ? { payload } : {}), headers, remoteAddress: createAddress() })
const bear = (token: string) => ({ authorization: `Bearer ${token}` })
const run = async (statement: ReturnType<typeof sql>) => await world.inPlatform(async (tx) => await tx.run(statement))
const find = async (text: string, who: 'admin' | 'platform' | 'clinic' = 'admin') =>
  await world.call(who, 'POST', '/api/users/leavers/find', { text })
const leave = async (ids: string[], who: 'admin' | 'platform' = 'admin') =>
  await world.call(who, 'POST', '/api/users/leavers', { ids })
const count = async (statement: string, value: string) =>
  (await world.services.auth.pool.query(statement, [value])).rowCount

/** An Admin with everything that lets someone in or shows something: each entry asks one, and answers its status. */
const addHolder = async () => {
  const person = await addColleague(world)
  await run(sql`update reinforce_users set admin_level = 'Admin' where id = ${person.id}`)
  await world.services.auth.pool.query(`select pg_notify('reinforce_session', $1)`, [person.authUserId])
  const { token } = await person.signIn()
  const made = await send('POST', '/api/api-keys', { name: 'Payroll', scope: 'read' }, bear(token))
  const { key } = made.json<{ key: string }>()
  const feed = randomUUID()
  const hash = createHash('sha256').update(feed).digest('hex')
  await run(sql`insert into calendar_feeds (user_id, organization_id, token_hash, created_at)
    values (${person.id}, ${world.own.organizationId}, ${hash}, now())`)
  await run(sql`insert into push_devices (organization_id, user_id, endpoint, p256dh, auth_secret, server_key, label, session_token, created_at)
    values (${world.own.organizationId}, ${person.id}, ${`https://push.example/${person.id}`}, ${'p'.repeat(87)}, ${'a'.repeat(22)},
      ${'s'.repeat(87)}, 'Phone', 'hash', now())`)
  const passkey = createVirtualPasskey(site)
  const read = (answer: Awaited<ReturnType<typeof send>>) => ({
    challenge: answer.json<{ options: { challenge: string } }>().options.challenge,
    cookie: `${answer.cookies[0]?.name}=${answer.cookies[0]?.value}`,
  })
  const start = read(await send('POST', '/api/me/passkeys/start', { password }, bear(token)))
  const credential = passkey.create(start)
  await send('POST', '/api/me/passkeys', { credential }, { ...bear(token), cookie: start.cookie })
  const ways = {
    session: async () => (await send('GET', '/api/candidates', undefined, bear(token))).statusCode,
    key: async () => (await send('GET', '/api/candidates', undefined, bear(key))).statusCode,
    calendar: async () => (await send('GET', `/api/calendar/${feed}/interviews.ics`)).statusCode,
    push: async () => await run(sql`select from push_devices where user_id = ${person.id}`),
    password: async () => (await send('POST', '/api/auth/sign-in/email', { email: person.email, password })).statusCode,
    passkey: async () => {
      const { challenge, cookie } = read(await send('POST', '/api/auth/sign-in/passkey/start', {}))
      const answer = passkey.get({ challenge })
      return (await send('POST', '/api/auth/sign-in/passkey', { credential: answer }, { cookie })).statusCode
    },
  }
  const ask = async () => ({
    session: await ways.session(),
    key: await ways.key(),
    calendar: await ways.calendar(),
    push: await ways.push(),
    password: await ways.password(),
    passkey: await ways.passkey(),
  })
  return { ...person, ask, key, token }
}
const open = { session: 200, key: 200, calendar: 200, push: 1, password: 200, passkey: 200 }
const closed = { session: 401, key: 401, calendar: 404, push: 0, password: 401, passkey: 401 }

const ways: Record<string, (id: string) => Promise<unknown>> = {
  'one press': async (id) => await world.call('platform', 'POST', `/api/users/${id}/deactivate`, {}),
  'a list': async (id) => await leave([id], 'platform'),
  'a directory': async (id) => {
    const made = await world.call('admin', 'POST', '/api/api-keys', { name: 'Directory', scope: 'scim' })
    await send('DELETE', `/scim/v2/Users/${id}`, undefined, bear((made.body as { key: string }).key))
  },
  'a statement of the database': async (id) =>
    await run(sql`update reinforce_users set deactivated_at = now() where id = ${id}`),
}
test.each(Object.keys(ways))('once %s has deactivated someone, nothing of theirs lets anyone in', async (way) => {
  const person = await addHolder()
  expect(await person.ask()).toEqual(open)
  const heard = new Promise((resolve) =>
    world.services.live.on('reinforce_session', (id) => id === person.authUserId && resolve(id)),
  )
  await ways[way]?.(person.id)
  await heard
  expect(await person.ask()).toEqual(closed)
  expect(await count('select from auth.session where "userId" = $1', person.authUserId)).toBe(0)
})

test('a list finds who can leave, and why others can’t', async () => {
  const [leaver, gone] = [await addHolder(), await addColleague(world)]
  await run(sql`update reinforce_users set deactivated_at = now() where id = ${gone.id}`)
  const invited = `${randomUUID()}@example.test`
  await world.call('admin', 'POST', '/api/invitations', { organization_id: world.own.organizationId, email: invited })
  const text = `Name,Email\nA,${leaver.email.toUpperCase()}\nB,${gone.email}\nC,admin@example.test\nD,${invited}\nE,foreign@example.test\nF,no@one.test`
  const { body } = await find(text)
  expect(body).toMatchObject({
    leftOut: 0,
    rows: [
      { email: leaver.email, id: leaver.id, state: 'leaves', admin_level: 'Admin', keys: 1 },
      { email: gone.email, state: 'deactivated' },
      { email: 'admin@example.test', state: 'self' },
      { email: invited, state: 'invited', id: null },
      // Of another organization: as unknown as no one.
      { email: 'foreign@example.test', state: 'unknown', id: null, name: '' },
      { email: 'no@one.test', state: 'unknown', id: null, name: '' },
    ],
  })
  expect((await find(text, 'clinic')).status).toBe(403)
})

test('several leave in one press, which can be undone; nothing happens to anyone if one of them can’t', async () => {
  const [first, second] = [await addColleague(world), await addColleague(world)]
  for (const [ids, status] of [
    [[first.id, world.users.admin.id], 409],
    [[first.id, world.users.foreign.id], 404],
    [[first.id, randomUUID()], 404],
  ] as const)
    expect((await leave([...ids])).status).toBe(status)
  expect((await first.signIn()).token).not.toBe('')
  expect(await leave([first.id, second.id])).toMatchObject({ status: 200, body: { deactivated: 2 } })
  expect((await first.signIn()).token).toBe('')
  expect(await world.eventNames(second.id)).toContain('user.deactivated')
  expect(await leave([first.id])).toMatchObject({ body: { deactivated: 0 } })
  const undone = await world.call('admin', 'POST', '/api/users/leavers/undo', { ids: [first.id, second.id] })
  expect(undone).toMatchObject({ status: 200, body: { reactivated: 2 } })
  expect((await second.signIn()).token).not.toBe('')
  expect(await world.eventNames(second.id)).toContain('user.reactivated')
})

test('not even platform staff take the last Admin away, and a stopped key works again with its person', async () => {
  const admins = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string() }),
        sql`select id from reinforce_users where organization_id = ${world.own.organizationId} and admin_level = 'Admin' and deactivated_at is null`,
      ),
  )
  const refused = await leave(
    admins.map(({ id }) => id),
    'platform',
  )
  expect([refused.status, refused.text.includes('last Admin')]).toEqual([409, true])
  const person = await addHolder()
  const state = async () => {
    const { body } = await world.call('admin', 'GET', '/api/api-keys')
    return (body as { rows: { prefix: string; state: string }[] }).rows.find(
      ({ prefix }) => prefix === person.key.slice(0, 9),
    )?.state
  }
  await leave([person.id], 'platform')
  expect(await state()).toBe('stopped')
  await world.call('platform', 'POST', '/api/users/leavers/undo', { ids: [person.id] })
  expect(await state()).toBe('active')
  expect((await send('GET', '/api/candidates', undefined, bear(person.key))).statusCode).toBe(200)
})
