import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
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

/** Counts the statements that the world's server sends while `act` runs. */
const countStatements = async (act: () => Promise<unknown>) => {
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
  world.services.pool.on('acquire', onAcquire)
  await act()
  world.services.pool.off('acquire', onAcquire)
  return statements
}

test('2,000 people are queued by few statements and each is texted once by two workers at the same time', async () => {
  const ids = await addPeople(world, 'own', 2000)
  const batchId = randomUUID()
  const statements = await countStatements(async () => {
    expect((await texting.sendMany(ids, { batchId })).body).toEqual({ batchId, queued: 2000, held: 0, skipped: 0 })
  })
  expect(statements).toBeLessThan(30)

  let [open, together] = [0, 0]
  let first: (() => void) | undefined
  texting.hook.answers((_, response) => {
    open += 1
    together = Math.max(together, open)
    const end = () => {
      open -= 1
      response.writeHead(200).end()
    }
    // The first call is answered when the other worker has made one too.
    if (together < 2) first = end
    else {
      first?.()
      first = undefined
      end()
    }
  })
  // Settled, not raced: a worker that failed must not leave the other one running into the end of the file.
  for (let left = 2000; left > 0; left = Number((await texting.readBatch(batchId)).batch.queued)) {
    const both = await Promise.allSettled([texting.work(batchId), texting.work(batchId)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  }
  expect(together).toBe(2)
  expect(texting.hook.calls.every(({ body }) => body.candidates.length <= 50)).toBe(true)
  const phones = texting.hook.calls.flatMap(({ body }) => body.candidates.map(({ formattedNumber }) => formattedNumber))
  expect([phones.length, new Set(phones).size]).toEqual([2000, 2000])
  expect(new Set(texting.hook.calls.map(({ key }) => key)).size).toBe(texting.hook.calls.length)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({
    total: 2000,
    queued: 0,
    sent: 2000,
    failed: 0,
    skipped: 0,
  })
  expect(
    await texting.count(
      sql`select count(*)::int as n from events f where f.batch_id = ${batchId} and f.name = 'text.sent' and f.about is not null`,
    ),
  ).toBe(2000)
})

test('a batch’s rows read like a single text’s, and its job waits in the queue', async () => {
  const [candidateId = ''] = await addPeople(world, 'own', 1)
  const batchId = randomUUID()
  await texting.sendMany([candidateId], { batchId })
  const jobs = await world.services.pool.query<{ data: unknown }>(
    `select data from pgboss.job where name = 'send-texts' and data ->> 'batchId' = $1`,
    [batchId],
  )
  expect(jobs.rows).toEqual([{ data: { organizationId: world.own.organizationId, batchId } }])
  await texting.work(batchId)
  const row = await world.inPlatform(
    async (tx) =>
      await tx.one(z.record(z.string(), z.unknown()), sql`select * from text_messages where batch_id = ${batchId}`),
  )
  expect(row).toMatchObject({
    candidate_id: candidateId,
    candidate_name: 'Pat Lee',
    sender_name: 'Riley Adams',
    twilio_phone: '+15555550100',
    message: 'Hi Pat Reply STOP to opt out.',
    message_content: 'Hi Pat Reply STOP to opt out.',
    sender_type: 'user',
    message_direction: 'outbound',
    message_status: 'sent',
  })
  expect(row?.sent_at).not.toBeNull()
})

test('a text keeps its template, and never one of another organization', async () => {
  const createTemplate = async (organizationId: string) => {
    const id = randomUUID()
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`insert into message_templates (id, organization_id, name, content)
          values (${id}, ${organizationId}, 'Hello', 'Hi')`),
    )
    return id
  }
  const [own, foreign] = [
    await createTemplate(world.own.organizationId),
    await createTemplate(world.foreign.organizationId),
  ]
  const platforms = await createTemplate(world.platformId)
  const kept = async (templateId: string, who: 'clinic' | 'platform', isOne: boolean) => {
    const [candidateId = ''] = await addPeople(world, 'own', 1)
    const { status } = isOne
      ? await world.call(who, 'POST', '/api/texts/send', {
          id: randomUUID(),
          candidateId,
          message: 'Hi',
          attestConsent: true,
          templateId,
        })
      : await texting.sendMany([candidateId], { templateId }, who)
    expect(status).toBe(200)
    const row = await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ template_id: z.nullable(z.string()) }),
          sql`select template_id from text_messages where candidate_id = ${candidateId}`,
        ),
    )
    return row?.template_id
  }
  for (const isOne of [true, false]) {
    expect(await kept(own, 'clinic', isOne)).toBe(own)
    expect(await kept(foreign, 'clinic', isOne)).toBeNull()
    expect(await kept(randomUUID(), 'clinic', isOne)).toBeNull()
    expect(await kept(platforms, 'platform', isOne)).toBe(platforms)
    expect(await kept(own, 'platform', isOne)).toBe(own)
    expect(await kept(foreign, 'platform', isOne)).toBeNull()
  }
})

test('the same batch twice, even at once, answers the same and queues once', async () => {
  const ids = await addPeople(world, 'own', 3)
  const [without = ''] = await addPeople(world, 'own', 1, { phone_number: '' })
  const batchId = randomUUID()
  const answers = await Promise.all([
    texting.sendMany([...ids, without], { batchId }),
    texting.sendMany([...ids, without], { batchId }),
  ])
  for (const { body } of answers) expect(body).toEqual({ batchId, queued: 3, held: 0, skipped: 1 })
  expect(await texting.count(sql`select count(*)::int as n from text_messages where batch_id = ${batchId}`)).toBe(3)
  expect((await texting.sendMany(ids, { batchId }, 'platform')).status).toBe(409)
})

