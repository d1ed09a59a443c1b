import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import type { World } from '../../../../../app/server/testing/world.ts'
import { bootData } from '../../contract/sign-in.ts'
import { endImpersonationJob } from '../jobs/end-impersonation.ts'
import { openViewer, unknownId, type Viewer } from '../testing/viewer.ts'

let viewer: Viewer
let world: World
beforeAll(async () => {
  viewer = await openViewer()
  world = viewer.world
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  viewer.token = await viewer.signIn()
})
const send: Viewer['send'] = async (...asked) => await viewer.send(...asked)

const eventRow = z.object({
  name: z.string(),
  organization_id: z.string(),
  who: z.nullable(z.string()),
  after: z.unknown(),
})
const loadEvents = async (organizationId: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        eventRow,
        sql`select f.name, f.organization_id, f.who, v.after from events f left
          join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
            where f.organization_id = ${organizationId} and f.name like 'organization.view%' order by f.at desc, f.name limit 2`,
      ),
  )

test('an Admin of the platform sees what an Admin of the clinic sees, and nothing else', async () => {
  expect((await viewer.start()).status).toBe(200)
  expect(await viewer.me()).toMatchObject({
    isPlatform: false,
    organization: { id: world.own.organizationId, name: 'Bright Path ABA' },
    user: { full_name: 'Morgan Lee', organization_id: world.own.organizationId, admin_level: 'Admin' },
    impersonation: { organization: 'Bright Path ABA' },
  })
  const own = await world.call('admin', 'GET', '/api/auth/session')
  expect((await viewer.me())?.can).toEqual(bootData.parse(own.body).me?.can)
  for (const path of ['/api/candidates', '/api/clients', '/api/users', '/api/documents', '/api/own-organization']) {
    const [seen, theirs] = [await send('GET', path), await world.call('admin', 'GET', path)]
    expect(seen.status, path).toBe(theirs.status)
    expect(seen.text, path).not.toContain(world.foreign.mark)
  }
  expect(await send('GET', '/api/candidates')).toMatchObject({
    body: (await world.call('admin', 'GET', '/api/candidates')).body as object,
  })
  expect((await send('GET', `/api/candidates/${world.foreign.candidateId}`)).status).toBe(404)
  expect((await send('GET', '/api/prospects')).status).toBe(403)
})

test('both activities say who looked, why, and that it ended; to the clinic it was no one of theirs', async () => {
  await runJobs(world, endImpersonationJob)
  await viewer.start('  The invoice question of Friday ')
  await send('POST', '/api/me/impersonation/stop', {})
  for (const organizationId of [world.own.organizationId, world.platformId])
    expect(await loadEvents(organizationId)).toEqual([
      {
        name: 'organization.viewingEnded',
        organization_id: organizationId,
        who: world.users.platform.id,
        after: { by: 'Morgan Lee', minutes: expect.any(Number) as number },
      },
      {
        name: 'organization.viewed',
        organization_id: organizationId,
        who: world.users.platform.id,
        after: { by: 'Morgan Lee', reason: 'The invoice question of Friday' },
      },
    ])
  const told = await world.call('admin', 'GET', '/api/activity?name=organization.viewed')
  expect((told.body as { items: { who: string | null }[] }).items[0]?.who).toBeNull()
  expect((await viewer.me())?.isPlatform).toBe(true)
  expect(await viewer.me()).toMatchObject({ impersonation: null })
  // Once is enough.
  expect((await send('POST', '/api/me/impersonation/stop', {})).status).toBe(200)
  await runJobs(world, endImpersonationJob)
  expect((await loadEvents(world.own.organizationId)).map(({ name }) => name)).toEqual([
    'organization.viewingEnded',
    'organization.viewed',
  ])
})

test('a look at a résumé while viewing is a fact of the one who looked', async () => {
  await viewer.start()
  expect((await send('GET', `/api/candidates/${world.own.candidateId}/resume`)).status).toBe(200)
  const found = await world.inPlatform(
    async (tx) =>
      await tx.one(
        eventRow,
        sql`select f.name, f.organization_id, f.who, null as after from events f where f.name = 'resume.viewed' order by f.at desc limit 1`,
      ),
  )
  expect(found).toMatchObject({ organization_id: world.own.organizationId, who: world.users.platform.id })
})

