import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
import { openPool } from '../../../platform/server/database.ts'
import { sendTextsJob } from './jobs/send-texts.ts'
import { sweepTextsJob } from './jobs/sweep-texts.ts'
import { addPeople } from './testing/people.ts'
import { openWebhook } from './testing/webhook.ts'

let hook: Awaited<ReturnType<typeof openWebhook>>
let world: World
beforeAll(async () => {
  hook = await openWebhook()
  world = await openWorld({ TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: hook.url })
})
afterAll(async () => {
  await world.close()
  await hook.close()
})
beforeEach(() => hook.answers())

const count = z.object({ n: z.number() })
const counted = async (query: ReturnType<typeof sql>) =>
  (await world.inPlatform(async (tx) => await tx.one(count, query)))?.n

type Who = 'clinic' | 'platform'
const sendMany = async (ids: string[], more: object = {}, who: Who = 'clinic') =>
  await world.call(who, 'POST', '/api/texts/send-many', {
    batchId: randomUUID(),
    selection: { ids },
    message: 'Hi {{Candidate First}}',
    ...more,
  })
const work = async (batchId: string, who: Who = 'clinic', house = world.house) => {
  const organizationId = who === 'clinic' ? world.own.organizationId : world.platformId
  await sendTextsJob.run({ organizationId, batchId }, house, new AbortController().signal)
}
const sweep = async () => await sweepTextsJob.run({ organizationId: '' }, world.house, new AbortController().signal)
const batchOf = async (batchId: string, query = '', who: Who = 'clinic') =>
  (await world.call(who, 'GET', `/api/texts/batches/${batchId}${query}`)).body as {
    batch: Record<string, unknown>
    results: { candidateId: string; result: string; reason: string | null; phone: string | null; name: string }[]
    total: number
  }

/** Counts the statements that the world's server sends while `work` runs. */
const countStatements = async (work: () => Promise<unknown>) => {
  let statements = 0
  const watch = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const counting = (...given: unknown[]) => {
      statements += 1
      return query(...given)
    }
    Object.assign(client, { query: counting })
  }
  const seen = new WeakSet<pg.PoolClient>()
  const onAcquire = (client: pg.PoolClient) => {
    if (!seen.has(client)) watch(client)
    seen.add(client)
  }
  world.house.pool.on('acquire', onAcquire)
  await work()
  world.house.pool.off('acquire', onAcquire)
  return statements
}

test('2,000 people are queued by few statements and each is texted once by two workers at the same time', async () => {
  const ids = await addPeople(world, 'own', 2000)
  const batchId = randomUUID()
  const statements = await countStatements(async () => {
    expect((await sendMany(ids, { batchId })).body).toEqual({ batchId, queued: 2000, skipped: 0 })
  })
  expect(statements).toBeLessThan(30)

  let [open, together] = [0, 0]
  hook.answers((_, response) => {
    open += 1
    together = Math.max(together, open)
    setTimeout(() => {
      open -= 1
      response.writeHead(200).end()
    }, 20)
  })
  await Promise.all([work(batchId), work(batchId)])
  expect(together).toBe(2)
  expect(hook.calls.every(({ body }) => body.candidates.length <= 50)).toBe(true)
  const phones = hook.calls.flatMap(({ body }) => body.candidates.map(({ formattedNumber }) => formattedNumber))
  expect([phones.length, new Set(phones).size]).toEqual([2000, 2000])
  expect(new Set(hook.calls.map(({ key }) => key)).size).toBe(hook.calls.length)
  expect((await batchOf(batchId)).batch).toMatchObject({ total: 2000, queued: 0, sent: 2000, failed: 0, skipped: 0 })
  expect(
    await counted(
      sql`select count(*)::int as n from facts f where f.batch_id = ${batchId} and f.name = 'text.sent' and f.about is not null`,
    ),
  ).toBe(2000)
})

test('a batch’s rows read like a single text’s, and its job waits in the queue', async () => {
  const [candidateId = ''] = await addPeople(world, 'own', 1)
  const batchId = randomUUID()
  await sendMany([candidateId], { batchId })
  const jobs = await world.house.pool.query<{ data: unknown }>(
    `select data from pgboss.job where name = 'send-texts' and data ->> 'batchId' = $1`,
    [batchId],
  )
  expect(jobs.rows).toEqual([{ data: { organizationId: world.own.organizationId, batchId } }])
  await work(batchId)
  const row = await world.inPlatform(
    async (tx) =>
      await tx.one(z.record(z.string(), z.unknown()), sql`select * from text_messages where batch_id = ${batchId}`),
  )
  expect(row).toMatchObject({
    candidate_id: candidateId,
    candidate_name: 'Pat Lee',
    sender_name: 'Riley Adams',
    twilio_phone: '+15555550100',
    message: 'Hi Pat',
    message_content: 'Hi Pat',
    sender_type: 'user',
    message_direction: 'outbound',
    message_status: 'sent',
  })
  expect(row?.sent_at).not.toBeNull()
})

