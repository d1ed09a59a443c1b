import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople, loadStatuses } from '../testing/bulk.ts'

let now = new Date()
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

type Who = Parameters<World['call']>[0]
const batch = z.object({ batchId: z.string() })
const change = async (who: Who, ids: string[], status: string) => {
  const answer = await world.call(who, 'POST', '/api/candidates/status', { selection: { ids }, status })
  return batch.parse(answer.body).batchId
}
const undo = async (who: Who, batchId: string) =>
  await world.call(who, 'POST', '/api/candidates/status/undo', { batchId })

test('an undo puts back what each one had', async () => {
  const ids = await addPeople(world, 'Back', 4)
  await change('clinic', ids.slice(0, 2), 'Interview Scheduled')
  const before = await loadStatuses(world, ids)
  const batchId = await change('clinic', ids, 'Hired')
  expect((await undo('clinic', batchId)).body).toEqual({ restored: 4, changedSince: 0 })
  expect(await loadStatuses(world, ids)).toEqual(before)
  expect(await world.eventNames(ids[3])).toEqual(
    expect.arrayContaining(['candidate.statusChanged', 'candidate.statusChangeUndone']),
  )
})

test('a person changed since keeps the newer status and is counted', async () => {
  const ids = await addPeople(world, 'Since', 3)
  const batchId = await change('clinic', ids, 'Hired')
  await change('manager', ids.slice(0, 1), 'Archived')
  expect((await undo('clinic', batchId)).body).toEqual({ restored: 2, changedSince: 1 })
  expect(await loadStatuses(world, ids)).toEqual(['Archived', 'Initial Inquiry', 'Initial Inquiry'])
})

test('no one undoes someone else’s change, not even an Admin of the clinic', async () => {
  const ids = await addPeople(world, 'Mine', 1)
  const batchId = await change('clinic', ids, 'Hired')
  const others = await Promise.all(
    (['admin', 'manager', 'foreign', 'platform'] as const).map((who) => undo(who, batchId)),
  )
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await loadStatuses(world, ids)).toEqual(['Hired'])
})

test('a change is undone once, even by two requests at once', async () => {
  const ids = await addPeople(world, 'Once', 2)
  const batchId = await change('clinic', ids, 'Hired')
  const both = await Promise.all([undo('clinic', batchId), undo('clinic', batchId)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})

test('platform staff undo a change over two organizations', async () => {
  const ids = [
    ...(await addPeople(world, 'Wide', 1)),
    ...(await addPeople(world, 'Wide', 1, world.foreign.organizationId)),
  ]
  const batchId = await change('platform', ids, 'Hired')
  expect((await undo('platform', batchId)).body).toEqual({ restored: 2, changedSince: 0 })
  const events = await world.inPlatform(async (tx) =>
    tx.rows(
      z.object({ organization_id: z.string() }),
      sql`select organization_id from events where name = 'candidate.statusChangeUndone' and about = any(${sql.param(ids)}::uuid[])`,
    ),
  )
  expect(new Set(events.map((event) => event.organization_id))).toEqual(
    new Set([world.own.organizationId, world.foreign.organizationId]),
  )
})

test('after thirty days a change stays', async () => {
  const ids = await addPeople(world, 'Old', 1)
  const batchId = await change('clinic', ids, 'Hired')
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update status_batches set created_at = now() - interval '31 days' where id = ${batchId}`),
  )
  now = new Date()
  expect((await undo('clinic', batchId)).status).toBe(404)
})
