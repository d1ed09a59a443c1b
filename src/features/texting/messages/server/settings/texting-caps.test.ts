import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sendTextsJob } from '../jobs/send-texts.ts'
import { receiveText } from '../receive-text.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'

/** A Friday, noon in Austin, 1 PM in New York. */
const noon = new Date('2026-11-20T18:00:00Z')
const saturday = new Date('2026-11-21T18:00:00Z')
const signal = new AbortController().signal
let clock = noon
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => clock)
})
afterAll(async () => await texting.close())

type Who = 'clinic' | 'admin' | 'foreign' | 'platform'
type Clinic = 'own' | 'foreign'
const path = (clinic: Clinic = 'own') => `/api/organizations/${texting.world[clinic].organizationId}/texting-cap`
const cap = async (who: Who, most: number | null, clinic: Clinic = 'own') =>
  await texting.world.call(who, 'PUT', path(clinic), { most })
const capAll = async (who: Who, most: number | null) => await texting.world.call(who, 'PUT', '/api/texts/cap', { most })
const readCap = async (who: Who = 'clinic') => (await texting.world.call(who, 'GET', path())).body
const queue = async (count: number, clinic: Clinic = 'own') => {
  const batchId = randomUUID()
  const { body } = await texting.sendMany(await addPeople(texting.world, clinic, count), { batchId }, 'platform')
  return { batchId, body }
}
const people = () => texting.hook.calls.flatMap(({ body }) => body.candidates)
const due = async (batchId: string) => {
  await texting.release()
  await texting.work(batchId, 'platform')
}
const waiting = async (batchId: string) =>
  await texting.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ n: z.number(), failure: z.nullable(z.string()), at: z.nullable(z.string()) }),
        sql`select count(*)::int as n, failure, min(send_at) as at from text_messages where batch_id = ${batchId} and message_status = 'held' group by 2`,
      ),
  )
beforeEach(async () => {
  clock = noon
  for (const clinic of ['own', 'foreign'] as const) {
    await cap('platform', null, clinic)
    await cap(clinic === 'own' ? 'admin' : 'foreign', null, clinic)
  }
  await capAll('platform', null)
  await texting.world.inPlatform(async (tx) => {
    await tx.run(sql`update text_messages set message_status = 'canceled' where message_status in ('held', 'queued')`)
    await tx.run(sql`update text_messages set cap_date = null`)
  })
  texting.hook.answers()
})

test('workers that claim at the same moment never pass the limit; the rest waits for tomorrow and goes then', async () => {
  const { batchId } = await queue(220)
  await cap('platform', 100)
  const { platformId, services } = texting.world
  await Promise.all(
    Array.from(
      { length: 6 },
      async () => await sendTextsJob.run({ organizationId: platformId, batchId }, services, signal),
    ),
  )
  expect(people()).toHaveLength(100)
  expect(await readCap()).toMatchObject({ most: 100, left: 100 })
  expect(await waiting(batchId)).toEqual([
    { n: 120, failure: 'The clinic’s limit of 100 texts a day is reached.', at: '2026-11-21T15:00:00.000Z' },
  ])
  clock = saturday
  await due(batchId)
  expect(people()).toHaveLength(200)
  clock = new Date('2026-11-23T18:00:00Z')
  await due(batchId)
  expect(people()).toHaveLength(220)
  expect(new Set(people().map(({ formattedNumber }) => formattedNumber)).size).toBe(220)
}, 60_000)

test('the limit of everyone holds over all clinics at once', async () => {
  const batches = [await queue(40, 'own'), await queue(40, 'foreign')]
  await cap('platform', 30, 'foreign')
  await capAll('platform', 50)
  const { platformId, services } = texting.world
  const run = async (batchId: string) =>
    await sendTextsJob.run({ organizationId: platformId, batchId }, services, signal)
  await Promise.all([...batches, ...batches, ...batches].map(async ({ batchId }) => await run(batchId)))
  expect(people()).toHaveLength(50)
  const foreign = await texting.count(
    sql`select count(*)::int as n from text_messages
      where organization_id = ${texting.world.foreign.organizationId} and message_status = 'sent'
      and cap_date is not null`,
  )
  expect(foreign).toBeLessThanOrEqual(30)
  expect((await texting.world.call('platform', 'GET', '/api/texts/cap')).body).toEqual({ most: 50, left: 50 })
}, 60_000)