test('the same batch twice, even at once, answers the same and queues once', async () => {
  const ids = await addPeople(world, 'own', 3)
  const [without = ''] = await addPeople(world, 'own', 1, { phone_number: '' })
  const batchId = randomUUID()
  const answers = await Promise.all([
    sendMany([...ids, without], { batchId }),
    sendMany([...ids, without], { batchId }),
  ])
  for (const { body } of answers) expect(body).toEqual({ batchId, queued: 3, skipped: 1 })
  expect(await counted(sql`select count(*)::int as n from text_messages where batch_id = ${batchId}`)).toBe(3)
  expect((await sendMany(ids, { batchId }, 'platform')).status).toBe(409)
})

test('who cannot be texted is left out with the reason; the rest is not', async () => {
  const [fine = ''] = await addPeople(world, 'own', 1)
  const left = {
    'There is no phone number.': await addPeople(world, 'own', 1, { phone_number: null }),
    'This person refused texts.': await addPeople(world, 'own', 1, { text_consent: 'refused' }),
    'This person opted out of texts.': await addPeople(world, 'own', 1, { phone_number: '512.555.0199' }),
    'Nobody has said yet that this person agreed to texts.': await addPeople(world, 'own', 1, { text_consent: null }),
  }
  const batchId = randomUUID()
  const { body } = await sendMany([fine, ...Object.values(left).flat()], { batchId })
  expect(body).toEqual({ batchId, queued: 1, skipped: 4 })
  const { results, total } = await batchOf(batchId, '?result=skipped')
  expect(total).toBe(4)
  expect(Object.fromEntries(results.map(({ reason, candidateId }) => [reason, [candidateId]]))).toEqual(left)
  expect((await batchOf(batchId, '?result=queued')).results.map(({ candidateId }) => candidateId)).toEqual([fine])
})

test('attested consent is recorded for those of whom nothing was known, and only for them', async () => {
  const unknown = await addPeople(world, 'own', 2, { text_consent: null })
  const refused = await addPeople(world, 'own', 1, { text_consent: 'refused' })
  const { body } = await sendMany([...unknown, ...refused], { attestConsent: true })
  expect(body).toMatchObject({ queued: 2, skipped: 1 })
  const consents = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ consent: z.string(), source: z.nullable(z.string()) }),
        sql`select text_consent as consent, text_consent_source as source from all_candidates where id = any(${sql.param([...unknown, ...refused])}::uuid[]) order by 1`,
      ),
  )
  const attested = { consent: 'given', source: 'attested by Riley Adams' }
  expect(consents).toEqual([attested, attested, { consent: 'refused', source: null }])
  expect(await world.factNames(unknown[0])).toEqual(['consent.attested'])
})

test('“all that match” texts the number that was agreed to, or nobody', async () => {
  await addPeople(world, 'own', 4, { full_name: 'Quentin Zorn' })
  const batchId = randomUUID()
  const selection = (expected: number) => ({ selection: { query: { q: 'zorn' }, except: [], expected }, batchId })
  const moved = await sendMany([], selection(3))
  expect(moved.status).toBe(409)
  expect(moved.body).toMatchObject({ error: { details: { total: 4 } } })
  expect(await counted(sql`select count(*)::int as n from text_batches where id = ${batchId}`)).toBe(0)
  expect((await sendMany([], selection(4))).body).toMatchObject({ queued: 4 })
})

test('another organization’s people look unknown, and nobody is queued', async () => {
  const [own = '', foreign = ''] = [...(await addPeople(world, 'own', 1)), ...(await addPeople(world, 'foreign', 1))]
  const [answer, unknown] = [await sendMany([own, foreign]), await sendMany([own, randomUUID()])]
  expect([answer.status, answer.text]).toEqual([404, unknown.text])
  expect(
    await counted(sql`select count(*)::int as n from text_messages where candidate_id in (${own}, ${foreign})`),
  ).toBe(0)
})

