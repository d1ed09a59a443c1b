import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { sealEvents } from '../../record-check/server/seal-events.ts'
import { verifyRecord } from '../../record-check/server/verify-record.ts'
import { keptReasons } from '../rules/kept-tables.ts'
import { countRowsIn } from './delete-rows.ts'
import { deleteOrganizationsJob } from './jobs/delete-organizations.ts'
import { loadDeletionOrder } from './load-deletion-order.ts'

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

const place = () => `/api/organizations/${world.own.organizationId}/deletion`
const schedule = async (who: 'platform' | 'admin' | 'foreign', name = world.own.name) =>
  await world.call(who, 'PUT', place(), { name })
const run = async () =>
  await deleteOrganizationsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const signIn = async (who: string) =>
  (
    await world.call(null, 'POST', '/api/auth/sign-in/email', {
      email: `${who}@example.test`,
      password: 'correct-horse',
    })
  ).status
const count = async (organizationId: string) =>
  await world.inPlatform(async (tx) => {
    const names = (await loadDeletionOrder(tx)).map(({ name }) => name)
    return await countRowsIn(tx, [...names, ...keptReasons.keys()], organizationId)
  })
const one = async (query: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.one(z.object({ found: z.unknown() }), query))

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const die = async () => await Promise.reject(new Error('killed'))

test('only platform staff who may, and who type the name, schedule a deletion; a legal hold refuses it', async () => {
  expect((await schedule('admin')).status).toBe(403)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update reinforce_users set admin_level = 'Manager' where id = ${world.users.platform.id}`)
  })
  world.signOut('platform')
  expect((await schedule('platform')).body).toMatchObject({ error: { code: 'forbidden' } })
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update reinforce_users set admin_level = 'Admin' where id = ${world.users.platform.id}`)
  })
  world.signOut('platform')
  expect((await schedule('platform', 'Bright Path')).body).toMatchObject({
    error: { fields: { name: 'Type the name as it is: Bright Path ABA' } },
  })
  const own = `/api/organizations/${world.platformId}/deletion`
  expect((await world.call('platform', 'PUT', own, { name: 'Reinforce Demo Clinic' })).status).toBe(400)
  const hold = await world.call('admin', 'POST', '/api/legal-holds', {
    reason: 'A lawsuit',
    candidate_id: world.own.candidateId,
  })
  expect(hold.status).toBe(200)
  expect((await schedule('platform')).body).toMatchObject({
    error: { message: 'A legal hold covers this organization or one of its candidates. End it first.' },
  })
  await owner.query(
    `begin; set local role reinforce_platform; update legal_holds set ended_at = now() where ended_at is null; commit`,
  )
})

test('in the 30 days no one signs in, no text leaves, and nothing opens; one press undoes it', async () => {
  expect(await signIn('clinic')).toBe(200)
  const { status, body } = await schedule('platform')
  expect(status).toBe(200)
  expect(body).toMatchObject({ deletion: { dueAt: '2026-12-20T18:00:00.000Z', hasStarted: false, isHeld: false } })
  expect((await schedule('platform')).body).toEqual(body)
  expect(await signIn('clinic')).not.toBe(200)
  expect((await world.call('clinic', 'GET', '/api/candidates')).status).toBe(401)
  expect(
    await one(
      sql`select paused_at is not null as found from organization_texting where organization_id = ${world.own.organizationId}`,
    ),
  ).toEqual({ found: true })
  expect(
    (await world.call('platform', 'POST', `/api/clients/${world.own.organizationId}/status`, { status: 'Active' }))
      .status,
  ).not.toBe(200)
  const { bookingToken } = world.own.ids
  const booked = await world.call(null, 'POST', `/api/book/${bookingToken}`, { at: '2026-11-24T15:00:00.000Z' })
  expect([booked.status, booked.text]).toEqual([404, expect.stringContaining('no longer plans interviews')])
  const mails = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ to: z.string() }),
        sql`select to_address as to from emails where subject = 'Bright Path ABA will be deleted on Dec 20, 2026' order by 1`,
      ),
  )
  expect(mails.map(({ to }) => to)).toEqual(['admin@example.test', 'platform@example.test'])
  await run()
  expect((await world.call('platform', 'DELETE', place())).status).toBe(200)
  for (const who of ['clinic', 'admin'] as const) world.signOut(who)
  expect(await signIn('clinic')).toBe(200)
  expect((await world.call('clinic', 'GET', '/api/candidates')).status).toBe(200)
  expect(await one(sql`select status as found from organizations where id = ${world.own.organizationId}`)).toEqual({
    found: 'Active',
  })
})

