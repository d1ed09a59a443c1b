import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../../../../app/server/routes.ts'
import type { World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { openPool } from '../../../../../platform/server/database.ts'
import { startJobs } from '../../../../../platform/server/job.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'

let texting: TextingWorld
let world: World
beforeAll(async () => {
  texting = await openTextingWorld()
  world = texting.world
})
afterAll(async () => await texting.close())
beforeEach(() => texting.hook.answers())

test('a failing call marks its people and the rest continues', async () => {
  let calls = 0
  texting.hook.answers((_, response) => {
    calls += 1
    response.writeHead(calls === 2 ? 503 : 200).end()
  })
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(world, 'own', 130), { batchId })
  await texting.work(batchId)
  const { batch } = await texting.readBatch(batchId)
  expect(batch).toMatchObject({ total: 130, sent: 80, failed: 50, queued: 0, unknown: 0 })
  const { results, total } = await texting.readBatch(batchId, '?result=failed')
  expect([total, new Set(results.map(({ reason }) => reason))]).toEqual([
    50,
    new Set(['Webhook failed with status: 503']),
  ])
})

test('every text has an outcome and the rest continues, no matter how a webhook treats the calls of one bulk text', async () => {
  const acts: Parameters<typeof texting.hook.answers>[0][] = [
    (_, response) => response.writeHead(200).end(),
    (_, response) => response.writeHead(429, { 'retry-after': '60' }).end(),
    (_, response) => response.writeHead(500).end(),
    (_, __, request) => request.socket.end(),
    (_, __, request) => request.socket.resetAndDestroy(),
    (_, __, request) => request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 4000\r\nConnection: close\r\n\r\nhalf'),
    (_, response) => setTimeout(() => response.writeHead(200).end(), 700),
    (_, response) => response.writeHead(204).end(),
  ]
  let calls = 0
  texting.hook.answers((posted, response, request) => acts[calls++]?.(posted, response, request))
  const batchId = randomUUID()
  const people = await addPeople(world, 'own', acts.length * 50)
  await texting.sendMany(people, { batchId, message: `{{Candidate First}} ${batchId}` })
  for (let left = people.length; left > 0; left = Number((await texting.readBatch(batchId)).batch.queued))
    await texting.work(batchId)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({
    total: 400,
    sent: 200,
    failed: 100,
    unknown: 100,
    queued: 0,
  })
  expect(texting.hook.calls).toHaveLength(acts.length)
})

test('texts that a dead process had begun become unknown and are not sent again; the rest is sent', async () => {
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(world, 'own', 70), { batchId, message: `{{Candidate First}} ${batchId}` })
  const pool = openPool(world.databaseUrl)
  texting.hook.answers((_, response) => void pool.end().then(() => response.writeHead(200).end()))
  await expect(texting.work(batchId, 'clinic', { ...world.services, pool })).rejects.toThrow('pool')
  const first = texting.hook.calls.flatMap(({ body }) => body.candidates)
  expect(first).toHaveLength(50)

  texting.hook.answers()
  await texting.sweep()
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ queued: 70, unknown: 0 })
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`update text_messages set claimed_at = now() - interval '61 seconds' where batch_id = ${batchId} and message_status = 'sending'`,
    )
    await tx.run(sql`update text_batches set created_at = now() - interval '61 seconds' where id = ${batchId}`)
  })
  await texting.sweep()
  const waiting = await world.services.pool.query(
    `select from pgboss.job where name = 'send-texts' and data ->> 'batchId' = $1`,
    [batchId],
  )
  expect(waiting.rowCount).toBe(2)
  await texting.work(batchId)
  expect(texting.hook.calls.flatMap(({ body }) => body.candidates)).toHaveLength(20)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ queued: 0, sent: 20, unknown: 50 })
  expect(
    await texting.count(
      sql`select count(*)::int as n from events where batch_id = ${batchId} and name = 'text.unknown'`,
    ),
  ).toBe(50)
})

test('anyone who opts out or refuses while the text still waits does not get it', async () => {
  const [fine = '', stopped = '', refused = ''] = await addPeople(world, 'own', 3, { text_consent: null })
  const batchId = randomUUID()
  await texting.sendMany([fine, stopped, refused], { batchId, attestConsent: true })
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update all_candidates set phone_number = '5125550177' where id = ${stopped}`)
    await tx.run(sql`update text_messages set recipient_phone = '+15125550177' where candidate_id = ${stopped}`)
    await tx.run(sql`update all_candidates set text_consent = 'refused' where id = ${refused}`)
    await insertRows(tx, 'opt_outs', [
      {
        id: randomUUID(),
        organization_id: world.own.organizationId,
        phone: '+15125550177',
        at: new Date(),
        source: 'STOP',
      },
    ])
  })
  await texting.work(batchId)
  expect(texting.hook.calls.flatMap(({ body }) => body.candidates)).toHaveLength(1)
  const { results } = await texting.readBatch(batchId)
  expect(Object.fromEntries(results.map(({ candidateId, result, reason }) => [candidateId, [result, reason]]))).toEqual(
    {
      [fine]: ['sent', null],
      [stopped]: ['failed', 'This person opted out of texts.'],
      [refused]: ['failed', 'This person refused texts.'],
    },
  )
})

test('the running server sends a queued batch by itself', async () => {
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(world, 'own', 5), { batchId })
  const working = await startJobs(world.services, world.databaseUrl, jobs)
  await expect.poll(async () => (await texting.readBatch(batchId)).batch.sent, { timeout: 10_000 }).toBe(5)
  await working.stop()
})

test('notifies every organization whose texts were sent', async () => {
  const [own, foreign] = [await addPeople(world, 'own', 1), await addPeople(world, 'foreign', 1)]
  const batchId = randomUUID()
  await texting.sendMany([...own, ...foreign], { batchId }, 'platform')
  const listener = new pg.Client({ connectionString: world.databaseUrl })
  await listener.connect()
  const told: string[] = []
  listener.on('notification', ({ payload }) => told.push(payload ?? ''))
  await listener.query('listen reinforce_live')
  await texting.work(batchId, 'platform')
  const heard = () => told.map((payload): unknown => JSON.parse(payload))
  for (const { organizationId } of [world.own, world.foreign])
    await expect.poll(heard).toContainEqual({ organization: organizationId, area: 'texts' })
  await listener.end()
})
