import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
import { openPool } from '../database.ts'
import { notifyChange } from '../events.ts'
import { openChangeBroadcast } from './change-broadcast.ts'

let world: World
let listener: pg.Client
const told: { channel: string; payload: string }[] = []
beforeAll(async () => {
  world = await openWorld()
  listener = new pg.Client({ connectionString: world.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ channel, payload }) => told.push({ channel, payload: payload ?? '' }))
  await listener.query('listen reinforce_live')
})
afterAll(async () => {
  await listener.end()
  await world.close()
})
beforeEach(async () => {
  await settled()
  told.length = 0
})

/** Longer than changes are gathered. */
const settled = async () => await new Promise((later) => setTimeout(later, 200))
const heard = () => told.map(({ payload }): unknown => JSON.parse(payload))
const change = (area: string) => ({ organization: world.own.organizationId, area })

test('announces changes of many transactions within a moment once for all, after their commits', async () => {
  await Promise.all(
    Array.from(
      { length: 30 },
      async () =>
        await world.inPlatform(async (tx) => await notifyChange(tx, [world.own.organizationId], ['candidates'])),
    ),
  )
  await expect.poll(heard).toContainEqual(change('candidates'))
  await settled()
  expect(told.length).toBeLessThan(15) // of thirty, however slow the machine is
})

test('announces each area and each organization of a transaction once, also where one name begins another', async () => {
  const { own, foreign } = world
  await world.inPlatform(async (tx) => {
    for (const area of ['texts', 'text-costs', 'candidates', 'texts'] as ('texts' | 'candidates')[])
      await notifyChange(tx, [own.organizationId, foreign.organizationId], [area])
  })
  await expect.poll(heard).toHaveLength(6)
  await settled()
  const expected = [own, foreign].flatMap(({ organizationId: organization }) =>
    ['texts', 'text-costs', 'candidates'].map((area) => ({ organization, area })),
  )
  expect(heard()).toHaveLength(6)
  expect(heard()).toEqual(expect.arrayContaining(expected))
})

test('announces nothing that was rolled back', async () => {
  const failing = world.inPlatform(async (tx) => {
    await notifyChange(tx, [world.own.organizationId], ['texts'])
    throw new Error('not now')
  })
  await expect(failing).rejects.toThrow('not now')
  await settled()
  expect(heard()).toEqual([])
})

test('announces a change that no transaction of a server made', async () => {
  const other = new pg.Client({ connectionString: world.databaseUrl })
  await other.connect()
  await other.query(`begin; set local role reinforce_platform;
    update organizations set scheduler = not scheduler where id = '${world.own.organizationId}'; commit`)
  await other.end()
  await expect.poll(heard).toContainEqual(change('organizations'))
})

/** Ends connections from outside, as a restart of the database does. */
const endConnections = async (which: string) =>
  await listener.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  )

test('announces changes during a broken live connection when it is back', async () => {
  await endConnections(`query ~* '^(listen |select pg_notify)'`)
  await expect.poll(() => world.services.live.isUp(), { interval: 5 }).toBe(false)
  await world.inPlatform(async (tx) => await notifyChange(tx, [world.own.organizationId], ['interviews']))
  await expect.poll(heard, { timeout: 10_000 }).toContainEqual(change('interviews'))
  expect(world.services.live.isUp()).toBe(true)
})

test('a commit that was never answered makes every page ask again', async () => {
  const broken = world.inPlatform(async (tx) => {
    const own = await tx.one(z.object({ pid: z.number() }), sql`select pg_backend_pid() as pid`)
    await endConnections(`pid = ${own?.pid}`)
    await settled()
  })
  await expect(broken).rejects.toThrow(/./)
  await expect.poll(heard).toContainEqual({ missed: true })
})

test('a commit that the database refused tells no one anything', async () => {
  const refused = world.inPlatform(async (tx) => {
    await notifyChange(tx, [world.own.organizationId], ['texts'])
    await tx.run(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(refused).rejects.toThrow(/./)
  await settled()
  expect(heard()).toEqual([])
})

test('a process that begins makes every page ask again: the one before it may have died before it told', async () => {
  const pool = openPool(world.databaseUrl, 1)
  await openChangeBroadcast(pool, world.services.live).close()
  await expect.poll(heard).toContainEqual({ missed: true })
  await pool.end()
})

test('a leaving process announces what is left once, and tries no longer when no one takes it', async () => {
  const pool = openPool(world.databaseUrl, 1)
  let tries = 0
  const teller = openChangeBroadcast(pool, {
    tellAll: async () => {
      tries += 1
      return false
    },
  })
  await teller.close()
  expect(tries).toBe(1)
  await new Promise((later) => setTimeout(later, 700))
  expect(tries).toBe(1)
  await pool.end()
})
