import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { password, type World } from '../../../../../app/server/testing/world.ts'
import { getScope, type Person } from '../../../../../platform/server/actor.ts'
import type { Route } from '../../../../../platform/server/call.ts'
import { transact } from '../../../../../platform/server/database.ts'
import { fillPath } from '../../../../../platform/shared/endpoint.ts'
import { nobodyChanges, openViewer, unknownId, type Viewer } from '../testing/viewer.ts'

let viewer: Viewer
let world: World
beforeAll(async () => {
  viewer = await openViewer()
  world = viewer.world
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  viewer.token = await viewer.signIn()
})
const send: Viewer['send'] = async (...asked) => await viewer.send(...asked)

const ask = async ({ contract: { method, path, example } }: Route) => {
  const filled = fillPath(path, example(viewer.getId) as Record<string, unknown>)
  if (method !== 'GET' && method !== 'DELETE') return await send(method, filled.path, filled.rest)
  const query = new URLSearchParams(
    Object.entries(filled.rest).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
    ),
  )
  return await send(method, `${filled.path}?${query.toString()}`)
}
const formatRoute = ({ contract }: Route) => `${contract.method} ${contract.path}`

/** A line for each table of an organization's data: how many rows, and what is in them. */
const everything = async () => {
  const { rows: tables } = await world.services.auth.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname not in ('events', 'event_values', 'event_queue', 'migrations') and not c.relispartition order by 1`,
  )
  return await world.inPlatform(async (tx) => {
    const lines: string[] = []
    for (const { name } of tables) {
      const found = await tx.one(
        z.object({ n: z.number(), sum: z.nullable(z.string()) }),
        sql`select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.identifier(name)} t`,
      )
      lines.push(`${name} ${found?.n} ${found?.sum}`)
    }
    return lines
  })
}

const isRead = (route: Route) => route.kind === 'query' || route.contract.method === 'GET'

test('refuses every change, by every call of the product, and changes nothing', async () => {
  await viewer.start()
  const before = await everything()
  const mayCall = ['POST /api/auth/sign-out', 'POST /api/auth/heartbeat', 'POST /api/me/impersonation/stop']
  const writes = world.routes.filter((route) => !isRead(route) && !mayCall.includes(formatRoute(route)))
  expect(writes.length).toBeGreaterThan(170)
  for (const route of writes) {
    const { status, text } = await ask(route)
    expect({ status, text: text.includes(nobodyChanges) }, `${formatRoute(route)} ${text}`).toEqual({
      status: 403,
      text: true,
    })
  }
  expect(await everything()).toEqual(before)
}, 120_000)

test('every read answers without changing anything, as it does for the clinic', async () => {
  await viewer.start()
  await world.getToken('admin') // whose sign-in is a change, too
  const before = await everything()
  // Downloads that someone prepared and files they just handed in are theirs alone, as between two Admins of the clinic.
  const theirOwn = ['/api/exports/{id}', '/api/exports/{id}/file', '/api/resume-uploads/{id}/answers']
  const failed: Record<string, string> = {}
  for (const route of world.routes) {
    const { method, path, needs } = route.contract
    if (route.kind !== 'query' && method !== 'GET') continue
    if (
      path === '/api/live' ||
      theirOwn.includes(path) ||
      needs === 'anyone' ||
      needs.startsWith('platform:') ||
      needs === 'money:edit'
    )
      continue
    const [seen, theirs] = [await ask(route), await asAdmin(route)]
    if (seen.status !== theirs)
      failed[formatRoute(route)] = `${seen.status} instead of ${theirs}: ${seen.text.slice(0, 200)}`
  }
  expect(failed).toEqual({})
  expect(await everything()).toEqual(before)
}, 120_000)

const asAdmin = async (route: Route) => {
  const mine = viewer.token
  viewer.token = await world.getToken('admin')
  try {
    return (await ask(route)).status
  } finally {
    viewer.token = mine
  }
}

test('the database itself writes nothing for anyone who looks as a client', async () => {
  const actor: Person = {
    kind: 'person',
    authUserId: world.users.platform.authUserId,
    userId: world.users.platform.id,
    organizationId: world.own.organizationId,
    fullName: 'Morgan Lee',
    rights: [],
    isPlatform: false,
    email: 'platform@example.test',
    adminLevel: 'Admin',
    isHeld: false,
    usedSecondFactor: false,
    impersonation: { id: unknownId, organization: 'Bright Path ABA', until: Number.POSITIVE_INFINITY },
  }
  const rename = async () =>
    await transact(
      world.services.pool,
      getScope(actor),
      async (tx) =>
        await tx.run(sql`update locations set name = 'Taken' where organization_id = ${world.own.organizationId}`),
    )
  await expect(rename()).rejects.toThrow(/read-only transaction/)
  await expect(
    transact(
      world.services.pool,
      getScope({ ...actor, impersonation: null }),
      async (tx) => await tx.run(sql`select 1`),
    ),
  ).resolves.toBe(1)
})

test('secrets of saved logins stay closed, and an API key is never made', async () => {
  await viewer.start()
  expect((await send('POST', '/api/logins/unlock', { password })).status).toBe(403)
  expect((await send('POST', `/api/logins/${viewer.getId('login')}/reveal`, { field: 'password' })).text).toContain(
    nobodyChanges,
  )
  expect((await send('POST', '/api/api-keys', { name: 'Mine', scope: 'write' })).text).toContain(nobodyChanges)
})
