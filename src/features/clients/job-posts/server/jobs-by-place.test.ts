import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { trackedJobPosts } from '../contract/job-posts.ts'
import { jobsByPlace } from '../contract/jobs.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
  const { organizationId: organization_id, locationId: location_id } = world.own
  const of = { organization_id, location_id, location: 'Austin' }
  const person = { ...of, position: 'RBT', status: 'Initial Inquiry', created_at: now.toISOString() }
  await world.inPlatform(async (tx) => {
    // A second post of the place from before, and candidates of each day.
    await insertRows(tx, 'job_post_tracker', [
      {
        ...of,
        id: randomUUID(),
        position: 'RBT',
        job_start_date: '10/1/2026',
        cost_per_lead: 3,
        active: true,
        post_history: [],
      },
      {
        ...of,
        id: randomUUID(),
        position: 'RBT',
        job_start_date: '1/1/2026',
        cost_per_lead: 3,
        active: false,
        post_history: [],
      },
      {
        ...of,
        id: randomUUID(),
        position: 'BCBA',
        job_start_date: '12/24/2026',
        cost_per_lead: 3,
        active: true,
        post_history: [],
      },
    ])
    await insertRows(
      tx,
      'all_candidates',
      ['2026-09-30', '2026-10-02', '2026-11-15'].map((day) => ({
        ...person,
        id: randomUUID(),
        full_name: `Came on ${day}`,
        date_submitted: day,
        date_submitted_ts: `${day}T15:00:00Z`,
        created_at: `${day}T15:00:00Z`,
      })),
    )
  })
})
afterAll(async () => {
  await world.close()
})

const load = async (query = '', who: 'clinic' | 'platform' = 'clinic') =>
  jobsByPlace.reply.parse((await world.call(who, 'GET', `/api/jobs?timeZone=America/New_York&${query}`)).body)

test('a location and position is one row, and counts each candidate once, from its first post on', async () => {
  const { rows, total } = await load()
  expect(total).toBe(2)
  expect(rows[0]).toMatchObject({
    position: 'RBT',
    code: `CODE-${world.own.organizationId.slice(0, 8)}`,
    codes: 1,
    posts: 2,
    since: '2026-10-01',
    candidates: 3,
    isOpen: true,
    isInFeed: true,
    post: { state: 'Alert', day: 50, job_start_date: '10/1/2026' },
  })
  const tracked = trackedJobPosts.reply.parse((await world.call('clinic', 'GET', '/api/job-posts/tracker')).body)
  const shared = tracked.rows.filter(({ position }) => position !== 'BCBA')
  expect(shared.map(({ sharing, costPerQualified }) => [sharing, costPerQualified])).toEqual([
    [2, null],
    [2, null],
  ])
})

test('a place without a code is closed, and a start to come counts everyone', async () => {
  const { rows } = await load()
  expect(rows[1]).toMatchObject({
    position: 'BCBA',
    code: null,
    isOpen: false,
    isInFeed: false,
    posts: 1,
    since: null,
    candidates: 1,
  })
  const { rows: rbt } = await load('q=code-')
  expect(rbt.map(({ position }) => position)).toEqual(['RBT'])
})

test('each count equals the number of the directory that its link opens', async () => {
  const { organizationId, locationId } = world.own
  for (const { position, since, candidates } of (await load()).rows) {
    const query = new URLSearchParams({
      timeZone: 'America/New_York',
      organization: organizationId,
      location: locationId,
      position,
      ...(since ? { since } : {}),
    })
    const found = await world.call('clinic', 'GET', `/api/candidates/count?${query.toString()}`)
    expect(found.body, position).toMatchObject({ total: candidates })
  }
})

test('platform staff see every clinic, a clinic its own alone, and a page beyond the last has the total', async () => {
  const own = `organization=${world.own.organizationId}`
  expect((await load('', 'platform')).total).toBeGreaterThan(2)
  expect((await load(own, 'platform')).total).toBe(2)
  expect(await load(`organization=${world.foreign.organizationId}`)).toEqual({ rows: [], total: 0 })
  expect(await load('page=9')).toEqual({ rows: [], total: 2 })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set status = 'Inactive' where id = ${world.own.organizationId}`),
  )
  expect((await load(own, 'platform')).rows[0]).toMatchObject({ isOpen: false, isInFeed: false })
})
