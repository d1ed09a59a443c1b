import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addColleague } from '../../../../app/server/testing/add-colleague.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { keyCallsAMinute } from '../../../../platform/shared/endpoint.ts'

let now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

type KeyReply = { id: string; key: string }
const make = async (scope: 'read' | 'write', name = 'Payroll', who: 'admin' | 'platform' = 'admin') =>
  (await world.call(who, 'POST', '/api/api-keys', { name, scope })).body as KeyReply
const by = async (key: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) => {
  const answer = await world.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, text: answer.body }
}
const listed = async () =>
  ((await world.call('admin', 'GET', '/api/api-keys')).body as { rows: Record<string, unknown>[] }).rows
const note = async (key: string) =>
  await by(key, 'POST', `/api/candidates/${world.own.candidateId}/notes`, { body: 'Seen by payroll' })

test('a key is shown once, stored as a hash, listed by its beginning, and reads what its organization has', async () => {
  const { id, key } = await make('read')
  const stored = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ all: z.string() }),
        sql`select to_jsonb(k)::text as all from api_keys k where id = ${id}`,
      ),
  )
  expect(stored?.all).not.toContain(key.slice(12))
  const own = await by(key, 'GET', `/api/candidates/${world.own.candidateId}/profile`)
  expect(own.status).toBe(200)
  const foreign = await by(key, 'GET', `/api/candidates/${world.foreign.candidateId}/profile`)
  const unknown = await by(key, 'GET', `/api/candidates/${randomUUID()}/profile`)
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  const row = (await listed()).find((each) => each.id === id)
  expect(row).toMatchObject({
    name: 'Payroll',
    prefix: key.slice(0, 9),
    state: 'active',
    last_used_at: now.toISOString(),
  })
  expect(JSON.stringify(await listed())).not.toContain(key.slice(12))
})

test('a key to read changes nothing; a key to write does, and the events say which key', async () => {
  const { key: reads } = await make('read')
  expect((await note(reads)).status).toBe(403)
  const { id, key } = await make('write', 'Intake robot')
  expect((await note(key)).status).toBe(200)
  const { items } = (await world.call('admin', 'GET', `/api/activity?who=${id}`)).body as { items: unknown[] }
  expect(items).toMatchObject([{ name: 'note.added', who: 'API key Intake robot' }])
})

test('a key has no money, no logins, no people, no personal settings and no way out of /api', async () => {
  let { key } = await make('write')
  const closed = world.routes
    .map((route) => route.contract)
    .filter(({ needs }) => needs !== 'anyone' && !needs.startsWith('candidates:') && needs !== 'clients:see')
  for (const [index, { path, method }] of closed.entries()) {
    // One key may call so often a minute; there are more calls than that.
    if (index % 100 === 99) key = (await make('write')).key
    const { status } = await by(
      key,
      method as 'GET',
      path.replace(/\{\w+\}/g, randomUUID()),
      method === 'GET' ? undefined : {},
    )
    expect(status, `${method} ${path}`).toBe(403)
  }
  expect((await by(key, 'GET', '/functions/v1/admin-get-organizations')).status).toBe(403)
})

test('a platform key sees its own organization only', async () => {
  const { key } = await make('read', 'Platform', 'platform')
  expect((await by(key, 'GET', `/api/candidates/${world.own.candidateId}/profile`)).status).toBe(404)
})

test('a revoked key, one that expired and one that never was are no one', async () => {
  const { id, key } = await make('read')
  expect((await by(key, 'GET', '/api/candidates')).status).toBe(200)
  await world.call('admin', 'POST', `/api/api-keys/${id}/revoke`, {})
  expect((await by(key, 'GET', '/api/candidates')).status).toBe(401)
  const { key: short } = await make('read')
  now = new Date('2027-11-20T18:00:00Z')
  expect((await by(short, 'GET', '/api/candidates')).status).toBe(401)
  now = new Date('2026-11-20T18:00:00Z')
  expect((await by(`rk_${'a'.repeat(43)}`, 'GET', '/api/candidates')).status).toBe(401)
  expect((await by('rk_short', 'GET', '/api/candidates')).status).toBe(401)
})

test('only Admins make keys, a key needs a name, and another organization’s key cannot be revoked', async () => {
  expect((await world.call('clinic', 'POST', '/api/api-keys', { name: 'x', scope: 'read' })).status).toBe(403)
  const nameless = await world.call('admin', 'POST', '/api/api-keys', { name: '  ', scope: 'read' })
  expect(nameless.body).toMatchObject({ error: { fields: { name: 'Enter what the key is for.' } } })
  const { id } = await make('read')
  expect((await world.call('foreign', 'POST', `/api/api-keys/${id}/revoke`, {})).status).toBe(404)
  expect((await world.call('platform', 'POST', `/api/api-keys/${id}/revoke`, {})).status).toBe(404)
})

test('an organization that requires a second factor gets keys only from sessions that used one', async () => {
  const admin = await addColleague(world)
  await world.inPlatform(
    async (tx) => await tx.run(sql`update reinforce_users set admin_level = 'Admin' where id = ${admin.id}`),
  )
  await admin.turnFactorOn(now)
  const require = async (on: boolean) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update organizations set requires_two_factor = ${on} where id = ${world.own.organizationId}`),
    )
  const makeBy = async (token: string) =>
    await world.app.inject({
      method: 'POST',
      url: '/api/api-keys',
      payload: { name: 'Payroll', scope: 'read' },
      headers: { authorization: `Bearer ${token}` },
    })
  const forgetFactor = async () => {
    const { pool } = world.services.auth
    await pool.query('update auth.session set factor = null where "userId" = $1', [admin.authUserId])
    await pool.query(`select pg_notify('reinforce_session', $1)`, [admin.authUserId])
  }
  await require(true)
  // A session is kept in memory until a notification says that it changed.
  await expect.poll(async () => (await makeBy(admin.token)).statusCode).toBe(200)
  await forgetFactor()
  await expect.poll(async () => (await makeBy(admin.token)).statusCode).toBe(409)
  expect((await makeBy(admin.token)).body).toContain('this session used no code')
  await require(false)
  expect((await makeBy(admin.token)).statusCode).toBe(200)
})

test('a key that calls too often has to wait', async () => {
  const { key } = await make('read')
  const statuses = []
  for (let n = 0; n <= keyCallsAMinute; n++) statuses.push((await by(key, 'GET', '/api/texts/unread')).status)
  expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429])
})
