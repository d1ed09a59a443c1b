import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../../texting/messages/server/testing/texting-world.ts'

let texting: TextingWorld
let world: World
beforeAll(async () => {
  texting = await openTextingWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  world = texting.world
})
afterAll(async () => await texting.close())

test('lists people without a text in the given order, with their status; a failed text does not count', async () => {
  texting.hook.answers()
  const [texted = '', failed = '', first = '', last = ''] = await addPeople(world, 'own', 4)
  const [foreign = ''] = await addPeople(world, 'foreign', 1)
  for (const candidateId of [texted, failed])
    await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Good day' })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update text_messages set message_status = 'failed' where candidate_id = ${failed}::uuid`),
  )
  const asked = [last, texted, foreign, randomUUID(), failed, first, last]
  const answer = await world.call('clinic', 'POST', '/api/candidates/not-texted', { ids: asked })
  expect(answer.body).toEqual({
    people: [last, failed, first].map((id) => ({ id, status: 'Initial Inquiry' })),
  })
  expect((await world.call('clinic', 'POST', '/api/candidates/not-texted', { ids: [] })).body).toEqual({ people: [] })
})
