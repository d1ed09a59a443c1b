import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { pipelineStatuses } from '../contract/statuses.ts'

let world: World
let base: string
beforeAll(async () => {
  world = await openWorld()
  base = `/api/organizations/${world.own.organizationId}/statuses`
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set status = 'Initial Inquiry'`))
})

const list = async () => pipelineStatuses.reply.parse((await world.call('clinic', 'GET', base)).body).statuses
const labels = async () => (await list()).map((status) => status.status_label)
const findId = async (label: string) => (await list()).find((status) => status.status_label === label)?.id ?? ''
const give = async (status: string) =>
  await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids: [world.own.candidateId] }, status })
const loadStatus = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ status: z.string() }),
          sql`select status from all_candidates where id = ${world.own.candidateId}`,
        ),
    )
  )?.status

test('a status is added at the end; a repeated and a fixed one are refused at the field', async () => {
  await world.call('clinic', 'POST', base, { status_label: '  Reference Check ' })
  expect((await labels()).at(-1)).toBe('Reference Check')
  for (const label of ['reference check', 'HIRED', 'initial inquiry', ' '])
    expect((await world.call('clinic', 'POST', base, { status_label: label })).body).toMatchObject({
      error: { code: 'invalid', fields: { status_label: /./ } },
    })
})

test('a rename moves its candidates along, if their number is the one that was shown', async () => {
  await give('Interview Scheduled')
  const id = await findId('Interview Scheduled')
  expect(
    await world.call('clinic', 'PUT', `${base}/${id}`, { status_label: 'Talk Planned', expected: 0 }),
  ).toMatchObject({ status: 409, body: { error: { details: { total: 1 } } } })
  expect(await loadStatus()).toBe('Interview Scheduled')
  expect(
    (await world.call('clinic', 'PUT', `${base}/${id}`, { status_label: 'Talk Planned', expected: 1 })).status,
  ).toBe(200)
  expect(await loadStatus()).toBe('Talk Planned')
  const late = { status_label: 'Talk Set', was: 'Interview Scheduled', expected: 1 }
  expect(await world.call('clinic', 'PUT', `${base}/${id}`, late)).toMatchObject({
    status: 409,
    body: { error: { message: 'Someone else renamed it. It’s now called Talk Planned.' } },
  })
  expect(await loadStatus()).toBe('Talk Planned')
  expect(await world.eventNames(world.own.candidateId)).toContain('candidate.statusMigrated')
})

test('a status in use needs a target to be deleted', async () => {
  await give('Reviewed By Clinic')
  const id = await findId('Reviewed By Clinic')
  expect((await world.call('clinic', 'POST', `${base}/${id}/delete`, {})).body).toMatchObject({
    error: { message: '1 candidate has this status. Choose where to move them.' },
  })
  expect((await world.call('clinic', 'POST', `${base}/${id}/delete`, { target: 'hired' })).status).toBe(200)
  expect(await loadStatus()).toBe('Hired')
  expect(await labels()).not.toContain('Reviewed By Clinic')
})

test('statuses are put in another order, the unnamed after the named', async () => {
  const before = await list()
  const last = before.at(-1)
  await world.call('clinic', 'POST', `${base}/order`, { order: [last?.id] })
  expect((await list())[0]?.id).toBe(last?.id)
  expect(await list()).toHaveLength(before.length)
})

const loadViews = async () =>
  ((await world.call('clinic', 'GET', '/api/saved-views')).body as { views: { name: string; search: string }[] }).views
const filteredBy = (...status: string[]) => `?${new URLSearchParams({ status: JSON.stringify(status) }).toString()}`
const countCandidates = async (status: string, who: 'clinic' | 'platform' | 'foreign' = 'clinic') => {
  const { body } = await world.call(who, 'GET', `/api/candidates/count?status=${encodeURIComponent(status)}`)
  return (body as { total: number }).total
}
const loadFormer = async (who: 'clinic' | 'foreign' = 'clinic') => {
  const { body } = await world.call(who, 'GET', '/api/candidates/filter-options')
  return (body as { formerStatuses: { key: string; now: string }[] }).formerStatuses
}
const interviewed = async () =>
  (
    (await world.call('clinic', 'POST', '/functions/v1/rpc/get_candidate_stats', { org_id: null })).body as {
      interviewed: number
    }
  ).interviewed

test('saved views and links go along with a status that is renamed twice, then deleted', async () => {
  await world.call('clinic', 'POST', base, { status_label: 'Skills Check' })
  await give('Skills Check')
  await world.call('clinic', 'POST', '/api/saved-views', {
    name: 'Skills',
    search: filteredBy('Hired', 'skills check'),
  })
  const id = await findId('Skills Check')
  for (const label of ['Skills Test', 'Skills Lab'])
    await world.call('clinic', 'PUT', `${base}/${id}`, { status_label: label, expected: 1 })
  expect((await loadViews()).find(({ name }) => name === 'Skills')?.search).toBe(filteredBy('Hired', 'Skills Lab'))
  expect((await loadFormer()).filter(({ key }) => key.startsWith('skills '))).toEqual([
    { key: 'skills check', now: 'Skills Lab' },
    { key: 'skills test', now: 'Skills Lab' },
  ])
  expect((await loadFormer('foreign')).filter(({ key }) => key.startsWith('skills '))).toEqual([])
  for (const label of ['Skills Check', 'skills test', 'Skills Lab']) expect(await countCandidates(label), label).toBe(1)
  const selection = { query: { status: ['Skills Check'] }, except: [], expected: 1 }
  expect(
    (await world.call('clinic', 'POST', '/api/candidates/status', { selection, status: 'Skills Lab' })).status,
  ).toBe(200)
  await world.call('clinic', 'POST', `${base}/${id}/delete`, { target: 'Archived' })
  expect((await loadViews()).find(({ name }) => name === 'Skills')?.search).toBe(filteredBy('Hired', 'Archived'))
  expect(await countCandidates('Skills Check')).toBe(1)
})

test('a label that is in use again means itself', async () => {
  await world.call('clinic', 'POST', base, { status_label: 'Desk Check' })
  await give('Desk Check')
  await world.call('clinic', 'PUT', `${base}/${await findId('Desk Check')}`, { status_label: 'Desk Look', expected: 1 })
  expect(await countCandidates('Desk Check')).toBe(1)
  await world.call('clinic', 'POST', base, { status_label: 'Desk Check' })
  expect([await countCandidates('Desk Check'), await countCandidates('Desk Look')]).toEqual([0, 1])
  expect((await loadFormer()).map(({ key }) => key)).not.toContain('desk check')
})

test('a renamed status counts for the figure it counted for before', async () => {
  await world.call('clinic', 'POST', base, { status_label: 'Candidate Assessment' })
  await give('Candidate Assessment')
  const before = await interviewed()
  await world.call('clinic', 'PUT', `${base}/${await findId('Candidate Assessment')}`, {
    status_label: 'Trial Session',
    expected: 1,
  })
  expect([before, await interviewed()]).toEqual([1, 1])
  await give('Hired')
  expect(await interviewed()).toBe(0)
})
