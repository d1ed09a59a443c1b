import { createHmac, randomUUID } from 'node:crypto'
import dns from 'node:dns/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { sendWebhooksJob } from './jobs/send-webhooks.ts'

const start = new Date('2026-11-20T18:00:00Z')
let now = start
let world: World
let hook: Server
let url = ''
let status = 200
let calls: { body: string; headers: IncomingHttpHeaders }[] = []
beforeAll(async () => {
  hook = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      calls.push({ body: Buffer.concat(parts).toString(), headers: request.headers })
      response.writeHead(status).end('thanks')
    })
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`
  world = await openWorld({ WEBHOOKS_TO: 'anywhere', DEMO_DATA: 'on' }, () => now)
})
afterAll(async () => {
  await world.close()
  hook.closeAllConnections()
  hook.close()
})

type Row = Record<string, unknown> & { id: string }
let webhook = { id: '', secret: '' }
const events = ['candidate.created', 'candidate.statusChanged', 'text.received', 'optOut.recorded']
beforeEach(async () => {
  now = start
  status = 200
  calls = []
  await world.inPlatform(async (tx) => await tx.run(sql`delete from webhooks`))
  const made = await world.call('admin', 'POST', '/api/outgoing-webhooks', { url: `${url}/${randomUUID()}`, events })
  webhook = made.body as typeof webhook
})
const run = async () => await sendWebhooksJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const change = async (ids: string[], to: string) =>
  await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids }, status: to })
const delivered = async () =>
  ((await world.call('admin', 'GET', `/api/outgoing-webhooks/${webhook.id}/deliveries`)).body as { rows: Row[] }).rows
const listed = async () =>
  ((await world.call('admin', 'GET', '/api/outgoing-webhooks')).body as { rows: Row[] }).rows.find(
    ({ id }) => id === webhook.id,
  )
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test('sends an event once, signed, with ids and statuses and no names', async () => {
  const [id = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García' })
  await change([id], 'Hired')
  await run()
  await run()
  expect(calls).toHaveLength(1)
  const { body, headers } = calls[0] ?? { body: '', headers: {} }
  expect(JSON.parse(body)).toMatchObject({
    event: 'candidate.statusChanged',
    organization_id: world.own.organizationId,
    candidate_id: id,
    status_before: 'Initial Inquiry',
    status: 'Hired',
  })
  expect(body).not.toContain('Ana')
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['reinforce-signature'])) ?? []
  expect(Number(t) * 1000).toBe(now.getTime())
  expect(v1).toBe(createHmac('sha256', webhook.secret).update(`${t}.${body}`).digest('hex'))
  expect((await delivered())[0]).toMatchObject({ state: 'delivered', answer_status: 200, answer: 'thanks', tries: 1 })
})

test('a bulk change is one delivery each; another organization’s changes and other events are none', async () => {
  const ids = await addPeople(world, 'own', 12)
  await change(ids, 'Hired')
  await world.call('foreign', 'POST', '/api/candidates/status', {
    selection: { ids: [world.foreign.candidateId] },
    status: 'Hired',
  })
  await world.call('clinic', 'POST', `/api/candidates/${ids[0]}/notes`, { body: 'A note' })
  await run()
  expect(new Set(calls.map(({ body }) => (JSON.parse(body) as { candidate_id: string }).candidate_id))).toEqual(
    new Set(ids),
  )
  expect(calls).toHaveLength(12)
})

const page = async (n: number) =>
  (await world.call('admin', 'GET', `/api/outgoing-webhooks/${webhook.id}/deliveries?page=${n}`)).body as {
    rows: { at: string }[]
    hasMore: boolean
  }
const queue = async (from: number, to: number) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into webhook_deliveries (organization_id, webhook_id, event, at, state)
        select ${world.own.organizationId}, ${webhook.id}, 'text.received', ${start.toISOString()}::timestamptz + n * interval '1 s', 'delivered'
        from generate_series(${from}::int, ${to}::int) n`),
  )

test('lists deliveries by pages of 25, the newest first, each with whether older ones follow', async () => {
  await queue(1, 25)
  expect(await page(1)).toMatchObject({ hasMore: false, rows: { length: 25 } })
  await queue(26, 26)
  const [first, second] = [await page(1), await page(2)]
  expect([first.hasMore, first.rows.length, first.rows[0]?.at]).toEqual([true, 25, '2026-11-20T18:00:26.000Z'])
  expect(second).toMatchObject({ hasMore: false, rows: [{ at: '2026-11-20T18:00:01.000Z', next_at: null }] })
})

