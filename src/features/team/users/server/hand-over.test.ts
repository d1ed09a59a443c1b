import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { handOverPreview } from '../contract/hand-over.ts'
import type { OwnedRecords } from '../rules/hand-over.ts'

const now = new Date('2026-11-24T15:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const someone = async (
  name: string,
  level: 'Manager' | null = null,
  organizationId: string = world.own.organizationId,
) =>
  await world.inPlatform(
    async (tx) => await world.addPerson(tx, { email: `${randomUUID()}@example.test`, organizationId, level, name }),
  )
const preview = async (id: string, who: 'admin' | 'platform' = 'admin') =>
  handOverPreview.reply.parse((await world.call(who, 'GET', `/api/users/${id}/hand-over`)).body)
const pass = async (id: string, to: string, more: object = {}, who: 'admin' | 'platform' = 'admin') =>
  await world.call(who, 'POST', `/api/users/${id}/hand-over`, { to, expected: (await preview(id, who)).held, ...more })
const run = async (statement: ReturnType<typeof sql>) => await world.inPlatform(async (tx) => await tx.run(statement))
const interview = async (interviewer_id: string, time: string, candidate_id = world.own.candidateId) => {
  const planned = { id: randomUUID(), candidate_id, interviewer_id, type: 'Phone', day: '2026-12-02', time }
  expect((await world.call('clinic', 'POST', '/api/interviews', planned)).status).toBe(200)
  return planned.id
}
const login = async (owner_id: string) => {
  const typed = { organization_id: world.own.organizationId, site: 'Indeed', username: 'x', secret: 'k7!mQ2xzR4w#tB9e' }
  const { body } = await world.call('admin', 'POST', '/api/logins', { ...typed, owner_id })
  return z.object({ id: z.string() }).parse(body).id
}
const share = async (id: string, user_id: string, level: string, until = '') =>
  expect((await world.call('admin', 'PUT', `/api/logins/${id}/access`, { user_id, level, until })).status).toBe(200)
const folder = async (name: string, people: string[]) => {
  const { body } = await world.call('admin', 'POST', '/api/documents/folders', { name, parent_id: null })
  const { id } = z.object({ id: z.string() }).parse(body)
  const limited = await world.call('admin', 'PUT', `/api/documents/folders/${id}/restricted`, {
    restricted: true,
    people,
  })
  expect(limited.status).toBe(200)
  return id
}
const nothing: OwnedRecords = {
  candidates: 0,
  interviews: 0,
  offers: 0,
  threads: 0,
  loginsOwned: 0,
  loginsShared: 0,
  folders: 0,
  prospects: 0,
  reports: 0,
}

test('everything of someone who leaves passes to a named person in one step, with an event each', async () => {
  const [leaver, taker] = [await someone('Lea Vega'), await someone('Tara King')]
  const { candidateId, secondId, ids } = world.own
  await world.call('clinic', 'PUT', `/api/candidates/${candidateId}/owner`, { owner_id: leaver.id })
  const ahead = await interview(leaver.id, '10:00')
  const offer = { id: randomUUID(), candidate_id: secondId, interviewer_id: leaver.id, type: 'Phone' }
  expect((await world.call('clinic', 'POST', '/api/booking-links', offer)).status).toBe(200)
  await world.call('clinic', 'POST', `/api/texts/threads/${ids.thread}/assign`, { userId: leaver.id })
  const [owned, shared] = [await login(leaver.id), await login(world.users.admin.id)]
  await share(owned, taker.id, 'use')
  await share(shared, leaver.id, 'see')
  await run(
    sql`update report_schedules set recipients = array[${leaver.id}, ${taker.id}]::uuid[] where id = ${ids.reportSchedule}`,
  )
  const told = await preview(leaver.id)
  const held = {
    ...nothing,
    candidates: 1,
    interviews: 1,
    offers: 1,
    threads: 1,
    loginsOwned: 1,
    loginsShared: 1,
    reports: 1,
  }
  expect(told.held).toEqual(held)
  expect(told.people.map(({ name }) => name)).toContain('Tara King')
  expect(told.people.map(({ id }) => id)).not.toContain(leaver.id)

  expect(await pass(leaver.id, taker.id)).toMatchObject({ status: 200, body: { held } })
  expect((await preview(leaver.id)).held).toEqual(nothing)
  expect((await preview(taker.id)).held).toEqual(held)
  expect(await world.eventNames(leaver.id)).toContain('user.handedOver')
  const events = [
    [candidateId, 'candidate.ownerChanged'],
    [candidateId, 'interview.changed'],
    [candidateId, 'thread.assigned'],
    [owned, 'login.edited'],
    [shared, 'login.shared'],
    [ids.reportSchedule, 'reportSchedule.changed'],
  ] as const
  for (const [about, name] of events) expect(await world.eventNames(about)).toContain(name)
  const moved = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ sequence: z.number(), recipients: z.array(z.string()) }),
        sql`select i.sequence, r.recipients from interviews i, report_schedules r where i.id = ${ahead} and r.id = ${ids.reportSchedule}`,
      ),
  )
  expect(moved).toEqual({ sequence: 1, recipients: [taker.id] })
})

