import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { getSystemScope } from '../../../../platform/server/actor.ts'
import { type Transact, transactAs } from '../../../../platform/server/call.ts'
import { transact, transactWithin } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { countKeptHeads, listHeads } from './load-head.ts'
import { sealEvents } from './seal-events.ts'
import { verifyRecord } from './verify-record.ts'

let world: World
let owner: pg.PoolClient
beforeAll(async () => {
  world = await openWorld()
  owner = await world.services.pool.connect()
  await seal()
})
afterAll(async () => {
  owner.release()
  await world.close()
})

const scope = () => getSystemScope(world.services.config, world.platformId)
const seal = async () => await world.inPlatform(sealEvents)
const read = () => transactAs(world.services, scope())
const verify = async (organizationId: string, known: string[] = []) =>
  await verifyRecord(read(), organizationId, { known })
/** Events with values that are written differently in places: quotes, letters of any script, numbers, none. */
const createEvents = (organizationId: string, many: number) =>
  Array.from({ length: many }, (_, n) => ({
    name: 'candidate.edited',
    about: randomUUID(),
    organizationId,
    ...(n % 3 === 0
      ? {}
      : { before: { n, name: 'Zoë “O’Hara” \u2028 😀\n\t' }, after: n % 3 === 1 ? null : { n: 1e21 } }),
  }))
const record = async (organizationId: string, many: number) =>
  await world.inPlatform(async (tx) => await recordEvents(tx, null, createEvents(organizationId, many)))

test('seals each event once, in blocks of each organization, and finds the record intact', async () => {
  const [own, foreign] = [world.own.organizationId, world.foreign.organizationId]
  const before = { own: await verify(own), foreign: await verify(foreign) }
  await record(own, 7)
  await record(foreign, 3)
  expect(await seal()).toBe(10)
  await record(own, 2)
  expect(await seal()).toBe(2)
  expect(await seal()).toBe(0)
  const after = { own: await verify(own), foreign: await verify(foreign) }
  expect(after.own).toMatchObject({ fault: null, erased: 0, leftover: [], events: before.own.events + 9 })
  expect(after.own.head?.block).toBe((before.own.head?.block ?? 0) + 2)
  expect(after.foreign).toMatchObject({ fault: null, events: before.foreign.events + 3 })
})

/** Something that one part of a test waits for and another gives. */
const createSignal = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { given: promise, give: resolve }
}

test('seals an event that commits after later ones were sealed', async () => {
  const { organizationId } = world.own
  const [commit, written] = [createSignal(), createSignal()]
  const late = transact(world.services.pool, scope(), async (tx) => {
    await recordEvents(tx, null, createEvents(organizationId, 1))
    written.give()
    await commit.given
  })
  await written.given
  await record(organizationId, 1)
  expect(await seal()).toBe(1)
  commit.give()
  await late
  expect(await seal()).toBe(1)
  expect(await verify(organizationId)).toMatchObject({ fault: null })
})

test('finds a record intact that grows while it is read', async () => {
  const organizationId = randomUUID()
  for (let n = 0; n < 3; n += 1) {
    await record(organizationId, 1)
    await seal()
  }
  const before = read()
  const growing: Transact = async (work, options) => {
    const found = await before(work, options)
    await record(organizationId, 1)
    await seal()
    return found
  }
  expect(await verifyRecord(growing, organizationId)).toMatchObject({ fault: null, events: 3 })
})

test('lets one process seal at a time', async () => {
  await record(world.own.organizationId, 1)
  await transact(world.services.pool, scope(), async (tx) => {
    expect(await sealEvents(tx)).toBe(1)
    expect(await seal()).toBe(0)
  })
  expect(await seal()).toBe(0)
})

/** Lets the owner of the database change what the product never changes, checks the record, and undoes it. */
const tamper = async (statement: string, known: string[] = []) => {
  await owner.query(`begin; set local timezone to 'UTC'`)
  try {
    for (const table of ['events', 'event_values', 'event_seals', 'event_blocks', 'event_queue'])
      await owner.query(`alter table ${table} no force row level security`)
    await owner.query(statement)
    const read: Transact = async (work) => await transactWithin(owner, scope(), work)
    return await verifyRecord(read, world.own.organizationId, { known })
  } finally {
    await owner.query('rollback')
  }
}

