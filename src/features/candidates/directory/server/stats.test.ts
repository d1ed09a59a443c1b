import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { createRandom } from '../../../../db/demo/random.ts'
import { generalStatuses } from '../rules/statuses.ts'
import { foldCounts, foldOrganization } from './jobs/fold-counts.ts'
import { addPeople } from './testing/bulk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const rpc = '/functions/v1/rpc/get_candidate_stats'
const figures = z.object({
  total: z.number(),
  initial_inquiry: z.number(),
  in_process: z.number(),
  hired: z.number(),
  interviewed: z.number(),
})
const stats = async (who: 'clinic' | 'platform', orgId: string | null = null) =>
  figures.parse((await world.call(who, 'POST', rpc, { org_id: orgId })).body)

const plain = async (organizationId: string | null) =>
  await world.inPlatform(async (tx) =>
    tx.one(
      figures,
      sql`select count(*)::int as total, count(*) filter (where lower(status) = 'initial inquiry')::int as initial_inquiry,
            count(*) filter (where lower(status) = 'in-process to hire')::int as in_process,
            count(*) filter (where lower(status) = 'hired')::int as hired,
            count(*) filter (where lower(status) in ('interview scheduled', 'candidate assessment'))::int as interviewed
          from all_candidates where ${organizationId ? sql`organization_id = ${organizationId}` : sql`true`}`,
    ),
  )

const change = async (statement: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.run(statement))
const fold = async () => await foldCounts.run({ organizationId: '' }, world.services, new AbortController().signal)
const shape = async () => {
  const rows = await world.inPlatform(async (tx) =>
    tx.rows(
      z.object({ organization_id: z.string(), status: z.string(), n: z.number() }),
      sql`select organization_id, status, n from candidate_counts`,
    ),
  )
  return {
    rows: rows.length,
    distinct: new Set(rows.map((row) => `${row.organization_id} ${row.status}`)).size,
    all: rows,
  }
}

test('the stats equal a plain count after inserts, updates, deletes and folding', async () => {
  const r = createRandom('stats')
  const { own, foreign } = world
  for (let round = 0; round < 12; round++) {
    await addPeople(world, 'Counted', 1 + r.below(20), r.pick([own.organizationId, foreign.organizationId]))
    const status = r.pick([generalStatuses[0], ...generalStatuses, 'hIRED', ' Hired '])
    await change(sql`update all_candidates set status = ${status} where full_name like 'Counted%' and random() < 0.3`)
    await change(sql`update all_candidates set city = 'Austin' where full_name like 'Counted%'`)
    await change(sql`delete from all_candidates where full_name like 'Counted%' and random() < 0.1`)
    if (round % 4 === 3) await fold()
    await change(sql`update all_candidates set status = 'Hired' where status = ' Hired '`)
    expect(await stats('clinic')).toEqual(await plain(own.organizationId))
    expect(await stats('platform', foreign.organizationId)).toEqual(await plain(foreign.organizationId))
    expect(await stats('platform')).toEqual(await plain(null))
  }
})

test('folding leaves one row for each organization and status, and none of zero', async () => {
  await addPeople(world, 'Folded', 3)
  await change(sql`update all_candidates set status = 'Terminated' where full_name like 'Folded%'`)
  const before = await shape()
  expect(before.rows).toBeGreaterThan(before.distinct)
  await fold()
  const after = await shape()
  expect(after.rows).toBe(after.distinct)
  expect(after.all.filter(({ n }) => n <= 0)).toEqual([])
  await fold()
  expect(await shape()).toEqual(after)
})

test('a fold that is not committed yet keeps no writer waiting', async () => {
  await world.inPlatform(async (tx) => {
    await foldOrganization(tx, world.own.organizationId)
    await world.inPlatform(async (writer) => {
      await writer.run(sql`set local lock_timeout = '1s'`)
      await writer.run(sql`update all_candidates set status = 'Hired' where id = ${world.own.candidateId}`)
    })
  })
  expect(await stats('clinic')).toEqual(await plain(world.own.organizationId))
})

test('sums stay right at every moment while writers write and two folds run', async () => {
  const { own } = world
  const writing = new AbortController()
  const write = async (name: string) => {
    const r = createRandom(name)
    for (let round = 0; round < 25; round++) {
      const [first] = await addPeople(world, name, 1 + r.below(5))
      await change(
        sql`update all_candidates set status = ${r.pick(['Hired', 'Archived'])} where full_name like ${`${name}%`}`,
      )
      if (r.chance(0.5)) await change(sql`delete from all_candidates where id = ${first}`)
    }
  }
  const foldAlways = async () => {
    while (!writing.signal.aborted) await fold()
  }
  const differences: number[] = []
  const look = async () => {
    while (!writing.signal.aborted) {
      const found = await world.inPlatform(async (tx) =>
        tx.one(
          z.object({ difference: z.number() }),
          sql`select (select sum(n) from candidate_counts where organization_id = ${own.organizationId})::int
                - (select count(*) from all_candidates where organization_id = ${own.organizationId})::int as difference`,
        ),
      )
      differences.push(found?.difference ?? Number.NaN)
    }
  }
  const watching = Promise.all([foldAlways(), foldAlways(), look()])
  await Promise.all(['Ada', 'Bea', 'Cleo'].map(write)).finally(() => {
    writing.abort()
  })
  await watching
  expect(differences.length).toBeGreaterThan(20)
  expect(differences.filter((difference) => difference !== 0)).toEqual([])
  await fold()
  expect(await stats('clinic')).toEqual(await plain(own.organizationId))
  expect((await shape()).rows).toBe((await shape()).distinct)
})
