import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../features/texting/messages/server/testing/texting-world.ts'

/** A Friday in November, 03:00 in Austin, where texts may leave from 15:00Z to 02:00Z. */
const night = new Date('2026-11-20T09:00:00Z')
const hour = 3_600_000
const day = 24 * hour
const noon = 9 * hour // after that night

let now = night
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => now)
})
afterAll(async () => await texting.close())

test('a clock that jumps ahead and back sends nothing outside the window, and nothing twice', async () => {
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(texting.world, 'own', 2, { state: 'TX' }), { batchId })
  const leftAfter = async (ms: number) => {
    now = new Date(night.getTime() + ms)
    await texting.release()
    await texting.work(batchId)
    return texting.hook.calls.flatMap(({ body }) => body.candidates).length
  }
  expect([await leftAfter(3 * day), await leftAfter(-day), await leftAfter(0)]).toEqual([0, 0, 0])
  // Three nights ahead they were put off to the morning after: they leave late, never in the night.
  expect([await leftAfter(3 * day + hour), await leftAfter(3 * day + noon)]).toEqual([0, 2])
  expect([await leftAfter(-day), await leftAfter(noon), await leftAfter(400 * day + noon)]).toEqual([2, 2, 2])
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ held: 0, queued: 0, sent: 2 })
})