test('shows what a bulk text would use up before it goes, and sends it after the limit is raised', async () => {
  await cap('platform', 3)
  const ids = await addPeople(texting.world, 'own', 5)
  const preview = await texting.world.call('clinic', 'POST', '/api/texts/preview', {
    selection: { ids },
    message: 'Hello',
  })
  const because = 'The clinic’s limit of 3 texts a day is reached.'
  expect(preview.body).toMatchObject({
    sendable: 5,
    held: 2,
    groups: [
      { kind: 'now', count: 3 },
      { kind: 'held', because, until: '2026-11-21T15:00:00.000Z', count: 2 },
    ],
  })
  const batchId = randomUUID()
  expect((await texting.sendMany(ids, { batchId, message: 'Hello' })).body).toMatchObject({ queued: 5, held: 2 })
  await texting.work(batchId)
  expect(people()).toHaveLength(3)
  const { results } = await texting.readBatch(batchId, '?result=held')
  expect(results.map(({ reason }) => reason)).toEqual([because, because])
  const [more = ''] = await addPeople(texting.world, 'own', 1)
  const single = await texting.world.call('clinic', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId: more,
    message: 'One more',
  })
  // Two places of Saturday are spoken for by then.
  expect(single.body).toMatchObject({ status: 'held', held: because, sendAt: '2026-11-21T15:00:00.000Z' })
  await cap('platform', 4)
  await texting.release()
  await texting.work(batchId)
  await texting.workAlone()
  expect(people()).toHaveLength(4)
  await cap('platform', null)
  await texting.release()
  await texting.work(batchId)
  await texting.workAlone()
  expect(people()).toHaveLength(6)
})

test('a text that waits for tomorrow keeps its place when its words are changed', async () => {
  await cap('platform', 1)
  const ids = await addPeople(texting.world, 'own', 2)
  const texts = ids.map((candidateId) => ({ id: randomUUID(), candidateId, message: 'Hi' }))
  for (const text of texts) await texting.world.call('clinic', 'POST', '/api/texts/send', text)
  const changed = await texting.world.call('clinic', 'PATCH', `/api/texts/${texts[1]?.id}`, { message: 'Hello' })
  expect(changed.body).toMatchObject({ sendAt: '2026-11-21T15:00:00.000Z' })
})

test('a failed text uses nothing up; one that may have arrived does', async () => {
  await cap('platform', 2)
  const send = async () => {
    const [candidateId = ''] = await addPeople(texting.world, 'own', 1)
    const text = { id: randomUUID(), candidateId, message: 'Hi' }
    return (await texting.world.call('clinic', 'POST', '/api/texts/send', text)).body
  }
  texting.hook.answers((_, response) => response.writeHead(500).end())
  await send()
  expect(await readCap()).toMatchObject({ left: 0 })
  texting.hook.answers((_, __, request) => request.socket.destroy())
  expect(await send()).toMatchObject({ status: 'unknown' })
  expect(await readCap()).toMatchObject({ left: 1 })
  texting.hook.answers()
  expect(await send()).toMatchObject({ status: 'sent' })
  expect(await send()).toMatchObject({ status: 'held' })
})

test('the confirmation of an opt-out leaves despite the limit, and counts', async () => {
  const [candidateId = ''] = await addPeople(texting.world, 'own', 1, { phone_number: '5125559901' })
  await texting.world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hi' })
  await cap('platform', 1)
  await texting.world.inPlatform(async (tx) => {
    const text = { vendorId: randomUUID(), from: '+15125559901', body: 'STOP' }
    await receiveText(tx, text, texting.world.services, new Date())
    await tx.run(sql`update text_messages set created_at = ${noon.toISOString()} where purpose is not null`)
  })
  await texting.workAlone()
  expect(people()).toHaveLength(2)
  expect(await readCap()).toMatchObject({ left: 2 })
})

test('the day is that of the organization', async () => {
  const zone = async (name: string) =>
    await texting.world.call('platform', 'PUT', `/api/clients/${texting.world.own.organizationId}`, { time_zone: name })
  await zone('Pacific/Honolulu')
  await cap('platform', 1)
  const { batchId } = await queue(1)
  await texting.work(batchId, 'platform')
  // Saturday, 9 AM in Austin, is still Friday evening in Honolulu.
  clock = new Date('2026-11-21T09:30:00Z')
  expect(await readCap()).toMatchObject({ left: 1 })
  clock = new Date('2026-11-21T10:30:00Z')
  expect(await readCap()).toMatchObject({ left: 0 })
  await zone('America/Chicago')
})

test('an Admin lowers what the platform allows, and no one else changes it', async () => {
  expect((await cap('clinic', 5)).status).toBe(403)
  expect((await cap('foreign', 5)).status).toBe(404)
  expect((await capAll('admin', 5)).status).toBe(403)
  expect((await texting.world.call('admin', 'GET', '/api/texts/cap')).status).toBe(403)
  expect((await cap('platform', 0)).status).toBe(400)
  expect((await cap('platform', 500)).status).toBe(200)
  expect(await cap('admin', 501)).toMatchObject({
    status: 400,
    body: { error: { fields: { most: 'The platform allows 500 a day at most.' } } },
  })
  expect((await cap('admin', 200)).status).toBe(200)
  expect(await readCap()).toEqual({ most: 200, byPlatform: 500, byClinic: 200, left: 0 })
  await cap('platform', 100)
  expect(await readCap()).toMatchObject({ most: 100 })
  await cap('admin', null)
  expect(await readCap()).toEqual({ most: 100, byPlatform: 100, byClinic: null, left: 0 })
  await capAll('platform', 9)
  const events = await texting.world.eventNames()
  expect(events).toEqual(expect.arrayContaining(['textingSettings.limited', 'textingSettings.allLimited']))
})
