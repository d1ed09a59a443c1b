import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { emptyAgenda } from './testing/empty-agenda.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await emptyAgenda(world)
})
afterAll(async () => await world.close())

const somebody = async (more: object = {}) => {
  const [id = ''] = await addPeople(world, 'own', 1, { status: 'Initial Inquiry', ...more })
  return id
}
const times = z.object({ starts: z.array(z.string()), zone: z.string(), location_id: z.nullable(z.string()) })
const free = async (id: string, query = '') =>
  times.parse((await world.call('clinic', 'GET', `/api/candidates/${id}/free-times${query}`)).body)
const book = async (candidate_id: string, more: object = {}) => {
  const id = randomUUID()
  const { starts } = await free(candidate_id)
  const interviewer_id = world.users.clinic.id
  const wanted = { id, candidate_id, interviewer_id, type: 'Phone', at: starts[0], moves: true, ...more }
  const { status, text } = await world.call('clinic', 'POST', '/api/bookings', wanted)
  return status === 200 ? id : text
}
const loadStatus = async (id: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(z.object({ status: z.string() }), sql`select status from all_candidates where id = ${id}`),
    )
  )?.status
const moves = async () =>
  z
    .object({ batches: z.array(z.object({ id: z.string(), canUndo: z.boolean(), isBooking: z.boolean() })) })
    .parse((await world.call('clinic', 'GET', '/api/candidates/status/batches')).body).batches
const move = async (id: string) => (await moves()).find((each) => each.id === id)

test('a booking’s status change is among your own and can be undone there; the interview remains', async () => {
  const person = await somebody()
  const id = await book(person)
  expect(await loadStatus(person)).toBe('Interview Scheduled')
  expect(await move(id)).toMatchObject({ canUndo: true, isBooking: true })
  const { body } = await world.call('clinic', 'POST', '/api/candidates/status/undo', { batchId: id })
  expect(body).toEqual({ restored: 1, changedSince: 0 })
  expect(await loadStatus(person)).toBe('Initial Inquiry')
  const { body: interviews } = await world.call('clinic', 'GET', `/api/candidates/${person}/interviews`)
  expect(JSON.stringify(interviews)).toContain(id)
  expect(await move(id)).toMatchObject({ canUndo: false })
})

test('an undone booking leaves no status change to undo; one without a change is not listed', async () => {
  const [person, other] = [await somebody(), await somebody()]
  const id = await book(person)
  await world.call('clinic', 'POST', `/api/bookings/${id}/undo`, { whole: true })
  expect(await loadStatus(person)).toBe('Initial Inquiry')
  expect(await move(id)).toMatchObject({ canUndo: false })
  expect(await move(await book(other, { moves: false }))).toBeUndefined()
})

test('the interview takes place at the candidate’s own location unless another one, or none, is chosen', async () => {
  const own = world.own.locationId
  const person = await somebody({ location_id: own })
  expect(await free(person)).toMatchObject({ location_id: own })
  expect(await free(person, '?location_id=none')).toMatchObject({ location_id: null })
  expect(await free(person, `?location_id=${world.foreign.locationId}`)).toMatchObject({ location_id: null })
  const id = await book(person, { location_id: own })
  const place = await world.inPlatform(
    async (tx) =>
      await tx.one(z.object({ location_id: z.string() }), sql`select location_id from interviews where id = ${id}`),
  )
  expect(place).toEqual({ location_id: own })
  expect(await book(await somebody(), { location_id: world.foreign.locationId })).toContain(
    'Choose a location in this organization.',
  )
})
