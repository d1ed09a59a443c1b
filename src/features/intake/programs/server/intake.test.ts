import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
let key = ''
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  key = (
    (await world.call('admin', 'POST', '/api/api-keys', { name: 'Job board', scope: 'write' })).body as { key: string }
  ).key
})
afterAll(async () => await world.close())

const hand = async (applications: object[], more: object = {}, by = key) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/intake',
    headers: { authorization: `Bearer ${by}` },
    payload: { key: randomUUID(), applications, ...more },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const row = z.object({
  full_name: z.string(),
  city: z.nullable(z.string()),
  position: z.string(),
  current_rbt: z.nullable(z.boolean()),
  text_consent: z.nullable(z.string()),
  organization_id: z.string(),
  location_id: z.nullable(z.string()),
})
const called = async (email: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`select full_name, city, position, current_rbt, text_consent, organization_id, location_id from all_candidates where email_address = ${email}`,
      ),
  )
const ana = { full_name: 'ana garcía', email_address: 'ana.intake@example.test', position: 'BCBA', current_rbt: true }

test('each application has its answer; who is here already has their blanks filled, and what cannot be read is refused with why', async () => {
  const { status, body } = await hand(
    [
      ana,
      { full_name: 'No Position', email_address: 'np@example.test', position: 'Chef' },
      { first_name: 'Bo', last_name: 'Lee', phone_number: '(512) 555-0142' },
    ],
    { consent: 'Job board form, November 2026' },
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    isRepeat: false,
    results: [
      { row: 1, result: 'added', reasons: [] },
      { row: 2, result: 'refused', id: null, reasons: [expect.stringContaining('Chef')] },
      { row: 3, result: 'added' },
    ],
  })
  expect(await called(ana.email_address)).toEqual([
    {
      full_name: 'ana garcía',
      city: null,
      position: 'BCBA',
      current_rbt: true,
      text_consent: 'given',
      organization_id: world.own.organizationId,
      location_id: null,
    },
  ])
  const again = await hand([{ ...ana, full_name: 'Somebody Else', city: 'Austin' }, { ...ana }])
  expect(again.body).toMatchObject({ results: [{ result: 'updated' }, { result: 'known' }] })
  expect(await called(ana.email_address)).toMatchObject([{ full_name: 'ana garcía', city: 'Austin' }])
})

test('a repeated application appears in the timeline', async () => {
  const bea = { full_name: 'Bea Okafor', email_address: 'bea.intake@example.test' }
  const first = await hand([bea])
  const { results } = first.body as { results: { id: string }[] }
  await hand([{ ...bea, city: 'Austin' }])
  await hand([bea])
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${results[0]?.id}/timeline`)
  const { items } = body as { items: { name: string; after: object }[] }
  const again = items.filter(({ name }) => name === 'candidate.appliedAgain')
  expect(again.map(({ after }) => after)).toMatchObject([{ filled: '' }, { filled: 'city' }])
})

test('the same key again answers the same and adds no one, also when both come at once; with other applications it is refused', async () => {
  const once = { key: `batch ${randomUUID()}` }
  const people = Array.from({ length: 40 }, (_, n) => ({
    full_name: 'Pat Many',
    email_address: `pat${n}.${once.key.slice(6)}@example.test`,
    position: 'RBT',
  }))
  const [first, second] = await Promise.all([hand(people, once), hand(people, once)])
  const third = await hand(people, once)
  expect(second.body.results).toEqual(first.body.results)
  expect(third.body).toMatchObject({ isRepeat: true, results: first.body.results })
  expect(
    new Set(
      z
        .array(z.object({ id: z.string() }))
        .parse(first.body.results)
        .map(({ id }) => id),
    ).size,
  ).toBe(40)
  expect(await called(people[7]?.email_address ?? '')).toHaveLength(1)
  expect(await hand(people.slice(1), once)).toMatchObject({
    status: 409,
    body: { error: { fields: { key: 'This key was used for other applications. Send these under a new one.' } } },
  })
})

test('a key that may only read submits nothing, no one submits for another organization, and a thousand is the most', async () => {
  const reads = (await world.call('admin', 'POST', '/api/api-keys', { name: 'Reader', scope: 'read' })).body as {
    key: string
  }
  expect((await hand([ana], {}, reads.key)).status).toBe(403)
  expect((await world.call(null, 'POST', '/api/intake', { key: 'x', applications: [ana] })).status).toBe(401)
  expect((await hand([])).status).toBe(400)
  expect((await hand(Array.from({ length: 1_001 }, () => ana))).status).toBe(400)
  expect((await hand([{ ...ana, organization_id: world.foreign.organizationId }])).status).toBe(400)
  const shared = { key: 'the same word of two clinics' }
  expect((await hand([ana], shared)).status).toBe(200)
  const others = await world.call('foreign', 'POST', '/api/intake', {
    ...shared,
    applications: [{ ...ana, city: 'Elsewhere' }],
  })
  expect(others.body).toMatchObject({ isRepeat: false, results: [{ result: 'added' }] })
})

test('lists API submissions as imports and undoes them', async () => {
  const email = `undone.${randomUUID()}@example.test`
  const { body } = await hand([
    { full_name: 'Uma Undone', email_address: email, position: 'RBT', resume_text: 'Three years as a nanny.' },
  ])
  const importId = String(body.importId)
  const listed = (await world.call('clinic', 'GET', '/api/imports')).body as { imports: { id: string }[] }
  expect(listed.imports.map(({ id }) => id)).toContain(importId)
  expect((await world.call('clinic', 'POST', `/api/imports/${importId}/undo`, {})).status).toBe(200)
  expect(await called(email)).toEqual([])
})
