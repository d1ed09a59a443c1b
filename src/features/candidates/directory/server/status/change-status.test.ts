import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { waitForBlockedStatement } from '../../../../../app/server/testing/wait-for-blocked-statement.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople, loadStatuses } from '../testing/bulk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

type Who = Parameters<World['call']>[0]
const change = async (who: Who, selection: object, status: string) =>
  await world.call(who, 'POST', '/api/candidates/status', { selection, status })
const byQuery = (q: string, expected: number, except: string[] = []) => ({
  query: { q, timeZone: 'UTC' },
  except,
  expected,
})
const reply = z.object({ batchId: z.string(), changed: z.number(), unchanged: z.number() })

const loadEvents = async (batchId: string) =>
  await world.inPlatform(async (tx) =>
    tx.rows(
      z.object({ name: z.string(), about: z.string(), who: z.string(), before: z.unknown(), after: z.unknown() }),
      sql`select f.name, f.about, f.who, v.before, v.after from events f join event_values v on v.event_id = f.id
          where f.batch_id = ${batchId} order by f.about`,
    ),
  )

describe('a status is changed', () => {
  test('for one candidate, and the event holds the status before and after', async () => {
    const ids = await addPeople(world, 'Single', 1)
    const answer = await change('clinic', { ids }, 'hired')
    expect(answer.status).toBe(200)
    const { batchId, ...counts } = reply.parse(answer.body)
    expect(counts).toEqual({ changed: 1, unchanged: 0 })
    expect(await loadStatuses(world, ids)).toEqual(['Hired'])
    const before = { status: 'Initial Inquiry' }
    expect(await loadEvents(batchId)).toEqual([
      {
        name: 'candidate.statusChanged',
        about: ids[0],
        who: world.users.clinic.id,
        before,
        after: { status: 'Hired' },
      },
    ])
  })

  test('for many by their ids; who has it already is counted apart and gets no event', async () => {
    const ids = await addPeople(world, 'Many', 40)
    await change('clinic', { ids: ids.slice(0, 5) }, 'Hired')
    const answer = reply.parse((await change('clinic', { ids }, 'Hired')).body)
    expect(answer).toMatchObject({ changed: 35, unchanged: 5 })
    expect(await loadEvents(answer.batchId)).toHaveLength(35)
    expect(new Set(await loadStatuses(world, ids))).toEqual(new Set(['Hired']))
  })

  test('for all that match a query but the excepted', async () => {
    const ids = await addPeople(world, 'Matching', 30)
    const answer = await change('clinic', byQuery('Matching', 28, ids.slice(0, 2)), 'Archived')
    expect(reply.parse(answer.body)).toMatchObject({ changed: 28, unchanged: 0 })
    expect(await loadStatuses(world, ids.slice(0, 3))).toEqual(['Initial Inquiry', 'Initial Inquiry', 'Archived'])
  })
})

test('a count that moved changes no one and answers 409 with the new number', async () => {
  const ids = await addPeople(world, 'Moved', 12)
  const answer = await change('clinic', byQuery('Moved', 11), 'Hired')
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ error: { code: 'conflict', details: { total: 12 } } })
  expect(new Set(await loadStatuses(world, ids))).toEqual(new Set(['Initial Inquiry']))
})

test('people who match a moment later are not changed along', async () => {
  const ids = await addPeople(world, 'Later', 5)
  let changing: ReturnType<typeof change> | undefined
  let late: string[] = []
  await world.inPlatform(async (tx) => {
    await tx.run(sql`select from all_candidates where id = ${ids[0]} for update`)
    changing = change('clinic', byQuery('Later', 5), 'Hired')
    await waitForBlockedStatement(world)
    late = await addPeople(world, 'Later', 3)
  })
  expect(reply.parse((await changing)?.body)).toMatchObject({ changed: 5, unchanged: 0 })
  expect(await loadStatuses(world, late)).toEqual(Array.from({ length: 3 }, () => 'Initial Inquiry'))
})

test('a record that is being written about keeps no one from moving it, nor from renaming the status', async () => {
  const ids = await addPeople(world, 'Written', 2)
  await world.inPlatform(async (tx) => {
    // Holds the record and its organization the way every new row that names them does, until it is committed.
    await tx.run(sql`select from all_candidates where id = any(${sql.param(ids)}::uuid[]) for key share`)
    await tx.run(sql`select from organizations where id = ${world.own.organizationId} for key share`)
    expect((await change('clinic', { ids }, 'Hired')).status).toBe(200)
    const made = await world.call('admin', 'POST', `/api/organizations/${world.own.organizationId}/statuses`, {
      status_label: 'Written Down',
    })
    expect(made.status).toBe(200)
  })
})

test('a foreign candidate looks like an unknown one, and no one is changed', async () => {
  const ids = await addPeople(world, 'Mixed', 2)
  const foreign = await change('clinic', { ids: [...ids, world.foreign.candidateId] }, 'Hired')
  const unknown = await change('clinic', { ids: [...ids, randomUUID()] }, 'Hired')
  expect(foreign.status).toBe(404)
  expect(foreign.text).toBe(unknown.text)
  expect(await loadStatuses(world, [...ids, world.foreign.candidateId])).not.toContain('Hired')
})

test('platform staff may give two organizations only what both have', async () => {
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into pipeline_statuses (organization_id, status_label, sort_order) values (${world.own.organizationId}, 'Phone Screen', 9)`,
      ),
  )
  const own = await addPeople(world, 'Both', 2)
  const foreign = await addPeople(world, 'Both', 2, world.foreign.organizationId)
  const ids = [...own, ...foreign]
  const refused = await change('platform', { ids }, 'Phone Screen')
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('isn’t a status in all these candidates’ organizations')
  expect(await loadStatuses(world, ids)).not.toContain('Phone Screen')
  expect((await change('platform', { ids: own }, 'Phone Screen')).status).toBe(200)
  expect((await change('platform', { ids }, 'Interview Scheduled')).status).toBe(200)
  expect(new Set(await loadStatuses(world, ids))).toEqual(new Set(['Interview Scheduled']))
})

test('bulk changes of the same people at once neither lock each other out nor lose an event', async () => {
  const ids = await addPeople(world, 'Crowd', 300)
  const statuses = ['Hired', 'Archived', 'Interview Scheduled', 'Reviewed By Clinic']
  const answers = await Promise.all(
    statuses.map((status, n) =>
      n % 2 ? change('clinic', { ids: ids.toReversed() }, status) : change('manager', byQuery('Crowd', 300), status),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const answer of answers) expect(await loadEvents(reply.parse(answer.body).batchId)).toHaveLength(300)
  expect(new Set(await loadStatuses(world, ids)).size).toBe(1)
})