test('no event, no delivery: a rolled-back one was never queued', async () => {
  const lost = world.inPlatform(async (tx) => {
    await recordEvents(tx, null, [
      { name: 'candidate.added', about: world.own.candidateId, organizationId: world.own.organizationId },
    ])
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  expect(await delivered()).toEqual([])
})

test('a refusal is tried again later with the same payload, until it is taken', async () => {
  status = 503
  const [id = ''] = await addPeople(world, 'own', 1)
  await change([id], 'Hired')
  await run()
  await run()
  expect(calls).toHaveLength(1)
  expect((await delivered())[0]).toMatchObject({ state: 'waiting', tries: 1, problem: 'It answered 503.' })
  expect((await listed())?.failing_since).toBe(now.toISOString())
  later(1)
  await run()
  status = 200
  later(5)
  await run()
  expect(calls).toHaveLength(3)
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
  expect((await delivered())[0]).toMatchObject({ state: 'delivered', tries: 3, problem: null })
  expect(await listed()).toMatchObject({ failing_since: null, waiting: 0 })
})

test('after three days of failures it is switched off, the Admins get an email, and what waits goes once it is on again', async () => {
  status = 500
  const [one = '', two = ''] = await addPeople(world, 'own', 2)
  await change([one], 'Hired')
  await run()
  later(3 * 1_440)
  await run()
  expect(await listed()).toMatchObject({ is_active: false, switched_off_at: now.toISOString() })
  const mails = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ to: z.string(), body: z.string() }),
        sql`select to_address as to, body from emails where kind = 'notice'`,
      ),
  )
  expect(mails).toMatchObject([
    { to: 'admin@example.test', body: expect.stringContaining('/settings?tab=advanced#webhooks') as string },
  ])
  expect(await world.eventNames(webhook.id)).toContain('webhook.switchedOff')
  calls = []
  later(2_000)
  await run()
  expect(calls).toEqual([])
  status = 200
  await world.call('admin', 'PATCH', `/api/outgoing-webhooks/${webhook.id}`, { is_active: true })
  await change([two], 'Hired')
  await run()
  expect(calls).toHaveLength(2)
})

test('a delivery is sent again on demand, with the new secret once there is one', async () => {
  const [id = ''] = await addPeople(world, 'own', 1)
  await change([id], 'Hired')
  await run()
  const { body } = await world.call('admin', 'PATCH', `/api/outgoing-webhooks/${webhook.id}`, { newSecret: true })
  const { secret } = body as { secret: string }
  expect(secret).not.toBe(webhook.secret)
  const [first] = await delivered()
  const again = `/api/outgoing-webhooks/deliveries/${first?.id}/send`
  expect((await world.call('foreign', 'POST', again, {})).status).toBe(404)
  expect((await world.call('admin', 'POST', again, {})).status).toBe(200)
  await run()
  expect(calls.map((each) => each.body)).toEqual([calls[0]?.body, calls[0]?.body])
  const [, t, v1] = /^t=(\d+),v1=(.+)$/.exec(String(calls[1]?.headers['reinforce-signature'])) ?? []
  expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${calls[1]?.body}`).digest('hex'))
})

test('two workers at once tell each thing once', async () => {
  const ids = await addPeople(world, 'own', 15)
  await change(ids, 'Hired')
  await Promise.all([run(), run(), run()])
  expect(calls).toHaveLength(15)
})

test('sends a texted answer and an opt-out', async () => {
  const [id = ''] = await addPeople(world, 'own', 1, { phone_number: '+15125557901' })
  await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId: id, message: 'Hello' })
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone: '+15125557901', body: 'STOP' })
  await run()
  expect(calls.map(({ body }) => (JSON.parse(body) as { event: string }).event).toSorted()).toEqual([
    'optOut.recorded',
    'text.received',
  ])
  expect(calls.map(({ body }) => body).join()).not.toContain('5557901')
})

test('an erased candidate is forgotten by the deliveries too', async () => {
  const [id = ''] = await addPeople(world, 'own', 1)
  await change([id], 'Hired')
  await world.call('clinic', 'PUT', `/api/candidates/${id}/erasure`, { wanted: true, reason: 'By phone' })
  now = new Date('2026-12-21T18:00:00Z')
  await eraseDue(world)
  expect(await delivered()).toEqual([])
})

test('shows a wrong address and missing events at their field; only Admins, only their own', async () => {
  const add = async (payload: object, who: 'admin' | 'clinic' = 'admin') =>
    await world.call(who, 'POST', '/api/outgoing-webhooks', { url: `${url}/new`, events, ...payload })
  expect((await add({ url: 'nonsense' })).body).toMatchObject({
    error: { fields: { url: expect.stringContaining('Enter an address like') as string } },
  })
  expect((await add({ events: [] })).body).toMatchObject({
    error: { fields: { events: 'Choose at least one event.' } },
  })
  expect((await add({}, 'clinic')).status).toBe(403)
  for (const who of ['foreign', 'platform'] as const) {
    const at = `/api/outgoing-webhooks/${webhook.id}`
    expect((await world.call(who, 'GET', `${at}/deliveries`)).status).toBe(404)
    expect((await world.call(who, 'PATCH', at, { is_active: false })).status).toBe(404)
    expect((await world.call(who, 'DELETE', at)).status).toBe(404)
  }
  expect((await world.call('admin', 'DELETE', `/api/outgoing-webhooks/${webhook.id}`)).status).toBe(200)
})

test('an address whose name leads to the own network, or nowhere, is refused when it is saved', async () => {
  const strict = await openWorld({ DEMO_DATA: 'on' }, () => now)
  const resolve = vi.spyOn(dns, 'lookup')
  const add = async (name: string) =>
    await strict.call('admin', 'POST', '/api/outgoing-webhooks', { url: `https://${name}/hook`, events })
  try {
    resolve.mockResolvedValue([{ address: '10.0.0.5', family: 4 }] as never)
    expect((await add('inside.example.com')).body).toMatchObject({
      error: { fields: { url: 'The address must lead to the public internet.' } },
    })
    resolve.mockRejectedValue(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    expect((await add('hok.example.com')).body).toMatchObject({
      error: { fields: { url: 'No server has this name. Check the spelling.' } },
    })
    resolve.mockResolvedValue([{ address: '93.184.216.34', family: 4 }] as never)
    expect((await add('hook.example.com')).status).toBe(200)
  } finally {
    resolve.mockRestore()
    await strict.close()
  }
})
