import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'

let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld()
})
afterAll(async () => await texting.close())
beforeEach(() => texting.hook.answers())

const steer = async (batchId: string, to: string) =>
  await texting.world.call('clinic', 'POST', `/api/texts/batches/${batchId}/steer`, { to })
const queued = async (count: number) => {
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(texting.world, 'own', count), { batchId, message: `Hi ${batchId}` })
  return batchId
}

test('a paused bulk text stops after the call under way, and continues when resumed', async () => {
  const batchId = await queued(120)
  texting.hook.answers((_, response) => void steer(batchId, 'paused').then(() => response.writeHead(200).end()))
  await texting.work(batchId)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ state: 'paused', sent: 50, queued: 70 })
  texting.hook.answers()
  await texting.work(batchId)
  expect(texting.hook.calls).toEqual([])
  await steer(batchId, 'running')
  await texting.work(batchId)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ state: 'running', sent: 120, queued: 0 })
})

test('a canceled bulk text never continues', async () => {
  const batchId = await queued(3)
  await steer(batchId, 'canceled')
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ state: 'canceled', canceled: 3, queued: 0 })
  expect((await steer(batchId, 'running')).status).toBe(409)
  await texting.work(batchId)
  expect(texting.hook.calls).toEqual([])
})

test('the failed ones are sent again as a bulk text of their own, once', async () => {
  const batchId = await queued(60)
  let calls = 0
  texting.hook.answers((_, response) => response.writeHead((calls += 1) === 1 ? 500 : 200).end())
  await texting.work(batchId)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ failed: 50, sent: 10 })
  const again = randomUUID()
  const retry = async (id: string) =>
    await texting.world.call('clinic', 'POST', `/api/texts/batches/${batchId}/retry`, { batchId: id })
  expect((await retry(again)).body).toMatchObject({ queued: 50, skipped: 0 })
  expect((await retry(again)).body).toMatchObject({ queued: 50, skipped: 0 })
  expect((await retry(randomUUID())).status).toBe(409)
  await texting.work(again)
  expect((await texting.readBatch(again)).batch).toMatchObject({ sent: 50 })
})