test('limited folders that someone may open are opened to who takes over, and to the leaver no more', async () => {
  const [leaver, taker] = [await someone('Lena Gray', 'Manager'), await someone('Tom Reed', 'Manager')]
  const alone = await folder('Supervision notes', [leaver.id])
  const both = await folder('Appraisals', [leaver.id, taker.id])
  expect((await preview(leaver.id)).held).toEqual({ ...nothing, folders: 2 })
  expect((await pass(leaver.id, taker.id)).status).toBe(200)
  expect([(await preview(leaver.id)).held.folders, (await preview(taker.id)).held.folders]).toEqual([0, 2])
  for (const id of [alone, both]) expect(await world.eventNames(id)).toContain('documentFolder.accessChanged')
})

test('the passwords that someone set or saw are known until they are changed; what was only shared is not', async () => {
  const leaver = await someone('Nia Known')
  const [seen, only, old] = [await login(leaver.id), await login(leaver.id), await login(leaver.id)]
  const event = async (name: string, about: string, after: object) =>
    await world.inPlatform(
      async (tx) =>
        await recordEvents(tx, leaver.id, [{ name, about, organizationId: world.own.organizationId, after }]),
    )
  expect((await preview(leaver.id)).knows).toEqual([])
  await event('login.shown', seen, { field: 'secret' })
  await event('login.shown', only, { field: 'notes' })
  await event('login.copied', old, { field: 'secret' })
  expect((await preview(leaver.id)).knows.map(({ id }) => id).toSorted()).toEqual([seen, old].toSorted())
  const listed = await world.call('admin', 'GET', `/api/logins?timeZone=UTC&known=${leaver.id}`)
  expect(listed.body).toMatchObject({ total: 2, known_to: 'Nia Known' })
  await run(sql`update logins set secret_changed_at = now() + interval '1 day' where id = ${old}`)
  expect((await preview(leaver.id)).knows).toEqual([{ id: seen, site: 'Indeed', username: 'x' }])
  expect((await world.call('foreign', 'GET', `/api/logins?timeZone=UTC&known=${leaver.id}`)).body).toMatchObject({
    total: 0,
    known_to: 'a person',
  })
})

test('platform staff pass on what they hold at several organizations, prospects too', async () => {
  const [leaver, taker] = [
    await someone('Pia Old', null, world.platformId),
    await someone('Piet New', null, world.platformId),
  ]
  for (const clinic of [world.own, world.foreign])
    await run(sql`update text_recipients set assigned_to = ${leaver.id} where id = ${clinic.ids.thread}`)
  const lead = await world.call('platform', 'POST', '/api/prospects', { name: 'North Star', owner_id: leaver.id })
  expect(lead.status).toBe(200)
  expect((await preview(leaver.id, 'platform')).held).toEqual({ ...nothing, threads: 2, prospects: 1 })
  expect((await pass(leaver.id, taker.id, {}, 'platform')).status).toBe(200)
  expect((await preview(taker.id, 'platform')).held).toEqual({ ...nothing, threads: 2, prospects: 1 })
})