/** Links of the clinic for people without an account, each with a path that works. */
const createLinks = async () => {
  const { ids, organizationId, candidateId } = world.own
  const [booked, calendar, at] = ['booked-before', 'calendar-before', '2026-11-24T15:00:00Z']
  const interview = crypto.randomUUID()
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into interviews (id, organization_id, candidate_id, interviewer_id, interview_date)
      values (${interview}, ${organizationId}, ${candidateId}, ${world.users.clinic.id}, ${at})`)
    await tx.run(sql`insert into booking_links (id, organization_id, candidate_id, interviewer_id, type, minutes, token_hash, made_by,
        expires_at, interview_id)
      values (${crypto.randomUUID()}, ${organizationId}, ${candidateId}, ${world.users.clinic.id}, 'Phone', 30, ${hash(booked)},
        ${world.users.clinic.id}, '2099-01-01', ${interview})`)
    await tx.run(sql`insert into calendar_feeds (user_id, organization_id, token_hash, created_at)
      values (${world.users.manager.id}, ${organizationId}, ${hash(calendar)}, now())
      on conflict (user_id) do update set token_hash = excluded.token_hash`)
    await tx.run(sql`update job_feeds set is_on = true where organization_id = ${organizationId}`)
  })
  const found = await one(
    sql`select code as found from job_codes where organization_id = ${organizationId} and is_active limit 1`,
  )
  return {
    'an explanation': `/api/why/${ids.explanationToken}`,
    'a shared candidate': `/files/shared/${ids.shareToken}`,
    'a booking link': `/api/book/${ids.bookingToken}`,
    'a booked interview': `/api/book/${booked}`,
    'its calendar file': `/api/book/${booked}/interview.ics`,
    'a calendar': `/api/calendar/${calendar}/interviews.ics`,
    'an apply page': `/apply/${String(found?.found)}`,
    'a job code': `/api/apply/${String(found?.found)}`,
  }
}

test('in the 30 days links for people without an account lead nowhere, but a candidate’s own explanation stays open', async () => {
  const links = Object.entries(await createLinks())
  const open = async () =>
    await Promise.all(links.map(async ([name, url]) => [name, (await world.app.inject({ url })).statusCode] as const))
  const jobs = async () =>
    (await world.app.inject({ url: `/jobs/${world.own.ids.jobFeed}.xml` })).body.match(/<job>/g)?.length ?? 0
  expect(await open()).toEqual(links.map(([name]) => [name, 200]))
  expect(await jobs()).toBeGreaterThan(0)
  await schedule('platform')
  // Job boards remove jobs that are missing from a feed; without the feed some would keep them.
  expect(await jobs()).toBe(0)
  expect(await open()).toEqual(links.map(([name]) => [name, name === 'an explanation' ? 200 : 404]))
  expect((await world.call('platform', 'DELETE', place())).status).toBe(200)
  expect(await open()).toEqual(links.map(([name]) => [name, 200]))
  for (const who of ['clinic', 'admin', 'manager'] as const) world.signOut(who)
})

test('after the 30 days everything is gone but what must stay, also when it was killed half-way, and nothing of another', async () => {
  const bytes = Buffer.from('Three years as a nanny and a registered behavior technician in Austin.')
  const { candidateId, organizationId } = world.own
  await upload(world, 'clinic', `/api/candidates/${candidateId}/documents`, { bytes, name: 'Reference.txt' })
  const stored = await one(sql`select stored_as as found from document_files where name = 'Reference.txt'`)
  const key = String(stored?.found)
  await world.inPlatform(sealEvents)
  const people = await owner.query(
    `select id from auth."user" where email in ('clinic@example.test', 'admin@example.test', 'manager@example.test')`,
  )
  expect(people.rowCount).toBe(3)
  const before = await count(world.foreign.organizationId)
  const had = await count(organizationId)
  await schedule('platform')
  now = new Date('2026-12-21T09:11:00Z')

  // As if the process was killed: earlier tables are committed, this one isn't.
  const { files } = world.services
  const dying = { ...world.services, files: { ...files, remove: die } }
  await expect(deleteOrganizationsJob.run({ organizationId: '' }, dying, new AbortController().signal)).rejects.toThrow(
    'killed',
  )
  expect(await files.exists(key)).toBe(true)
  expect((await world.call('platform', 'DELETE', place())).status).toBe(409)
  await run()

  expect(await world.services.files.exists(key)).toBe(false)
  await world.inPlatform(sealEvents)
  const kept = await count(organizationId)
  expect(Object.keys(kept).filter((name) => !keptReasons.has(name))).toEqual([])
  expect(Object.keys(had).length).toBeGreaterThan(80)
  expect(await count(world.foreign.organizationId)).toEqual(before)
  const accounts = await owner.query(`select from auth."user" where id = any($1)`, [
    people.rows.map(({ id }) => id as string),
  ])
  expect(accounts.rowCount).toBe(0)
  expect(
    await one(sql`select to_jsonb(o) ->> 'name' as found from organizations o where o.id = ${organizationId}`),
  ).toEqual({ found: 'Deleted organization' })
  expect(
    await one(
      sql`select count(*)::int as found from event_seals s where s.organization_id = ${organizationId} and s.salt is not null
          and not exists (select from events e where e.id = s.event_id and e.name = 'organization.deleted')`,
    ),
  ).toEqual({ found: 0 })

  const { items } = (await world.call('platform', 'GET', '/api/organization-deletions')).body as {
    items: { name: string; url: string }[]
  }
  const certificate = items.find(({ name }) => name === 'Bright Path ABA')
  const page = await world.call('platform', 'GET', certificate?.url ?? '')
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text).toContain('no row was left')
  expect(page.text).not.toMatch(/Riley Adams|clinic@example/)
  expect((await world.call('foreign', 'GET', certificate?.url ?? '')).status).toBe(403)
  expect(page.text).toContain('verify-record --head')
  const deleted = await one(
    sql`select erased ->> 'candidate_notes' as found from organization_deletions
        where organization_id = ${organizationId} and finished_at = '2026-12-21T09:11:00Z'`,
  )
  expect(deleted).toEqual({ found: String(had.candidate_notes) })
  expect(await verifyRecord(world.inPlatform, organizationId)).toMatchObject({ fault: null })
})
