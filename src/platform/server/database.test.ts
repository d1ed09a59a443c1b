import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFreshDatabase } from '../../db/testing/create-fresh-database.ts'
import { openPool, transact } from './database.ts'

let database: Awaited<ReturnType<typeof createFreshDatabase>>
let pool: pg.Pool
beforeAll(async () => {
  database = await createFreshDatabase()
  pool = openPool(database.url, 2)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const nobody = { organizationId: '', authUserId: '', crossTenant: false }
const one = async () =>
  await transact(pool, nobody, async (tx) => await tx.one(z.object({ one: z.number() }), sql`select 1 as one`))

test('a connection that the database ends while idle is replaced, and the process lives on', async () => {
  expect(await one()).toEqual({ one: 1 })
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  // Its own connections only: the database may be cleaning up after itself there, which no owner may end.
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  )
  await other.end()
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await one()).toEqual({ one: 1 })
})

test('a transaction that fails leaves nothing behind, and its connection is used again', async () => {
  await expect(transact(pool, nobody, async (tx) => await tx.run(sql`select 1 / 0`))).rejects.toThrow(
    /division by zero/,
  )
  expect(await one()).toEqual({ one: 1 })
})

test('a commit after a swallowed error fails, and reports that nothing was saved', async () => {
  const swallowing = transact(pool, nobody, async (tx) => {
    await tx.run(sql`create temporary table kept (n int) on commit drop`)
    await tx.run(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(swallowing).rejects.toThrow(/current transaction is aborted/)
  expect(await one()).toEqual({ one: 1 })
})

test('the next call asks a server that takes no writes again; a read that was to write is no outage', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const standby = openPool(url.href, 2)
  const writes = async (options: { readOnly?: boolean } = {}) =>
    await transact(standby, nobody, async (tx) => await tx.run(sql`create table taken (n int)`), options).catch(
      (error: unknown) => error,
    )
  try {
    expect(await writes()).toMatchObject({ code: '25006' })
    expect(standby.totalCount).toBe(0)
    const ours = await writes({ readOnly: true })
    expect(ours).toMatchObject({ message: expect.stringMatching(/read-only transaction/) as string })
    expect(ours).not.toHaveProperty('code')
  } finally {
    await standby.end()
  }
})

const scopeNow = z.object({ organization: z.string(), role: z.string(), writes: z.string() })
const seenBy = async (through: pg.Pool, organizationId: string, crossTenant: boolean) =>
  await transact(
    through,
    { organizationId, authUserId: '', crossTenant },
    async (tx) =>
      await tx.one(
        scopeNow,
        sql`select current_setting('app.organization_id') as organization, current_user as role, current_setting('transaction_read_only') as writes`,
      ),
    { readOnly: true },
  )

test('reads that follow each other on one connection, also behind one that fails, each see with their own eyes', async () => {
  const narrow = openPool(database.url, 1)
  try {
    const asked = Array.from({ length: 40 }, (_, n) => ({
      id: `00000000-0000-4000-8000-0000000000${n + 10}`,
      crossTenant: n % 3 === 0,
      fails: n % 4 === 0,
    }))
    const answers = await Promise.all(
      asked.map(async ({ id, crossTenant, fails }) => {
        const scope = { organizationId: id, authUserId: '', crossTenant }
        if (fails)
          await transact(narrow, scope, async (tx) => await tx.run(sql`select 1 / 0`), { readOnly: true }).catch(
            () => undefined,
          )
        return await seenBy(narrow, id, crossTenant)
      }),
    )
    expect(answers).toEqual(
      asked.map(({ id, crossTenant }) => ({
        organization: id,
        role: crossTenant ? 'reinforce_platform' : 'reinforce_tenant',
        writes: 'on',
      })),
    )
    const [after] = (await narrow.query<{ is_owner: boolean }>(`select current_user <> 'reinforce_tenant' as is_owner`))
      .rows
    expect(after).toEqual({ is_owner: true })
  } finally {
    await narrow.end()
  }
})

test('a scope that is refused keeps no connection', async () => {
  const bad = { ...nobody, organizationId: 'nobody' }
  for (let n = 0; n < 5; n += 1)
    await expect(transact(pool, bad, async () => 1, { readOnly: true })).rejects.toThrow(/UUIDs only/)
  expect(await one()).toEqual({ one: 1 })
})

test('a scope takes ids only, so that nothing else can enter the opening statement', async () => {
  await expect(
    transact(pool, { ...nobody, organizationId: "x'; drop table events; --" }, async () => 1),
  ).rejects.toThrow(/UUIDs only/)
})

test('instants come as ISO text, days as days, counts as numbers', async () => {
  const row = await transact(
    pool,
    nobody,
    async (tx) =>
      await tx.one(
        z.object({ at: z.string(), day: z.string(), many: z.number() }),
        sql`select '2026-11-20 10:00:00+00'::timestamptz as at, '2026-11-20'::date as day, 5000000000::bigint as many`,
      ),
  )
  expect(row).toEqual({ at: '2026-11-20T10:00:00.000Z', day: '2026-11-20', many: 5_000_000_000 })
})

const at = async (text: string, zone = 'UTC') =>
  await transact(pool, nobody, async (tx) => {
    await tx.run(sql`select set_config('timezone', ${zone}, true)`)
    return (await tx.one(z.object({ at: z.string() }), sql`select ${text}::timestamptz as at`))?.at
  })

test('an instant keeps its milliseconds in any zone', async () => {
  expect(await at('2026-11-20 10:00:00.5+00')).toBe('2026-11-20T10:00:00.500Z')
  expect(await at('2026-11-20 10:00:00.123999+00')).toBe('2026-11-20T10:00:00.123Z')
  expect(await at('2026-11-20 10:00:00+00', 'Asia/Kolkata')).toBe('2026-11-20T10:00:00.000Z')
})

/** Takes one lock, waits until the other has taken its own, and then wants that one, too: a deadlock, the first time. */
const crossing = (retries: boolean) => {
  const gates = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }
  let tries = 0
  const take = async (own: 'a' | 'b', other: 'a' | 'b') =>
    await transact(
      pool,
      nobody,
      async (tx) => {
        tries += 1
        await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`crossing ${own}`}))`)
        gates[own].resolve()
        await gates[other].promise
        await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`crossing ${other}`}))`)
        return own
      },
      { retries },
    )
  return { both: async () => await Promise.allSettled([take('a', 'b'), take('b', 'a')]), tries: () => tries }
}

test('a transaction that met a deadlock is done once more, silently, where its work may be repeated, and nowhere else', async () => {
  const repeated = crossing(true)
  expect(await repeated.both()).toMatchObject([{ value: 'a' }, { value: 'b' }])
  expect(repeated.tries()).toBe(3)
  const once = crossing(false)
  expect((await once.both()).map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fulfilled',
    'rejected',
  ])
  expect(once.tries()).toBe(2)
})
