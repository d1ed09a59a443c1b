import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../messages/server/testing/texting-world.ts'
import { runSchedulerJob } from './jobs/run-scheduler.ts'

let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld()
})
afterAll(async () => await texting.close())
beforeEach(() => texting.hook.answers())

const people = async (count: number, change: object = {}) => await addPeople(texting.world, 'own', count, { ...change })
const start = async (ids: string[], runId: string = randomUUID(), more: object = {}) => {
  const asked = { runId, selection: { ids }, ...more }
  const { body } = await texting.world.call('clinic', 'POST', '/api/auto-scheduler/runs', asked)
  await runSchedulerJob.run(
    { organizationId: texting.world.own.organizationId, runId },
    texting.world.services,
    new AbortController().signal,
  )
  const run = (await texting.world.call('clinic', 'GET', `/api/auto-scheduler/runs/${runId}`)).body as Record<
    string,
    unknown
  >
  return { body, run }
}

test('the webhook gets exactly the body of section 7, and the candidate is marked as sent', async () => {
  const [id = ''] = await people(1, {
    full_name: 'Ana García',
    email_address: 'ana@example.test',
    certification_number: 'RBT-1',
    current_rbt: true,
    city: 'Austin',
    state: 'TX',
  })
  const { body, run } = await start([id])
  expect(body).toMatchObject({ queued: 1, skipped: 0, logged: false })
  expect(run).toMatchObject({ sent: 1, failed: 0 })
  expect(texting.hook.calls.map((call): unknown => call.body)).toEqual([
    {
      id,
      full_name: 'Ana García',
      email_address: 'ana@example.test',
      phone_number: '(512) 555-1000',
      position: 'RBT',
      status: 'Initial Inquiry',
      certification_number: 'RBT-1',
      current_rbt: true,
      city: 'Austin',
      state: 'TX',
    },
  ])
  expect(
    await texting.count(sql`select count(*)::int as n from all_candidates where id = ${id} and auto_scheduler_sent`),
  ).toBe(1)
  expect((await start([id])).run).toMatchObject({
    skipped: 1,
    results: [{ reason: 'The auto scheduler was already sent.' }],
  })
  expect(texting.hook.calls).toHaveLength(1)
})

test('one failing call leaves the others alone, and its candidate is not marked', async () => {
  const ids = await people(12)
  let calls = 0
  texting.hook.answers((_, response) => response.writeHead((calls += 1) === 3 ? 500 : 200).end())
  const { run } = await start(ids)
  expect(run).toMatchObject({ sent: 11, failed: 1 })
  expect((run.results as object[])[0]).toMatchObject({ result: 'failed', reason: 'Webhook failed with status: 500' })
})

test('skips people who opted out or refused, and sends the same run twice only once', async () => {
  const [fine = '', refused = ''] = [...(await people(1)), ...(await people(1, { text_consent: 'refused' }))]
  const runId = randomUUID()
  await start([fine, refused], runId)
  const { run } = await start([fine, refused], runId)
  expect(run).toMatchObject({ sent: 1, skipped: 1 })
  expect(texting.hook.calls).toHaveLength(1)
})

test('sends people who never agreed to texts only if the sender attests it, which is recorded', async () => {
  const [unknown = ''] = await people(1, { text_consent: null })
  const ask = { selection: { ids: [unknown] } }
  expect((await texting.world.call('clinic', 'POST', '/api/auto-scheduler/preview', ask)).body).toEqual({
    total: 1,
    ready: 0,
    consentUnknown: 1,
  })
  expect((await start([unknown])).run).toMatchObject({
    skipped: 1,
    results: [{ reason: 'No consent to texts on record.' }],
  })
  expect(texting.hook.calls).toEqual([])
  expect((await start([unknown], randomUUID(), { attestConsent: true })).run).toMatchObject({ sent: 1 })
  expect(
    await texting.count(
      sql`select count(*)::int as n from all_candidates where id = ${unknown} and text_consent = 'given' and text_consent_source = 'attested by Riley Adams'`,
    ),
  ).toBe(1)
  expect(await texting.world.eventNames(unknown)).toContain('consent.attested')
})

test('the preview counts exactly the people that a run takes', async () => {
  const [fine = '', other = '', unknown = ''] = await people(3)
  const [refused = ''] = await people(1, { text_consent: 'refused' })
  const [sent = ''] = await people(1, { auto_scheduler_sent: true })
  await texting.world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set text_consent = null where id = ${unknown}`),
  )
  const ids = [fine, other, unknown, refused, sent]
  const asked = await texting.world.call('clinic', 'POST', '/api/auto-scheduler/preview', { selection: { ids } })
  expect(asked.body).toEqual({ total: 5, ready: 2, consentUnknown: 1 })
  expect((await start(ids)).run).toMatchObject({ sent: 2, skipped: 3 })
})

test('sends records that share a number once, also in another run', async () => {
  const ids = await people(2, { phone_number: '(512) 444-1000' })
  expect((await start(ids)).run).toMatchObject({ sent: 1, skipped: 1 })
  const { run } = await start(ids)
  expect(run).toMatchObject({ sent: 0, skipped: 2 })
  expect((run.results as { reason: string }[]).map(({ reason }) => reason).toSorted()).toEqual([
    'The auto scheduler was already sent to this number, on another record.',
    'The auto scheduler was already sent.',
  ])
  expect(texting.hook.calls).toHaveLength(1)
})

test('without a webhook it only logs', async () => {
  const world = await openWorld()
  const answer = await world.call('clinic', 'POST', '/api/auto-scheduler/runs', {
    runId: randomUUID(),
    selection: { ids: [world.own.candidateId] },
  })
  expect(answer.body).toMatchObject({ logged: true, queued: 0 })
  expect(await world.eventNames()).toContain('scheduler.logged')
  await world.close()
})

const applies = async (fields: Record<string, string>) => {
  const { world } = texting
  const id = randomUUID()
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, ...fields })) form.append(name, value)
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
const turnNew = async (scheduler_new: boolean, scheduler = true) => {
  const url = `/api/clients/${texting.world.own.organizationId}`
  expect((await texting.world.call('platform', 'PUT', url, { scheduler, scheduler_new })).status).toBe(200)
}
const loadRequests = async (id: string) =>
  await texting.count(sql`select count(*)::int as n from scheduler_requests where candidate_id = ${id}`)

test('sends applicants who agreed to texts at once where the organization wants that, once; no one else', async () => {
  const agreed = { full_name: 'Noa New', phone_number: '(512) 555-7001', text_consent: 'yes' }
  const before = await applies({ ...agreed, phone_number: '(512) 555-7000', full_name: 'Bo Before' })
  await turnNew(true)
  try {
    const id = await applies(agreed)
    const silent = await applies({ full_name: 'Sam Silent', phone_number: '(512) 555-7002' })
    await applies(agreed)
    await runJobs(texting.world, runSchedulerJob)
    expect(texting.hook.calls).toMatchObject([{ body: { id, full_name: 'Noa New' } }])
    expect(await loadRequests(before)).toBe(0)
    expect(await loadRequests(silent)).toBe(0)
    expect(await texting.world.eventNames(id)).toContain('scheduler.sent')
    await turnNew(true, false)
    expect(await loadRequests(await applies({ ...agreed, phone_number: '(512) 555-7003' }))).toBe(0)
    // Switched on again, it waits to be told about new applicants.
    await turnNew(false)
    expect(await loadRequests(await applies({ ...agreed, phone_number: '(512) 555-7004' }))).toBe(0)
  } finally {
    await turnNew(false)
  }
})
