import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { sweepFormDraftsJob } from './jobs/sweep-form-drafts.ts'

const friday = '2026-11-20T18:00:00.000Z'
let now = new Date(friday)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'manager' | 'admin' | 'platform' | 'foreign'
let ana = ''
beforeEach(async () => {
  now = new Date(friday)
  ;[ana = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García' })
})
const write = async (fields: object, who: Who = 'clinic', place: object = { form: 'note', candidateId: ana }) =>
  await world.call(who, 'PUT', '/api/me/form-draft', { ...place, fields })
const read = async (who: Who = 'clinic', place: Record<string, string> = { form: 'note', candidateId: ana }) => {
  const { status, body } = await world.call(who, 'GET', `/api/me/form-draft?${new URLSearchParams(place).toString()}`)
  return status === 200 ? ((body as { draft: { fields: object } | null }).draft?.fields ?? null) : status
}

test('typed words are stored with their form and record, the later in the place of the earlier, and nothing removes them', async () => {
  await write({ body: 'Call' })
  expect((await write({ body: 'Call Monday\u0000\ud800 é', urgent: true, hours: 2, by: null })).body).toEqual({
    savedAt: friday,
  })
  expect(await read()).toEqual({ body: 'Call Monday\u0000\ud800 é', urgent: true, hours: 2, by: null })
  expect(await read('clinic', { form: 'note' })).toBeNull()
  await write({ full_name: 'Noor' }, 'clinic', { form: 'add-candidate' })
  expect(await read('clinic', { form: 'add-candidate' })).toEqual({ full_name: 'Noor' })
  expect((await write({})).body).toEqual({ savedAt: null })
  expect([await read(), await world.eventNames(ana)]).toEqual([null, []])
})

test('it is its author’s alone, and another organization finds neither it nor the candidate', async () => {
  await write({ body: 'Mine' })
  for (const who of ['manager', 'admin', 'platform'] as const) expect(await read(who), who).toBeNull()
  expect([await read('foreign'), (await write({ body: 'Theirs' }, 'foreign')).status]).toEqual([404, 404])
  await write({ body: 'Of an Admin' }, 'admin')
  expect(await read()).toEqual({ body: 'Mine' })
  expect((await write({ body: 'x' }, 'clinic', { form: 'note', candidateId: randomUUID() })).status).toBe(404)
})

test('a form that is none, and what is too long, are refused', async () => {
  expect((await write({ body: 'x' }, 'clinic', { form: 'No Form' })).status).toBe(400)
  expect((await write({ a: 'x'.repeat(99_999), b: 'x'.repeat(99_999), c: 'x'.repeat(9_999) })).status).toBe(400)
  expect(await read()).toBeNull()
})

test('deletes a draft untouched for thirty days', async () => {
  await write({ body: 'Old' })
  now = new Date('2026-12-19T18:00:00Z')
  const [bo = ''] = await addPeople(world, 'own', 1, {})
  await write({ body: 'Young' }, 'clinic', { form: 'note', candidateId: bo })
  now = new Date('2026-12-20T19:00:00Z')
  await sweepFormDraftsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  const left = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string() }),
        sql`select candidate_id as id from form_drafts where candidate_id in (${ana}, ${bo})`,
      ),
  )
  expect(left).toEqual([{ id: bo }])
})