test('platform staff text two organizations at once: rows and calls under each', async () => {
  const own = await addPeople(world, 'own', 60)
  const foreign = await addPeople(world, 'foreign', 60)
  const batchId = randomUUID()
  const message = '{{Organization}}'
  expect((await sendMany([...own, ...foreign], { batchId, message }, 'platform')).body).toMatchObject({ queued: 120 })
  await work(batchId, 'platform')
  for (const clinic of [world.own, world.foreign]) {
    expect(
      await counted(
        sql`select count(*)::int as n from text_messages where batch_id = ${batchId} and organization_id = ${clinic.organizationId} and message = ${clinic.name}`,
      ),
    ).toBe(60)
    expect(
      hook.calls
        .filter(({ body }) => body.organization === clinic.name)
        .flatMap(({ body }) => body.candidates)
        .map(({ message }) => message),
    ).toEqual(Array(60).fill(clinic.name))
  }
  expect((await batchOf(batchId, '', 'platform')).batch).toMatchObject({ sent: 120, createdBy: 'Morgan Lee' })
  expect((await world.call('clinic', 'GET', `/api/texts/batches/${batchId}`)).status).toBe(404)
})

describe('when something breaks', () => {
  test('a failing call marks its people and the rest goes on', async () => {
    let calls = 0
    hook.answers((_, response) => {
      calls += 1
      response.writeHead(calls === 2 ? 503 : 200).end()
    })
    const batchId = randomUUID()
    await sendMany(await addPeople(world, 'own', 130), { batchId })
    await work(batchId)
    const { batch } = await batchOf(batchId)
    expect(batch).toMatchObject({ total: 130, sent: 80, failed: 50, queued: 0, unknown: 0 })
    const { results, total } = await batchOf(batchId, '?result=failed')
    expect([total, new Set(results.map(({ reason }) => reason))]).toEqual([
      50,
      new Set(['Webhook failed with status: 503']),
    ])
  })

  test('what a dead process had begun becomes unknown and is not sent again; the rest is', async () => {
    const batchId = randomUUID()
    await sendMany(await addPeople(world, 'own', 70), { batchId, message: `{{Candidate First}} ${batchId}` })
    const pool = openPool(world.databaseUrl)
    hook.answers((_, response) => void pool.end().then(() => response.writeHead(200).end()))
    await expect(work(batchId, 'clinic', { ...world.house, pool })).rejects.toThrow('pool')
    const first = hook.calls.flatMap(({ body }) => body.candidates)
    expect(first).toHaveLength(50)

    hook.answers()
    await sweep()
    expect((await batchOf(batchId)).batch).toMatchObject({ queued: 70, unknown: 0 })
    await world.inPlatform(async (tx) => {
      await tx.run(
        sql`update text_messages set claimed_at = now() - interval '61 seconds' where batch_id = ${batchId} and message_status = 'sending'`,
      )
      await tx.run(sql`update text_batches set created_at = now() - interval '61 seconds' where id = ${batchId}`)
    })
    await sweep()
    const waiting = await world.house.pool.query(
      `select from pgboss.job where name = 'send-texts' and data ->> 'batchId' = $1`,
      [batchId],
    )
    expect(waiting.rowCount).toBe(2)
    await work(batchId)
    expect(hook.calls.flatMap(({ body }) => body.candidates)).toHaveLength(20)
    expect((await batchOf(batchId)).batch).toMatchObject({ queued: 0, sent: 20, unknown: 50 })
    expect(
      await counted(sql`select count(*)::int as n from facts where batch_id = ${batchId} and name = 'text.unknown'`),
    ).toBe(50)
  })
})

test('results come 100 a page by name, and a clinic’s own recent batches are listed', async () => {
  const batchId = randomUUID()
  await sendMany(await addPeople(world, 'own', 120), { batchId })
  const [first, second] = [await batchOf(batchId), await batchOf(batchId, '?page=2')]
  expect([first.results.length, second.results.length, first.total]).toEqual([100, 20, 120])
  const ids = new Set([...first.results, ...second.results].map(({ candidateId }) => candidateId))
  expect(ids.size).toBe(120)
  const list = (await world.call('clinic', 'GET', '/api/texts/batches')).body as { batches: { id: string }[] }
  expect(list.batches[0]?.id).toBe(batchId)
  const colleague = (await world.call('manager', 'GET', '/api/texts/batches')).body as { batches: unknown[] }
  expect(colleague.batches).toEqual([])
})
