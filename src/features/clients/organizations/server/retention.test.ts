import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { applyRetentionJob } from './jobs/apply-retention.ts'

let world: World
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => now)
})
afterAll(async () => {
  await world.close()
})
const at = () => `/api/organizations/${world.own.organizationId}/retention`
const runOn = async (day: string) => {
  now = new Date(`${day}T18:00:00Z`)
  await applyRetentionJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  await eraseDue(world)
}
const add = async (change: Record<string, unknown>, clinic: 'own' | 'foreign' = 'own') =>
  (await addPeople(world, clinic, 1, { created_at: '2025-01-01T12:00:00.000Z', state: 'TX', ...change }))[0] ?? ''
const loadMarked = async () =>
  (
    await world.inPlatform(async (tx) =>
      tx.rows(
        z.object({ id: z.string(), on: z.string(), reason: z.string() }),
        sql`select id, erasure_due_on as on, erase_reason as reason from all_candidates where erasure_due_on is not null`,
      ),
    )
  ).toSorted((a, b) => a.reason.localeCompare(b.reason))
const countNotices = async () =>
  await world.inPlatform(async (tx) => tx.run(sql`select from emails where subject like 'Candidates will be deleted%'`))

test('marks people who were never hired and untouched for the time, four years where the law asks for records', async () => {
  const due = await add({})
  const archived = await add({ status: 'Archived' })
  for (const status of ['Hired', 'Terminated']) await add({ status })
  await add({ created_at: '2026-06-01T12:00:00.000Z' })
  await add({}, 'foreign')
  const touched = await add({})
  await world.call('clinic', 'POST', `/api/candidates/${touched}/notes`, { body: 'Called again' })
  const held = await add({})
  await world.call('admin', 'POST', '/api/legal-holds', { candidate_id: held, reason: 'Lawsuit' })
  const scored = { state: 'Calif.', skills_percentage: '70' }
  await add(scored)
  await add({ ...scored, state: 'CO' })
  const old = await add({ ...scored, created_at: '2022-01-01T12:00:00.000Z' })
  // The world's own candidates arrived this month.
  await add({ created_at: '2025-12-05T12:00:00.000Z' })

  await runOn('2026-11-20')
  expect(await loadMarked()).toEqual([])
  for (const [who, months, status] of [
    ['clinic', 12, 403],
    ['manager', 12, 403],
    ['admin', 5, 400],
    ['foreign', 12, 404],
  ] as const) {
    expect((await world.call(who, 'PUT', at(), { months })).status).toBe(status)
    expect((await world.call(who, 'GET', `${at()}?months=${months}`)).status).toBe(status)
  }
  expect((await world.call('admin', 'GET', `${at()}?months=12`)).body).toEqual({
    months: null,
    noticedOn: null,
    due: 3,
    soon: 1,
  })
  expect(await world.call('admin', 'PUT', at(), { months: 12 })).toMatchObject({
    status: 409,
    body: { error: { message: 'This affects 3 candidates today.', details: { due: 3 } } },
  })
  expect((await world.call('admin', 'PUT', at(), { months: 12, expected: 3 })).body).toEqual({ months: 12, due: 3 })
  await runOn('2026-11-20')
  const marked = await loadMarked()
  expect(marked).toEqual([
    ...[due, archived].map((id) => ({ id, on: '2026-12-20', reason: 'Kept for 12 months' })).toSorted(byId(marked)),
    { id: old, on: '2026-12-20', reason: 'Kept for 48 months' },
  ])
})

const byId =
  (order: readonly { id: string }[]) =>
  (a: { id: string }, b: { id: string }): number =>
    order.findIndex(({ id }) => id === a.id) - order.findIndex(({ id }) => id === b.id)

test('deletes no one before Admins had seven days of notice, then everyone untouched, with a certificate', async () => {
  expect(await countNotices()).toBe(0)
  await runOn('2026-12-12')
  expect(await countNotices()).toBe(0)
  // As if the nights in which it was to be sent were missed.
  await runOn('2026-12-20')
  expect(await countNotices()).toBe(1)
  expect(await loadMarked()).toHaveLength(4)
  expect(await world.eventNames(world.own.organizationId)).toContain('organization.retentionNoticed')
  const [first = { id: '' }] = await loadMarked()
  await world.call('clinic', 'POST', `/api/candidates/${first.id}/notes`, { body: 'Called again' })
  await runOn('2026-12-26')
  expect(await loadMarked()).toHaveLength(3)
  await runOn('2026-12-27')
  expect((await loadMarked()).map(({ on }) => on)).toEqual(['2027-01-11'])
  expect(await countNotices()).toBe(1)
  const { items } = (await world.call('admin', 'GET', '/api/erasures')).body as { items: { cause: string }[] }
  expect(items.filter(({ cause }) => cause === 'retention')).toHaveLength(2)
})

test('a new time marks people again, and keeping everyone removes the marks', async () => {
  const { body } = await world.call('admin', 'GET', `${at()}?months=11`)
  expect(body).toMatchObject({ due: 0 })
  expect((await world.call('admin', 'PUT', at(), { months: 11 })).status).toBe(200)
  expect(await loadMarked()).toEqual([])
  await runOn('2026-12-28')
  expect(await loadMarked()).toMatchObject([{ on: '2027-01-27', reason: 'Kept for 11 months' }])
  expect((await world.call('admin', 'PUT', at(), { months: null })).status).toBe(200)
  expect(await loadMarked()).toEqual([])
})