test('skips people who cannot be texted with the reason, and texts the rest', async () => {
  const [fine = ''] = await addPeople(world, 'own', 1)
  const left = {
    'There is no phone number.': await addPeople(world, 'own', 1, { phone_number: null }),
    'This person refused texts.': await addPeople(world, 'own', 1, { text_consent: 'refused' }),
    'This person opted out of texts.': await addPeople(world, 'own', 1, { phone_number: '512.555.0199' }),
    'No consent to texts on record.': await addPeople(world, 'own', 1, { text_consent: null }),
  }
  const batchId = randomUUID()
  const { body } = await texting.sendMany([fine, ...Object.values(left).flat()], { batchId })
  expect(body).toEqual({ batchId, queued: 1, held: 0, skipped: 4 })
  const { results, total } = await texting.readBatch(batchId, '?result=skipped')
  expect(total).toBe(4)
  expect(Object.fromEntries(results.map(({ reason, candidateId }) => [reason, [candidateId]]))).toEqual(left)
  expect((await texting.readBatch(batchId, '?result=queued')).results.map(({ candidateId }) => candidateId)).toEqual([
    fine,
  ])
})

test('records attested consent for people whose consent was unknown, and only for them', async () => {
  const unknown = await addPeople(world, 'own', 2, { text_consent: null })
  const refused = await addPeople(world, 'own', 1, { text_consent: 'refused' })
  const { body } = await texting.sendMany([...unknown, ...refused], { attestConsent: true })
  expect(body).toMatchObject({ queued: 2, skipped: 1 })
  const consents = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ consent: z.string(), source: z.nullable(z.string()) }),
        sql`select text_consent as consent, text_consent_source as source from all_candidates
          where id = any(${sql.param([...unknown, ...refused])}::uuid[]) order by 1`,
      ),
  )
  const attested = { consent: 'given', source: 'attested by Riley Adams' }
  expect(consents).toEqual([attested, attested, { consent: 'refused', source: null }])
  expect(await world.eventNames(unknown[0])).toEqual(['consent.attested'])
})

test('“all that match” texts the number that was agreed to, or no one', async () => {
  await addPeople(world, 'own', 4, { full_name: 'Quentin Zorn' })
  const batchId = randomUUID()
  const selection = (expected: number) => ({ selection: { query: { q: 'zorn' }, except: [], expected }, batchId })
  const moved = await texting.sendMany([], selection(3))
  expect(moved.status).toBe(409)
  expect(moved.body).toMatchObject({ error: { details: { total: 4 } } })
  expect(await texting.count(sql`select count(*)::int as n from text_batches where id = ${batchId}`)).toBe(0)
  expect((await texting.sendMany([], selection(4))).body).toMatchObject({ queued: 4 })
})

test('another organization’s people look unknown, and no one is queued', async () => {
  const [own = '', foreign = ''] = [...(await addPeople(world, 'own', 1)), ...(await addPeople(world, 'foreign', 1))]
  const [answer, unknown] = [await texting.sendMany([own, foreign]), await texting.sendMany([own, randomUUID()])]
  expect([answer.status, answer.text]).toEqual([404, unknown.text])
  expect(
    await texting.count(sql`select count(*)::int as n from text_messages where candidate_id in (${own}, ${foreign})`),
  ).toBe(0)
})

test('platform staff text two organizations at once: rows and calls under each', async () => {
  const own = await addPeople(world, 'own', 60)
  const foreign = await addPeople(world, 'foreign', 60)
  const batchId = randomUUID()
  const message = '{{Organization}}'
  expect((await texting.sendMany([...own, ...foreign], { batchId, message }, 'platform')).body).toMatchObject({
    queued: 120,
  })
  await texting.work(batchId, 'platform')
  for (const clinic of [world.own, world.foreign]) {
    expect(
      await texting.count(
        sql`select count(*)::int as n from text_messages
          where batch_id = ${batchId} and organization_id = ${clinic.organizationId}
          and message = ${`${clinic.name} Reply STOP to opt out.`}`,
      ),
    ).toBe(60)
    expect(
      texting.hook.calls
        .filter(({ body }) => body.organization === clinic.name)
        .flatMap(({ body }) => body.candidates)
        .map(({ message }) => message),
    ).toEqual(Array(60).fill(`${clinic.name} Reply STOP to opt out.`))
  }
  expect((await texting.readBatch(batchId, '', 'platform')).batch).toMatchObject({ sent: 120, createdBy: 'Morgan Lee' })
  expect((await world.call('clinic', 'GET', `/api/texts/batches/${batchId}`)).status).toBe(404)
})

test('results come 100 a page by name, and a clinic’s own recent batches are listed', async () => {
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(world, 'own', 120), { batchId })
  const [first, second] = [await texting.readBatch(batchId), await texting.readBatch(batchId, '?page=2')]
  expect([first.results.length, second.results.length, first.total]).toEqual([100, 20, 120])
  const ids = new Set([...first.results, ...second.results].map(({ candidateId }) => candidateId))
  expect(ids.size).toBe(120)
  const list = (await world.call('clinic', 'GET', '/api/texts/batches')).body as { batches: { id: string }[] }
  expect(list.batches[0]?.id).toBe(batchId)
  const colleague = (await world.call('manager', 'GET', '/api/texts/batches')).body as { batches: unknown[] }
  expect(colleague.batches).toEqual([])
})
