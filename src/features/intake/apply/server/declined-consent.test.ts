import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:9/' })
})
afterAll(async () => await world.close())

const applyOnce = async (fields: Record<string, string>) => {
  const id = randomUUID()
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, full_name: 'Zuri Applicant', ...fields })) form.append(name, value)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/apply/CODE-${world.own.organizationId.slice(0, 8)}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: createAddress(),
  })
  expect(answer.statusCode).toBe(200)
  return id
}
const loadConsent = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ consent: z.nullable(z.string()), source: z.nullable(z.string()), at: z.nullable(z.string()) }),
        sql`select text_consent as consent, text_consent_source as source, text_consent_at as at from all_candidates where id = ${id}`,
      ),
  )
const preview = async (ids: string[], more: object = {}) =>
  (await world.call('clinic', 'POST', '/api/texts/preview', { selection: { ids }, message: 'Hi', ...more })).body
const send = async (candidateId: string) =>
  await world.call('clinic', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId,
    message: 'Hi',
    attestConsent: true,
  })
const on = /^They didn’t agree to texts on their application of Nov \d{1,2}, 2026\.$/
const setDay = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update all_candidates set text_consent_at = '2026-11-02T18:00:00Z' where id = ${id}`),
  )

test('records an empty box as a refusal; without the question it records nothing', async () => {
  const asked = await applyOnce({ phone_number: '512 555 0161', text_consent: 'no' })
  const unasked = await applyOnce({ phone_number: '512 555 0162', full_name: 'Ona Other' })
  expect(await loadConsent(asked)).toMatchObject({
    consent: null,
    source: expect.stringContaining('not agreed to: I agree to receive text messages') as unknown,
    at: expect.any(String) as unknown,
  })
  expect(await loadConsent(unasked)).toEqual({ consent: null, source: null, at: null })
})

test('no one attests a consent that the application did not give: single, bulk, auto scheduler, edit', async () => {
  const id = await applyOnce({ phone_number: '512 555 0163', text_consent: 'no', full_name: 'Dee Clined' })
  const [unknown = ''] = await addPeople(world, 'own', 1, { text_consent: null })
  await setDay(id)
  const refused = await send(id)
  expect(refused.body).toMatchObject({ error: { details: { reason: expect.stringMatching(on) as unknown } } })
  expect(refused.text).not.toContain('attestConsent')
  expect(await preview([id, unknown], { attestConsent: false })).toMatchObject({
    consentUnknown: 1,
    groups: [
      { kind: 'skipped', because: 'No consent to texts on record.', count: 1 },
      { kind: 'skipped', because: 'They didn’t agree to texts on their application.', count: 1 },
    ],
  })
  const group = { kind: 'skipped', because: 'They didn’t agree to texts on their application.' }
  expect(await preview([id, unknown], { attestConsent: false, group })).toMatchObject({
    recipients: [{ candidateId: id, skipped: expect.stringMatching(on) as unknown }],
  })
  const batch = { batchId: randomUUID(), selection: { ids: [id] }, message: 'Hi', attestConsent: true }
  expect((await world.call('clinic', 'POST', '/api/texts/send-many', batch)).body).toMatchObject({
    queued: 0,
    skipped: 1,
  })
  const scheduler = { selection: { ids: [id] } }
  expect((await world.call('clinic', 'POST', '/api/auto-scheduler/preview', scheduler)).body).toEqual({
    total: 1,
    ready: 0,
    consentUnknown: 0,
  })
  await world.call('clinic', 'POST', '/api/auto-scheduler/runs', {
    runId: randomUUID(),
    selection: { ids: [id] },
    attestConsent: true,
  })
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  const { version } = body as { version: string }
  await world.call('clinic', 'PATCH', `/api/candidates/${id}`, { version, changes: { text_consent: 'unknown' } })
  expect(await loadConsent(id)).toMatchObject({ consent: null, source: expect.any(String) as unknown })
  expect(await world.eventNames(id)).not.toContain('consent.attested')
})

test('people who text after the application may be answered with attested consent, as before', async () => {
  const id = await applyOnce({ phone_number: '512 555 0164', text_consent: 'no', full_name: 'Inez Inbound' })
  await setDay(id)
  expect((await send(id)).status).toBe(400)
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, recipient_phone, last_inbound_at)
        values (${world.own.organizationId}, ${id}, 'rbt', 'Inez Inbound', '+15125550164', '2026-11-03T18:00:00Z')`),
  )
  expect(await preview([id])).toMatchObject({ consentUnknown: 1, sendable: 1 })
  expect((await send(id)).status).toBe(200)
  expect(await loadConsent(id)).toMatchObject({ consent: 'given', source: 'attested by Riley Adams' })
})

test('a person who applies again with the box, and is accepted, agreed', async () => {
  const form = { phone_number: '512 555 0165', email_address: 'again@example.test', full_name: 'Aga Again' }
  const id = await applyOnce({ ...form, text_consent: 'no' })
  await applyOnce({ ...form, text_consent: 'yes' })
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  const [suggestion] = (body as { suggestions: { id: string }[] }).suggestions
  await world.call('clinic', 'POST', `/api/candidate-suggestions/${suggestion?.id}/decision`, { decision: 'accepted' })
  expect(await loadConsent(id)).toMatchObject({
    consent: 'given',
    source: expect.stringContaining('Reply STOP') as unknown,
  })
})

test('a record that is merged brings its answer along: the kept one is not attested either', async () => {
  const other = await applyOnce({ phone_number: '512 555 0167', text_consent: 'no', full_name: 'Mer Ged' })
  const [kept = ''] = await addPeople(world, 'own', 1, { text_consent: null, full_name: 'Mer Ged' })
  const merged = await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other, take: [] })
  expect(merged.status).toBe(200)
  expect(await loadConsent(kept)).toMatchObject({ consent: null, source: expect.any(String) as unknown })
  expect((await send(kept)).status).toBe(400)
})
