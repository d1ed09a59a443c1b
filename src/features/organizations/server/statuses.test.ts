import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
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
const idOf = async (label: string) => (await list()).find((status) => status.status_label === label)?.id ?? ''
const give = async (status: string) =>
  await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids: [world.own.candidateId] }, status })
const statusOf = async () =>
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

test('a rename moves the candidates who hold it along, if their number is the one that was seen', async () => {
  await give('Interview Scheduled')
  const id = await idOf('Interview Scheduled')
  expect(
    await world.call('clinic', 'PUT', `${base}/${id}`, { status_label: 'Talk Planned', expected: 0 }),
  ).toMatchObject({ status: 409, body: { error: { details: { total: 1 } } } })
  expect(await statusOf()).toBe('Interview Scheduled')
  expect(
    (await world.call('clinic', 'PUT', `${base}/${id}`, { status_label: 'Talk Planned', expected: 1 })).status,
  ).toBe(200)
  expect(await statusOf()).toBe('Talk Planned')
  const late = { status_label: 'Talk Set', was: 'Interview Scheduled', expected: 1 }
  expect(await world.call('clinic', 'PUT', `${base}/${id}`, late)).toMatchObject({
    status: 409,
    body: { error: { message: 'Somebody renamed it meanwhile: it is called Talk Planned now.' } },
  })
  expect(await statusOf()).toBe('Talk Planned')
  expect(await world.factNames(world.own.candidateId)).toContain('candidate.statusMigrated')
})

test('a status in use needs a target to be deleted', async () => {
  await give('Reviewed By Clinic')
  const id = await idOf('Reviewed By Clinic')
  expect((await world.call('clinic', 'POST', `${base}/${id}/delete`, {})).body).toMatchObject({
    error: { message: '1 candidates hold this status. Choose where they go.' },
  })
  expect((await world.call('clinic', 'POST', `${base}/${id}/delete`, { target: 'hired' })).status).toBe(200)
  expect(await statusOf()).toBe('Hired')
  expect(await labels()).not.toContain('Reviewed By Clinic')
})

test('statuses are put in another order, the unnamed after the named', async () => {
  const before = await list()
  const last = before.at(-1)
  await world.call('clinic', 'POST', `${base}/order`, { order: [last?.id] })
  expect((await list())[0]?.id).toBe(last?.id)
  expect(await list()).toHaveLength(before.length)
})