test('only Admins of the platform begin, with a reason, with a client', async () => {
  const reason = 'To see for myself'
  expect(await send('POST', viewer.view(), { reason: '  ' })).toMatchObject({
    status: 400,
    body: { error: { fields: { reason: 'Enter a reason. The clinic sees it in its activity log.' } } },
  })
  expect((await send('POST', viewer.view(world.platformId), { reason })).status).toBe(400)
  expect((await send('POST', viewer.view(unknownId), { reason })).status).toBe(404)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into organizations (id, name, status, prospect_stage, scheduler, time_zone, created_at)
      values ('00000000-0000-4000-8000-00000000f001', 'Lead ABA', 'Prospect', 'New Lead', false, 'America/New_York', now())`)
    for (const level of [null, 'Manager'] as const)
      await world.addPerson(tx, {
        email: `${level ?? 'staff'}-of-platform@example.test`.toLowerCase(),
        organizationId: world.platformId,
        level,
      })
  })
  expect((await send('POST', viewer.view('00000000-0000-4000-8000-00000000f001'), { reason })).status).toBe(400)
  expect(await viewer.me()).toMatchObject({ impersonation: null })
  for (const who of ['admin', 'manager', 'clinic', 'foreign'] as const)
    expect((await world.call(who, 'POST', viewer.view(), { reason })).status, who).toBe(403)
  for (const email of ['staff-of-platform@example.test', 'manager-of-platform@example.test']) {
    viewer.token = await viewer.signIn(email)
    expect(await send('POST', viewer.view(), { reason }), email).toMatchObject({
      status: 403,
      body: { error: { message: 'Only Admins can view as an organization.' } },
    })
    expect(await viewer.me()).toMatchObject({ impersonation: null })
  }
})

test('only this session views: another device of the same person continues as before', async () => {
  await viewer.start()
  const here = viewer.token
  viewer.token = await viewer.signIn()
  expect(await viewer.me()).toMatchObject({ isPlatform: true, impersonation: null })
  expect((await send('PUT', `/api/clients/${world.own.organizationId}`, { scheduler: true })).status).toBe(200)
  viewer.token = here
  expect((await send('PUT', `/api/clients/${world.own.organizationId}`, { scheduler: false })).status).toBe(403)
})

test('when its time is over, the session is the Admin’s again, and a page that still shows the clinic changes nothing with it', async () => {
  await viewer.start()
  const id = (await viewer.me())?.impersonation?.id ?? ''
  await passTime()
  const change = async (headers: Record<string, string>) =>
    await send('PUT', `/api/clients/${world.own.organizationId}`, { scheduler: true }, headers)
  for (const name of ['x-impersonation', 'x-viewing'])
    expect(await change({ [name]: id })).toMatchObject({
      status: 409,
      body: { error: { details: { impersonation: 'over' } } },
    })
  expect(await viewer.me()).toMatchObject({ isPlatform: true, impersonation: null })
  expect((await change({})).status).toBe(200)
  expect(await runJobs(world, endImpersonationJob)).toBeGreaterThan(0)
  expect((await loadEvents(world.own.organizationId))[0]?.name).toBe('organization.viewingEnded')
  // It may begin again.
  expect((await viewer.start()).status).toBe(200)
})

/** As if the half hour were over, in every process. */
const passTime = async () => {
  await world.services.auth.pool.query(
    `update auth.impersonations set until = now() - interval '1 second' where ended_at is null`,
  )
  world.services.sessions.forget(world.users.platform.authUserId)
}

test('it ends with sign-out, with the session, and when the person is no longer an Admin', async () => {
  const ended = async () =>
    (
      await world.services.auth.pool.query<{ n: number }>(
        'select count(*)::int as n from auth.impersonations where ended_at is null and until > now()',
      )
    ).rows[0]?.n
  await world.services.auth.pool.query('update auth.impersonations set ended_at = now() where ended_at is null')
  await viewer.start()
  expect(await ended()).toBe(1)
  await send('POST', '/api/auth/sign-out', {})
  expect(await ended()).toBe(0)
  expect((await loadEvents(world.own.organizationId))[0]?.name).toBe('organization.viewingEnded')
  const homes = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ organization_id: z.string() }),
        sql`select organization_id from events where name = 'user.signedOut' and who = ${world.users.platform.id}`,
      ),
  )
  expect(homes).toEqual([{ organization_id: world.platformId }])

  viewer.token = await viewer.signIn()
  await viewer.start()
  await world.services.auth.pool.query('delete from auth.session where "userId" = $1', [
    world.users.platform.authUserId,
  ])
  expect(await ended()).toBe(0)

  viewer.token = await viewer.signIn()
  await viewer.start()
  const level = async (to: string | null) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set admin_level = ${to} where id = ${world.users.platform.id}`),
    )
  await level(null)
  expect(await ended()).toBe(0)
  await level('Admin')
  world.services.sessions.forget(world.users.platform.authUserId)
  expect(await viewer.me()).toMatchObject({ isPlatform: true, impersonation: null })
  await runJobs(world, endImpersonationJob)
})
