import { randomUUID } from 'node:crypto'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFreshDatabase } from '../../db/testing/create-fresh-database.ts'
import { openReplica } from '../../platform/server/replica/replica.ts'
import { openWorld, type World } from './testing/world.ts'

/**
 * The stand-in: a database of its own without any organization, so that anyone who answers is known by the number of rows, and with its own
 * words for how far it has replayed.
 */
let standIn: Awaited<ReturnType<typeof createFreshDatabase>>
let world: World
const end = 'FFFFFFFF/FFFFFFFF'

const replayedUpTo = async (place: string) =>
  await withClient(
    standIn.url,
    async (client) => await client.query('update standin.place set at = $1::pg_lsn', [place]),
  )
const placeOfPrimary = async () => {
  const { rows } = await world.services.pool.query<{ at: string }>('select pg_current_wal_insert_lsn() as at')
  return rows[0]?.at ?? ''
}

beforeAll(async () => {
  standIn = await createFreshDatabase()
  await withClient(
    standIn.url,
    async (client) =>
      await client.query(`create schema standin; grant usage on schema standin to public;
        create table standin.place (at pg_lsn not null); insert into standin.place values ('0/0'); grant select on standin.place to public;
        create function standin.pg_is_in_recovery() returns boolean language sql as 'select true';
        create function standin.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select at from standin.place'`),
  )
  const url = new URL(standIn.url)
  url.searchParams.set('options', '-c search_path=standin,pg_catalog,public')
  world = await openWorld({ REPLICA_URL: url.href })
})
afterAll(async () => {
  await world.services.replica?.pool.end()
  await world.close()
  await standIn.drop()
})
beforeEach(async () => await replayedUpTo(end))

const total = z.object({ total: z.number() })
const clients = async (more: Record<string, string> = {}) => {
  const headers = { authorization: `Bearer ${await world.getToken('platform')}`, ...more }
  const answer = await world.app.inject({ url: '/api/clients?timeZone=UTC', headers })
  expect(answer.statusCode).toBe(200)
  return total.parse(answer.json()).total
}
const addCandidate = async () => {
  const headers = { authorization: `Bearer ${await world.getToken('platform')}` }
  const payload = { id: randomUUID(), full_name: 'Noor Haddad', phone_number: '(737) 201-0199' }
  const answer = await world.app.inject({ method: 'POST', url: '/api/candidates', headers, payload })
  expect(answer.statusCode).toBe(200)
  return answer
}
const onReplica = 0

test('the replica answers reads that may lag, and the primary everything else', async () => {
  expect(await clients()).toBe(onReplica)
  const { text } = await world.call('platform', 'GET', '/api/candidates')
  expect(text).toContain('"organization":"Bright Path ABA"')
})

test('a write answers its position, and its caller reads from the primary until the replica has it', async () => {
  const before = await placeOfPrimary()
  const answer = await addCandidate()
  const place = String(answer.headers['x-reinforce-position'])
  expect(place).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toBe(`reinforce_position=${place}; Path=/; HttpOnly; SameSite=Lax`)

  await replayedUpTo(before)
  expect(await clients({ cookie: cookie.split(';')[0] ?? '' })).toBeGreaterThan(onReplica)
  expect(await clients({ 'x-reinforce-position': place })).toBeGreaterThan(onReplica)
  // Everyone is told of that change; from here on the place alone tells apart who wrote and who did not.
  await expect
    .poll(async () => {
      await replayedUpTo(await placeOfPrimary())
      return await clients()
    })
    .toBe(onReplica)
  expect(await clients({ 'x-reinforce-position': 'FFFFFFFF/0' })).toBeGreaterThan(onReplica)
  expect(await clients({ cookie: 'reinforce_position=FFFFFFFF/0' })).toBeGreaterThan(onReplica)
  await replayedUpTo(end)
  expect(await clients({ cookie: cookie.split(';')[0] ?? '' })).toBe(onReplica)
})

test('a page finds a change of others after its notice, though a replica does not have it yet', async () => {
  expect(await clients()).toBe(onReplica)
  await replayedUpTo(await placeOfPrimary())
  await addCandidate()
  await expect.poll(async () => await clients()).toBeGreaterThan(onReplica)
  await replayedUpTo(end)
  expect(await clients()).toBe(onReplica)
})

test('a page finds any change after a notice that anything may have changed, too', async () => {
  expect(await clients()).toBe(onReplica)
  await expect
    .poll(async () => {
      await replayedUpTo(await placeOfPrimary())
      return await clients()
    })
    .toBe(onReplica)
  await withClient(world.databaseUrl, async (client) => await client.query('create table nobody_told ()'))
  expect(await clients()).toBe(onReplica)
  await world.services.live.tell('reinforce_live', JSON.stringify({ missed: true }))
  await expect.poll(async () => await clients()).toBeGreaterThan(onReplica)
})

test('a place that is none is no obstacle', async () => {
  expect(await clients({ 'x-reinforce-position': `0/0'; drop table events` })).toBe(onReplica)
})

test('a replica that cannot be reached is left alone for a while, and no one notices', async () => {
  const away = openReplica('postgres://nobody:nothing@127.0.0.1:1/none', world.services.pool)
  const scope = { organizationId: world.own.organizationId, authUserId: '', crossTenant: true }
  const row = z.object({ n: z.number() })
  for (let time = 0; time < 3; time++)
    expect(
      await away.read(scope, async (tx) => await tx.one(row, sql`select count(*)::int as n from organizations`)),
    ).toEqual({ n: 3 })
  await away.pool.end()
})
