import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'

let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld()
})
afterAll(async () => await texting.close())
beforeEach(() => texting.hook.answers())

let given = 0
/** Records of one person: all with one number that no one else has. */
const records = async (count: number, change: object = {}) => {
  given += 1
  const phone_number = `(512) 444-${String(2000 + given)}`
  return await addPeople(texting.world, 'own', count, { phone_number, ...change })
}
const send = async (candidateId: string, message = 'Hi all') =>
  await texting.world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message })
const bulk = async (ids: string[], message = 'Hi all') => {
  const batchId = randomUUID()
  const { body } = await texting.sendMany(ids, { batchId, message })
  await texting.work(batchId)
  return { body, results: (await texting.readBatch(batchId)).results }
}
const texts = () => texting.hook.calls.flatMap(({ body }) => body.candidates)
const getReason = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { reason?: string } } }).error?.details.reason

test('three records with one number get one text of a bulk text, also when it is repeated, also one by one', async () => {
  const ids = await records(3)
  const first = await bulk(ids)
  expect(first.body).toMatchObject({ queued: 1, skipped: 2 })
  expect(first.results.flatMap(({ reason }) => reason ?? [])).toEqual(
    Array.from({ length: 2 }, () => 'Another record in this selection has the same number and gets this text.'),
  )
  const again = await bulk(ids)
  expect(again.body).toMatchObject({ queued: 0, skipped: 3 })
  expect(new Set(again.results.map(({ reason }) => reason))).toEqual(
    new Set([
      'This person got the same text in the last 24 hours.',
      'This number got the same text in the last 24 hours, on another record.',
    ]),
  )
  for (const id of ids) expect((await send(id)).status).toBe(400)
  expect(texts()).toHaveLength(1)
})

test('one number gets one text of a bulk text, even if its records have different names', async () => {
  const [ana = ''] = await records(1, { full_name: 'Ana Lee' })
  given -= 1
  const [anna = ''] = await records(1, { full_name: 'Anna Lee' })
  expect((await bulk([ana, anna], 'Hi {{Candidate First}}')).body).toMatchObject({ queued: 1, skipped: 1 })
})

test('two people who text two records of one number at the same moment text it once', async () => {
  for (let round = 0; round < 5; round += 1) {
    texting.hook.answers((_, response) => setTimeout(() => response.writeHead(200).end(), 50))
    const ids = await records(4)
    const answers = await Promise.all(ids.map(async (id) => await send(id, `Round ${round}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(texts()).toHaveLength(1)
  }
})

test('a repetition is allowed once the person has replied, and refused with a true reason before', async () => {
  const [first = '', second = ''] = await records(2)
  await send(first, 'Thanks!')
  expect(getReason(await send(first, 'Thanks!'))).toBe('This person got the same text in the last 24 hours.')
  expect(getReason(await send(second, 'Thanks!'))).toBe(
    'This number got the same text in the last 24 hours, on another record.',
  )
  await texting.world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update text_recipients set last_inbound_at = now() + interval '1 second' where candidate_id = ${first}`,
      ),
  )
  expect((await send(second, 'Thanks!')).status).toBe(200)
})

test('marks texts that may have arrived, and those that still wait', async () => {
  const [first = '', second = ''] = await records(2)
  texting.hook.answers((_, __, request) => request.socket.resetAndDestroy())
  await send(first)
  expect(getReason(await send(second))).toMatch(/may have gotten the same text .* We don’t know if it arrived/)
  const [held = '', other = ''] = await records(2)
  const sendAt = new Date(Date.now() + 3_600_000).toISOString()
  await texting.world.call('clinic', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId: held,
    message: 'Hi all',
    sendAt,
  })
  expect(getReason(await send(other))).toBe('The same text is already waiting for this number.')
})

test('a text that failed is no repetition', async () => {
  const [first = '', second = ''] = await records(2)
  texting.hook.answers((_, response) => response.writeHead(500).end())
  await send(first)
  texting.hook.answers()
  expect((await send(second)).status).toBe(200)
})
