import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { jobFeedSettings } from '../contract/job-feed.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://hire.example' }, () => now)
})
afterAll(async () => {
  await world.close()
})

const toClinicCode = (of: { organizationId: string }) => `CODE-${of.organizationId.slice(0, 8)}`
const read = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: said } = await world.app.inject({ url, headers, remoteAddress: createAddress() })
  return { status: statusCode, body, headers: said }
}
const settings = async () => jobFeedSettings.reply.parse((await world.call('admin', 'GET', '/api/me/job-feed')).body)
const open = async (isOn: boolean) => await world.call('admin', 'PUT', '/api/me/job-feed', { isOn })
const own = async () => await read((await settings()).path ?? '')
const change = async (statement: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.run(statement))
const jobsIn = (body: string) => body.match(/<job>/g)?.length ?? 0

beforeEach(async () => {
  await change(sql`delete from job_feeds`)
  await change(sql`update locations set is_active = true, city = 'Austin', state = 'TX'`)
  await change(sql`update job_codes set is_active = true`)
  await change(sql`update organizations set status = 'Active'`)
  await change(sql`update job_post_tracker set active = true, description = null`)
})

test('no feed is open before an Admin opens it; closed again, its address answers as one that never was', async () => {
  expect(await settings()).toEqual({ isOn: false, path: null, listed: 1, withoutPlace: 0, withoutCode: 0 })
  expect(jobsIn((await read('/jobs.xml')).body)).toBe(0)
  expect((await open(true)).status).toBe(200)
  const { path, isOn } = await settings()
  expect(path).toMatch(/^\/jobs\/bright-path-aba-[0-9a-f]{8}\.xml$/)
  expect(isOn).toBe(true)
  const found = await read(path ?? '')
  expect(found.status).toBe(200)
  expect(found.headers['content-type']).toBe('application/xml; charset=utf-8')
  await open(false)
  const [closed, never] = [await read(path ?? ''), await read('/jobs/nobody-12345678.xml')]
  expect(closed.status).toBe(404)
  expect(closed.body).toBe(never.body)
  await open(true)
  expect((await settings()).path).toBe(path)
  expect((await world.eventNames(world.own.organizationId)).filter((name) => name.startsWith('jobFeed'))).toEqual([
    'jobFeed.opened',
    'jobFeed.closed',
    'jobFeed.opened',
  ])
})

test('saying the same again writes no event, and who is no Admin neither sees nor opens it', async () => {
  await open(true)
  const before = await world.eventNames(world.own.organizationId)
  await open(true)
  expect(await world.eventNames(world.own.organizationId)).toEqual(before)
  for (const who of ['manager', 'clinic'] as const)
    expect((await world.call(who, 'PUT', '/api/me/job-feed', { isOn: false })).status).toBe(403)
  expect((await settings()).isOn).toBe(true)
})

test('a feed holds the clinic’s active posts with the link to apply, and nothing else of it or of anyone else', async () => {
  await open(true)
  await change(
    sql`update job_post_tracker set note = 'secret note', cost_per_lead = 7.77,
      description = ${'Flexible hours ]]> <script>'} where id = ${world.own.ids.jobPost}`,
  )
  const { body } = await own()
  expect(jobsIn(body)).toBe(1)
  expect(body).toContain('<title>Registered Behavior Technician (RBT)</title>')
  expect(body).toContain('<date>Tue, 10 Nov 2026 17:00:00 GMT</date>')
  expect(body).toContain(`<url>https://hire.example/apply/${toClinicCode(world.own)}</url>`)
  expect(body).toContain('<city>Austin</city>')
  expect(body).toContain('<p>Flexible hours ]]&gt; &lt;script&gt;</p>')
  for (const hidden of ['secret', '7.77', world.own.organizationId, world.own.ids.jobPost, world.own.locationId])
    expect(body).not.toContain(hidden)
  expect(body).not.toContain(toClinicCode(world.foreign))
  const all = (await read('/jobs.xml')).body
  expect(jobsIn(all)).toBe(1)
  expect(all).toContain(toClinicCode(world.own))
  expect(all).not.toContain(toClinicCode(world.foreign))
})

test.each([
  ['a closed post', sql`update job_post_tracker set active = false`, { listed: 0 }],
  ['a post of a closed place', sql`update locations set is_active = false`, { withoutPlace: 1 }],
  ['a place without a city', sql`update locations set city = ' '`, { withoutPlace: 1 }],
  ['a place in no state', sql`update locations set state = 'Ontario'`, { withoutPlace: 1 }],
  ['a retired job code', sql`update job_codes set is_active = false`, { withoutCode: 1 }],
])('%s is not in the feed, and the settings say so', async (_, statement, said) => {
  await open(true)
  expect(jobsIn((await own()).body)).toBe(1)
  await change(statement)
  expect(jobsIn((await own()).body)).toBe(0)
  expect(await settings()).toMatchObject({ listed: 0, ...said })
})

test('a clinic that was left is in no feed', async () => {
  await open(true)
  await change(sql`update organizations set status = 'Churned' where id = ${world.own.organizationId}`)
  expect(jobsIn((await own()).body)).toBe(0)
})

test('two posts for one place and position are one job, the described one', async () => {
  await open(true)
  const id = randomUUID()
  const { organizationId: organization_id, locationId: location_id } = world.own
  const second = { id, organization_id, location_id, position: 'RBT', job_start_date: '11/1/2026', active: true }
  await world.inPlatform(
    async (tx) =>
      await insertRows(tx, 'job_post_tracker', [{ ...second, description: 'Paid training', post_history: [] }]),
  )
  const { body } = await own()
  await change(sql`delete from job_post_tracker where id = ${id}`)
  expect(jobsIn(body)).toBe(1)
  expect(body).toContain('Paid training')
})

test('a reader with the current jobs gets 304 until they change', async () => {
  await open(true)
  const first = await own()
  const tag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  const { path } = await settings()
  const again = await read(path ?? '', { 'if-none-match': tag })
  expect([again.status, again.body]).toEqual([304, ''])
  await change(sql`update job_post_tracker set description = 'New words' where id = ${world.own.ids.jobPost}`)
  const changed = await read(path ?? '', { 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
})

test('a description is kept with the post, and at most 4,000 characters of it', async () => {
  const post = { location_id: world.own.locationId, job_start_date: '11/10/2026', second: true }
  const url = `/api/job-posts/${world.own.ids.jobPost}`
  expect((await world.call('clinic', 'PUT', url, { ...post, description: ' Flexible hours ' })).status).toBe(200)
  await open(true)
  expect((await own()).body).toContain('<p>Flexible hours</p>')
  const long = await world.call('clinic', 'PUT', url, { ...post, description: 'x'.repeat(4_001) })
  expect(long.body).toMatchObject({ error: { fields: { description: expect.any(String) as unknown } } })
  await world.call('clinic', 'PUT', url, { ...post, description: '' })
  expect((await own()).body).toContain('is hiring')
})
