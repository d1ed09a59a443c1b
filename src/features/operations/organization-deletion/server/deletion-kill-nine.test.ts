import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { keptReasons } from '../rules/kept-tables.ts'
import { countRowsIn } from './delete-rows.ts'
import { loadDeletionOrder } from './load-deletion-order.ts'
import { startDeletion, waitForEnd } from './testing/start-deletion.ts'

let world: World
let owner: pg.Client
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => now)
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const count = async (organizationId: string) =>
  await world.inPlatform(async (tx) => {
    const names = (await loadDeletionOrder(tx)).map(({ name }) => name)
    return await countRowsIn(tx, [...names, ...keptReasons.keys()], organizationId)
  })
const one = async (query: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.one(z.object({ found: z.unknown() }), query))

test('a process that is killed between two batches leaves whole batches; two others delete the rest, and leave one certificate', async () => {
  const { organizationId, candidateId, name } = world.foreign
  const notes = 2_500
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into candidate_notes (id, organization_id, candidate_id, body, written_by, created_at)
      select gen_random_uuid(), ${organizationId}, ${candidateId}, 'A note', ${world.users.foreign.id}, '2026-11-20'::timestamptz + make_interval(secs => n)
        from generate_series(1, ${notes}::int) n`)
  })
  const had = await count(organizationId)
  const place = `/api/organizations/${organizationId}/deletion`
  expect((await world.call('platform', 'PUT', place, { name })).status).toBe(200)
  now = new Date(now.getTime() + 31 * 86_400_000)
  const erased = async () =>
    Number(
      (
        await one(
          sql`select coalesce((erased ->> 'candidate_notes')::int, 0) as found from organization_deletions
              where organization_id = ${organizationId} and requested_by = ${world.users.platform.id}`,
        )
      )?.found,
    )

  // A row in the middle is locked: from either end, the process waits in its second batch of notes.
  await owner.query('begin')
  await owner.query('set local role reinforce_platform')
  const middle = 'select id from candidate_notes where organization_id = $1 order by created_at offset 1250 limit 1'
  await owner.query(`select from candidate_notes where id = (${middle}) for update`, [organizationId])
  const killed = startDeletion(world, now)
  await expect.poll(erased, { timeout: 60_000 }).toBe(1_000)
  killed.kill('SIGKILL')
  expect(await waitForEnd(killed)).toBe('SIGKILL')
  await owner.query('rollback')
  expect(await erased()).toBe(1_000)
  expect((await count(organizationId)).candidate_notes).toBe(Number(had.candidate_notes) - 1_000)

  for (const child of [startDeletion(world, now), startDeletion(world, now)]) expect(await waitForEnd(child)).toBe(0)
  expect(Object.keys(await count(organizationId)).filter((table) => !keptReasons.has(table))).toEqual([])
  expect(await erased()).toBe(had.candidate_notes)
  expect(
    await one(
      sql`select count(*)::int as found from events where organization_id = ${organizationId} and name = 'organization.deleted'`,
    ),
  ).toEqual({ found: 1 })
  expect(
    await one(
      sql`select count(*)::int as found from organization_deletions
          where organization_id = ${organizationId} and requested_by = ${world.users.platform.id} and finished_at is not null`,
    ),
  ).toEqual({ found: 1 })
}, 180_000)