test('names what the owner of the database changed', async () => {
  const { organizationId: own } = world.own
  await record(own, 9)
  await seal()
  const { head } = await verify(own)
  const of = `organization_id = '${own}'`
  const third = `(select event_id from event_seals where ${of} order by position offset 2 limit 1)`
  const valued = `(select s.event_id from event_seals s where s.${of} and s.salt is not null order by s.position limit 1)`
  const cases: [string, string][] = [
    ['changed', `update events set name = 'candidate.viewed' where id = ${third}`],
    ['changed', `update events set at = at + interval '1 millisecond' where id = ${third}`],
    ['values-changed', `update event_values set after = '{"n":2}' where event_id = ${valued}`],
    ['values-deleted', `delete from event_values where event_id = ${valued}`],
    [
      'values-added',
      `insert into event_values (event_id, organization_id) select id, organization_id from events e where ${of}
      and not exists (select from event_values v where v.event_id = e.id) limit 1`,
    ],
    ['deleted', `delete from event_values where event_id = ${valued}; delete from events where id = ${valued}`],
    [
      'deleted',
      `delete from event_values where event_id = ${third}; update events set organization_id = '${world.foreign.organizationId}' where id = ${third}`,
    ],
    ['seal', `delete from event_seals where event_id = ${third}`],
    ['seal', `delete from event_blocks where ${of} and n = (select max(n) from event_blocks where ${of})`],
    ['block', `delete from event_blocks where ${of} and n = 2`],
    [
      'added',
      `alter table events disable trigger queue_events; insert into events (organization_id, name) values ('${own}', 'user.signedIn')`,
    ],
    ['added', `delete from event_blocks where ${of}; delete from event_seals where ${of}`],
  ]
  for (const [kind, statement] of cases) expect((await tamper(statement)).fault?.kind, statement).toBe(kind)
  // A withdrawn referral erases the record that it made, and says so in an event.
  const withdrawn = `insert into events (organization_id, name, about)
    select organization_id, 'candidate.passingWithdrawn', about from events where id = ${valued};
    delete from event_values where event_id = ${valued}`
  expect(await tamper(withdrawn)).toMatchObject({ fault: null, erased: 1 })
  const unsealed = `${of} and id not in (select event_id from event_seals)`
  const all = `delete from event_blocks where ${of} and n = ${head?.block};
    delete from event_seals where ${of} and position > (select max(first_position + events) - 1 from event_blocks where ${of});
    delete from event_values where event_id in (select id from events where ${unsealed}); delete from events where ${unsealed}`
  expect(await tamper(all)).toMatchObject({ fault: null })
  expect(await tamper(all, [head?.hash ?? ''])).toMatchObject({ fault: { kind: 'cut' } })
  expect(await tamper('select 1', [head?.hash ?? ''])).toMatchObject({ fault: null })
})

test('a backup names the end of each record, and a restored one that was rewritten has another', async () => {
  const { organizationId } = world.own
  await record(organizationId, 1)
  await seal()
  await owner.query('begin; set local role reinforce_platform')
  try {
    const heads = await listHeads(owner)
    expect(heads).toContainEqual({
      organization: organizationId,
      block: (await verify(organizationId)).head?.block,
      hash: (await verify(organizationId)).head?.hash,
    })
    expect(await countKeptHeads(owner, heads)).toBe(heads.length)
    await owner.query(`update event_blocks set hash = sha256(hash) where organization_id = '${organizationId}'`)
    expect(await countKeptHeads(owner, heads)).toBe(heads.length - 1)
  } finally {
    await owner.query('rollback')
  }
})

test('finds an event that was dated before a block of an earlier day', async () => {
  const organizationId = randomUUID()
  await record(organizationId, 1)
  await seal()
  await owner.query(`begin; set local timezone to 'UTC'; alter table event_blocks no force row level security`)
  try {
    await owner.query(`update event_blocks set sealed_at = sealed_at - interval '3 days' where organization_id = '${organizationId}';
      update event_blocks set hash = sha256(convert_to(concat(organization_id, '|', n, '|', first_position, '|', events, '|',
        (extract(epoch from sealed_at) * 1000)::bigint, '|', encode(root, 'hex'), '|', encode(previous, 'hex')), 'UTF8'))
        where organization_id = '${organizationId}'`)
    const kinds: unknown[] = []
    for (const days of [1, 4]) {
      await transactWithin(owner, scope(), async (tx) => {
        await tx.run(sql`insert into events (organization_id, name, at)
          values (${organizationId}, 'user.signedIn', now() - make_interval(days => ${days}))`)
        await sealEvents(tx)
      })
      const read: Transact = async (work) => await transactWithin(owner, scope(), work)
      kinds.push((await verifyRecord(read, organizationId)).fault?.kind)
    }
    expect(kinds).toEqual([undefined, 'backdated'])
  } finally {
    await owner.query('rollback')
  }
})

test('a clinic sees its own record and changes none', async () => {
  const { organizationId } = world.own
  await record(organizationId, 1)
  await record(world.foreign.organizationId, 1)
  await seal()
  await record(organizationId, 1)
  await record(world.foreign.organizationId, 1)
  const count = z.object({ n: z.number(), foreign: z.number() })
  for (const table of ['event_queue', 'event_seals', 'event_blocks'].map((name) => sql.identifier(name))) {
    const seen = await world.inClinic(
      organizationId,
      async (tx) =>
        await tx.one(
          count,
          sql`select count(*)::int as n, count(*) filter (where organization_id <> ${organizationId})::int as foreign from ${table}`,
        ),
    )
    expect(seen?.n).toBeGreaterThan(0)
    expect(seen?.foreign).toBe(0)
    const remove = async () =>
      await world.inClinic(
        organizationId,
        async (tx) => await tx.run(sql`delete from ${table} where organization_id = ${organizationId}`),
      )
    await expect(remove()).rejects.toThrow(/permission denied/)
  }
  await seal()
})
