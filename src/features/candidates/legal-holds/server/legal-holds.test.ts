import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

let id = ''
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  ;[id = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García' })
})
type Who = Parameters<World['call']>[0]
const set = async (more: object = { candidate_id: id }, who: Who = 'admin') =>
  await world.call(who, 'POST', '/api/legal-holds', { reason: 'Letter from a lawyer', ...more })
const end = async (hold: string, more: object = {}, who: Who = 'admin') =>
  await world.call(who, 'POST', `/api/legal-holds/${hold}/end`, more)
const setId = async (more?: object) => ((await set(more)).body as { id: string }).id
const request = async (of = id, wanted = true) =>
  await world.call('clinic', 'PUT', `/api/candidates/${of}/erasure`, { wanted, reason: 'Wrote an email' })
const merge = async (kept: string, other: string) =>
  await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other })
const eraseOn = async (day: string) => {
  now = new Date(`${day}T18:00:00Z`)
  await eraseDue(world)
}
const loadLeft = async (ids: string[]) =>
  (
    await world.inPlatform(async (tx) =>
      tx.rows(
        z.object({ id: z.string(), on: z.nullable(z.string()) }),
        sql`select id, erasure_due_on as on from all_candidates where id = any(${sql.param(ids)}::uuid[])`,
      ),
    )
  ).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

test('a hold keeps a record that was to be deleted, until an Admin ends it and decides', async () => {
  await request()
  const hold = await setId()
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).body).toMatchObject({
    hold: { id: hold, isOrganization: false, reason: null },
    erasure: { on: '2026-12-20' },
  })
  await eraseOn('2027-01-20')
  expect(await loadLeft([id])).toEqual([{ id, on: '2026-12-20' }])
  expect(await end(hold)).toMatchObject({ status: 409, body: { error: { details: { waiting: 1 } } } })
  expect(await end(hold, { requests: 'delete', expected: 2 })).toMatchObject({ status: 409 })
  await eraseOn('2027-01-21')
  expect(await loadLeft([id])).toHaveLength(1)
  expect((await end(hold, { requests: 'delete', expected: 1 })).body).toEqual({ waiting: 1 })
  await eraseOn('2027-01-22')
  expect(await loadLeft([id])).toEqual([])
  expect(await world.eventNames(id)).toEqual([
    'candidate.erasureRequested',
    'candidate.holdSet',
    'candidate.holdEnded',
    'candidate.erased',
  ])
})

test('an Admin may keep the record when a hold ends; a request during the hold is stored', async () => {
  const hold = await setId()
  expect((await request()).body).toEqual({ eraseOn: '2026-12-20' })
  expect((await end(hold, { requests: 'keep', expected: 1 })).body).toEqual({ waiting: 1 })
  expect(await loadLeft([id])).toEqual([{ id, on: null }])
  expect(await world.eventNames(id)).toContain('candidate.erasureWithdrawn')
  expect((await end(hold)).body).toEqual({ waiting: 0 })
})

test('a hold covers every record that was merged, and both after the merge was undone', async () => {
  const [second = '', third = ''] = await addPeople(world, 'own', 2, { full_name: 'Anna Garcia' })
  await set({ candidate_id: third })
  await merge(second, third)
  await merge(id, second)
  await request()
  await eraseOn('2027-01-20')
  expect(await loadLeft([id, second, third])).toHaveLength(3)
  expect((await world.call('admin', 'GET', `/api/candidates/${id}/profile`)).body).toMatchObject({
    hold: { reason: 'Letter from a lawyer' },
  })
  expect((await world.call('clinic', 'POST', `/api/candidates/${second}/unmerge`, {})).status).toBe(200)
  await eraseOn('2027-01-21')
  expect(await loadLeft([id, second, third])).toHaveLength(3)
})

test('a hold on the organization keeps everyone, and removes what its retention had marked', async () => {
  const [marked = ''] = await addPeople(world, 'own', 1, {})
  await world.inPlatform(async (tx) =>
    tx.run(
      sql`update all_candidates set erasure_due_on = '2026-12-01', erase_reason = 'Kept for 12 months' where id = ${marked}`,
    ),
  )
  await request()
  const hold = await setId({})
  expect(await loadLeft([marked, id])).toEqual([
    { id: marked, on: null },
    { id, on: '2026-12-20' },
  ])
  await eraseOn('2027-01-20')
  expect(await loadLeft([marked, id])).toHaveLength(2)
  const own = await setId()
  expect((await end(hold)).body).toEqual({ waiting: 0 })
  await eraseOn('2027-01-21')
  expect(await loadLeft([id])).toHaveLength(1)
  const { body } = await world.call('admin', 'GET', '/api/legal-holds')
  expect(body).toMatchObject({
    organization: null,
    candidates: expect.arrayContaining([expect.objectContaining({ id: own })]) as unknown,
  })
})

test('one hold is open at a time; people without the right and other organizations set and end none', async () => {
  const hold = await setId()
  expect(await set()).toMatchObject({ status: 409 })
  expect(await set({ candidate_id: id, reason: ' ' })).toMatchObject({ status: 400 })
  for (const who of ['clinic', 'manager'] as const) {
    expect((await set({ candidate_id: id }, who)).status).toBe(403)
    expect((await end(hold, {}, who)).status).toBe(403)
  }
  expect((await set({ candidate_id: id }, 'foreign')).status).toBe(404)
  expect((await set({ organization_id: world.foreign.organizationId })).status).toBe(404)
  expect((await end(world.foreign.ids.legalHold)).status).toBe(404)
  expect((await end(hold, {}, 'platform')).status).toBe(200)
})
