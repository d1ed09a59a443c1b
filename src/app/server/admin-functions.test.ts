import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from '../../features/texting/messages/server/testing/people.ts'
import { openWorld, type World } from './testing/world.ts'

const at = (day: number) => ({ date_submitted_ts: `2026-11-${day}T15:00:00Z` })
let world: World
let today: { own: string[]; foreign: string[] }
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set date_submitted_ts = '2026-01-01', status = 'Archived'`),
  )
  today = {
    own: await addPeople(world, 'own', 2, { ...at(20), full_name: 'Ana Today' }),
    foreign: await addPeople(world, 'foreign', 1, { ...at(20), full_name: 'Ben Today', status: 'Hired' }),
  }
  await addPeople(world, 'own', 3, at(19))
})
afterAll(async () => await world.close())

const read = async (path: string, who: 'platform' | 'admin' = 'platform') =>
  await world.call(who, 'GET', `/functions/v1/${path}?timeZone=America/New_York`)
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
const plain = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ total: z.number(), hired: z.number() }),
        sql`select count(*)::int as total, count(*) filter (where status = 'Hired')::int as hired from all_candidates`,
      ),
  )

test('the admin function counts today, yesterday, the hired and all of every organization, and lists today’s', async () => {
  const answer = z.parse(
    z.object({
      counts: z.record(z.string(), z.number()),
      data: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    (await read('admin-get-all-candidates')).body,
  )
  expect(answer.counts).toEqual({ today: 3, yesterday: 3, ...(await plain()) })
  expect(answer.counts.hired).toBe(1)
  expect(answer.data.map(({ id }) => id).toSorted()).toEqual([...today.own, ...today.foreign].toSorted())
  expect(answer.data.map(({ name }) => name).toSorted()).toEqual(['Ana Today', 'Ana Today', 'Ben Today'])
})

test('the organizations’ function answers each with its status', async () => {
  const { body } = await world.call('platform', 'GET', '/functions/v1/admin-get-organizations')
  const rows = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string(), name: z.string(), status: z.nullable(z.string()) }),
        sql`select id, name, status from organizations`,
      ),
  )
  const { organizations } = body as { organizations: typeof rows }
  expect(rows.length).toBeGreaterThan(1)
  expect(organizations.toSorted(byId)).toEqual(rows.toSorted(byId))
})

test.each(['admin-get-all-candidates', 'admin-get-organizations'])('%s refuses a clinic’s Admin', async (path) => {
  expect((await read(path, 'admin')).status).toBe(403)
})
