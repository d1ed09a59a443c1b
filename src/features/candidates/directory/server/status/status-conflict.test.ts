import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
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
const change = async (who: Who, ids: string[], status: string, seen?: Record<string, string>) =>
  await world.call(who, 'POST', '/api/candidates/status', { selection: { ids }, status, seen })
const seenAs = (ids: string[], status = 'Initial Inquiry') => Object.fromEntries(ids.map((id) => [id, status]))
const refused = z.object({
  error: z.object({
    code: z.literal('conflict'),
    details: z.object({
      met: z.array(z.object({ id: z.string(), name: z.string(), now: z.string(), by: z.unknown(), at: z.string() })),
      now: z.record(z.string(), z.string()),
    }),
  }),
})
const parseDetails = (body: unknown) => refused.parse(body).error.details

test('reports a person moved by someone else with both statuses and changes no one; a decision moves', async () => {
  const ids = await addPeople(world, 'Met', 3)
  const [first = '', second = ''] = ids
  await change('admin', [first], 'Reviewed By Clinic')
  const answer = await change('clinic', ids, 'Hired', seenAs(ids))
  expect(answer.status).toBe(409)
  const { met, now } = parseDetails(answer.body)
  expect(met).toMatchObject([{ id: first, name: 'Met', now: 'Reviewed By Clinic', by: { kind: 'person' } }])
  expect(now).toEqual({ [first]: 'Reviewed By Clinic' })
  expect(await loadStatuses(world, ids)).toEqual(['Reviewed By Clinic', 'Initial Inquiry', 'Initial Inquiry'])
  expect((await change('clinic', [second], 'Hired', seenAs([second]))).status).toBe(200)
  expect((await change('clinic', ids, 'Hired', { ...seenAs(ids), ...now })).status).toBe(200)
  expect(await loadStatuses(world, ids)).toEqual(['Hired', 'Hired', 'Hired'])
})

test('asks again after a third change between question and decision', async () => {
  const ids = await addPeople(world, 'Thrice', 1)
  await change('admin', ids, 'Reviewed By Clinic')
  const { now } = parseDetails((await change('clinic', ids, 'Hired', seenAs(ids))).body)
  await change('admin', ids, 'Interview Scheduled')
  expect((await change('clinic', ids, 'Hired', now)).status).toBe(409)
})

test('of two choices at once, the second gets a question; one with the same status does not', async () => {
  const ids = await addPeople(world, 'Both', 1)
  const answers = await Promise.all([
    change('clinic', ids, 'Hired', seenAs(ids)),
    change('admin', ids, 'Archived', seenAs(ids)),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [now = ''] = await loadStatuses(world, ids)
  expect((await change('manager', ids, now, seenAs(ids))).body).toMatchObject({ changed: 0, unchanged: 1 })
})

test('platform staff has no name for a clinic, and of many twenty are named', async () => {
  const ids = await addPeople(world, 'Crowd', 23)
  await change('platform', ids, 'Reviewed By Clinic')
  const { met, now } = parseDetails((await change('clinic', ids, 'Hired', seenAs(ids))).body)
  expect(met).toHaveLength(20)
  expect(Object.keys(now)).toHaveLength(23)
  expect(met[0]?.by).toEqual({ kind: 'platform', name: null })
})

test('a shown status of someone else changes nothing', async () => {
  const ids = await addPeople(world, 'Alone', 1)
  const seen = { ...seenAs(ids), [world.foreign.candidateId]: 'Hired', [randomUUID()]: 'Hired' }
  expect((await change('clinic', ids, 'Hired', seen)).status).toBe(200)
})