test('a Manager takes no logins, a stranger, a deactivated person and another organization’s take nothing', async () => {
  const [leaver, manager, left] = [await someone('Lea Two'), await someone('Max', 'Manager'), await someone('Lou')]
  await login(leaver.id)
  expect((await world.call('admin', 'POST', `/api/users/${left.id}/deactivate`, {})).status).toBe(200)
  const offered = (await preview(leaver.id)).people.map(({ id }) => id)
  for (const id of [manager.id, left.id, leaver.id]) expect(offered).not.toContain(id)
  const refused = async (to: string, more: object = {}, who: 'admin' | 'platform' = 'admin') =>
    (await pass(leaver.id, to, more, who)).body
  expect(await refused(manager.id)).toMatchObject({
    error: { fields: { to: 'Managers can’t see logins. Choose someone else.' } },
  })
  expect(await refused(left.id)).toMatchObject({ error: { fields: { to: /deactivated/ } } })
  expect(await refused(leaver.id)).toMatchObject({ error: { fields: { to: /somebody else/ } } })
  expect(await refused(world.users.foreign.id)).toMatchObject({ error: { code: 'not-found' } })
  expect(await refused(world.users.foreign.id, {}, 'platform')).toMatchObject({
    error: { fields: { to: 'Choose someone from the same organization.' } },
  })
  expect((await world.call('admin', 'GET', `/api/users/${world.users.foreign.id}/hand-over`)).status).toBe(404)
  expect((await preview(leaver.id)).held.loginsOwned).toBe(1)
})

test('a count that moved changes no one', async () => {
  const [leaver, taker] = [await someone('Lea Three'), await someone('Tara Three')]
  await interview(leaver.id, '12:00')
  expect(await pass(leaver.id, taker.id, { expected: nothing })).toMatchObject({
    status: 409,
    body: {
      error: { message: 'Someone else changed this. It’s now 1 interview.', details: { held: { interviews: 1 } } },
    },
  })
  expect((await preview(leaver.id)).held.interviews).toBe(1)
})

test('a share keeps the higher level, and the later end', async () => {
  const [leaver, taker] = [await someone('Lea Four'), await someone('Tara Four')]
  const cases = [
    ['edit', '12/1/2026', 'see', '', 'edit', null],
    ['use', '', 'see', '12/1/2026', 'see', null],
    ['see', '12/1/2026', 'see', '12/3/2026', 'see', '2026-12-04T05:00:00.000Z'],
  ] as const
  const made: string[] = []
  for (const [level, until, own, ownUntil] of cases) {
    const id = await login(world.users.admin.id)
    await share(id, leaver.id, level, until)
    await share(id, taker.id, own, ownUntil)
    made.push(id)
  }
  expect((await pass(leaver.id, taker.id)).status).toBe(200)
  for (const [index, [, , , , level, until]] of cases.entries()) {
    const found = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ user_id: z.string(), level: z.string(), until: z.nullable(z.string()) }),
          sql`select user_id, level, until from login_access where login_id = ${made[index]}`,
        ),
    )
    expect(found).toEqual([{ user_id: taker.id, level, until }])
  }
})

test('names overlapping interviews and passes them only when confirmed', async () => {
  const [leaver, taker] = [await someone('Lea Five'), await someone('Tara Five')]
  await interview(leaver.id, '16:00', world.own.candidateId)
  await interview(taker.id, '16:15', world.own.secondId)
  const answer = await pass(leaver.id, taker.id)
  expect(answer).toMatchObject({
    status: 409,
    body: { error: { message: /^Tara Five has other interviews at the same times: Ana García, / } },
  })
  expect((await preview(leaver.id)).held.interviews).toBe(1)
  expect((await pass(leaver.id, taker.id, { overlaps: true })).status).toBe(200)
  expect((await preview(taker.id)).held.interviews).toBe(2)
})

test('deactivating someone transfers in the same step, or does neither', async () => {
  const [leaver, taker] = [await someone('Lea Six'), await someone('Tara Six')]
  await interview(leaver.id, '18:00')
  const deactivate = async (hand_over: object) =>
    await world.call('admin', 'POST', `/api/users/${leaver.id}/deactivate`, { hand_over })
  expect((await deactivate({ to: taker.id, expected: nothing })).status).toBe(409)
  expect(await world.eventNames(leaver.id)).not.toContain('user.deactivated')
  const { held } = await preview(leaver.id)
  expect((await deactivate({ to: taker.id, expected: held })).status).toBe(200)
  expect(await world.eventNames(leaver.id)).toEqual(expect.arrayContaining(['user.deactivated', 'user.handedOver']))
  expect((await preview(taker.id)).held).toEqual(held)
})

test('records that someone held when they were deactivated can be transferred later', async () => {
  const [leaver, taker] = [await someone('Lea Seven'), await someone('Tara Seven')]
  await login(leaver.id)
  expect((await world.call('admin', 'POST', `/api/users/${leaver.id}/deactivate`, {})).status).toBe(200)
  expect((await pass(leaver.id, taker.id)).status).toBe(200)
  expect((await preview(taker.id)).held).toEqual({ ...nothing, loginsOwned: 1 })
})
