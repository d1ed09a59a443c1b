import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

const now = new Date('2026-11-24T15:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

/** Someone who could hold anything, until they leave. */
const someone = async (organizationId: string = world.own.organizationId) =>
  await world.inPlatform(
    async (tx) => await world.addPerson(tx, { email: `${randomUUID()}@example.test`, organizationId, level: null }),
  )
const leaves = async (id: string) =>
  expect((await world.call('platform', 'POST', `/api/users/${id}/deactivate`, {})).status).toBe(200)
const one = z.object({ id: z.string() })
const choices = z.object({ people: z.optional(z.array(one)), owners: z.optional(z.array(one)) })
const offered = async (who: 'clinic' | 'platform', url: string) => {
  const { people, owners } = choices.parse((await world.call(who, 'GET', url)).body)
  return (people ?? owners ?? []).map(({ id }) => id)
}
const interview = (interviewer_id: string, more: object = {}) => ({
  id: randomUUID(),
  candidate_id: world.own.candidateId,
  interviewer_id,
  type: 'Phone',
  day: '2026-12-02',
  time: '10:00',
  ...more,
})
const login = (more: object) => ({
  organization_id: world.own.organizationId,
  site: 'Indeed',
  username: 'hiring@example.test',
  secret: 'k7!mQ2xzR4w#tB9e',
  ...more,
})

test('anyone who is deactivated is offered nowhere', async () => {
  const [colleague, provider] = [await someone(), await someone(world.platformId)]
  const lists = [
    ['clinic', `/api/candidates/${world.own.candidateId}/owner-choices`, colleague.id],
    ['clinic', `/api/candidates/${world.own.candidateId}/interview-choices`, colleague.id],
    ['clinic', `/api/logins/people?organization=${world.own.organizationId}`, colleague.id],
    ['platform', `/api/logins/people?organization=${world.own.organizationId}`, provider.id],
    ['platform', '/api/prospects', provider.id],
  ] as const
  for (const [who, url, id] of lists) expect(await offered(who, url), url).toContain(id)
  await leaves(colleague.id)
  await leaves(provider.id)
  for (const [who, url, id] of lists) expect(await offered(who, url), url).not.toContain(id)
})

test('assigns nothing new to anyone who is deactivated', async () => {
  const [left, provider] = [await someone(), await someone(world.platformId)]
  await leaves(left.id)
  await leaves(provider.id)
  const { candidateId, ids } = world.own
  const refused = [
    await world.call('clinic', 'PUT', `/api/candidates/${candidateId}/owner`, { owner_id: left.id }),
    await world.call('clinic', 'POST', '/api/interviews', interview(left.id)),
    await world.call('clinic', 'POST', '/api/booking-links', interview(left.id)),
    await world.call('admin', 'POST', '/api/logins', login({ owner_id: left.id })),
    await world.call('admin', 'PUT', `/api/logins/${ids.login}/access`, { user_id: left.id, level: 'see', until: '' }),
    await world.call('platform', 'POST', '/api/prospects', { name: 'North Star', owner_id: provider.id }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
  for (const userId of [left.id, provider.id])
    expect((await world.call('clinic', 'POST', `/api/texts/threads/${ids.thread}/assign`, { userId })).status).toBe(404)
})

test('records that someone held when they were deactivated can still be corrected', async () => {
  const [colleague, provider] = [await someone(), await someone(world.platformId)]
  const planned = interview(colleague.id)
  expect((await world.call('clinic', 'POST', '/api/interviews', planned)).status).toBe(200)
  const kept = one.parse((await world.call('admin', 'POST', '/api/logins', login({ owner_id: colleague.id }))).body)
  const prospect = { name: 'South Star', owner_id: provider.id }
  const lead = one.parse((await world.call('platform', 'POST', '/api/prospects', prospect)).body)
  await leaves(colleague.id)
  await leaves(provider.id)
  const note = { ...planned, note: 'Ask about weekends' }
  const corrected = [
    await world.call('clinic', 'PUT', `/api/interviews/${planned.id}`, note),
    await world.call('admin', 'PUT', `/api/logins/${kept.id}`, login({ owner_id: colleague.id, site: 'Indeed jobs' })),
    await world.call('platform', 'PUT', `/api/prospects/${lead.id}`, { ...prospect, next_step: 'Call' }),
  ]
  expect(corrected.map(({ status }) => status)).toEqual([200, 200, 200])
  const other = interview(world.users.clinic.id, { time: '15:00' })
  expect((await world.call('clinic', 'POST', '/api/interviews', other)).status).toBe(200)
  const given = { ...other, interviewer_id: colleague.id }
  expect((await world.call('clinic', 'PUT', `/api/interviews/${other.id}`, given)).body).toMatchObject({
    error: { fields: { interviewer_id: 'Choose a person in this organization.' } },
  })
})

test('a booking link of someone who was deactivated asks for a new one', async () => {
  const colleague = await someone()
  const made = await world.call('clinic', 'POST', '/api/booking-links', interview(colleague.id))
  const { path } = z.object({ path: z.string() }).parse(made.body)
  expect((await world.call(null, 'GET', `/api${path}`)).status).toBe(200)
  await leaves(colleague.id)
  for (const [method, payload] of [['GET'], ['POST', { at: '2026-11-25T22:00:00.000Z' }]] as const)
    expect(await world.call(null, method, `/api${path}`, payload)).toMatchObject({
      status: 404,
      body: { error: { message: 'This link no longer works. Ask Bright Path ABA for a new one.' } },
    })
  const waiting = await world.inClinic(
    world.own.organizationId,
    async (tx) => await tx.rows(one, sql`select id from booking_links where interviewer_id = ${colleague.id}`),
  )
  const { text } = await world.call('clinic', 'GET', `/api/candidates/${world.own.candidateId}/interviews`)
  expect(waiting).toHaveLength(1)
  expect(text).not.toContain(waiting[0]?.id)
})
