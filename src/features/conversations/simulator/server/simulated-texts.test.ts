import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { sendTextsJob } from '../../../texting/messages/server/jobs/send-texts.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const phones = async (q: string, who: 'clinic' | 'platform' | 'manager' = 'clinic') =>
  (await world.call(who, 'GET', `/api/simulator/texts?q=${encodeURIComponent(q)}`)).body as {
    phones: { phone: string; name: string; texts: { id: string; from: string; body: string; at: string }[] }[]
    total: number
    clock: number
    coming: number
  }
const arrived = (id: string | undefined, wayOut = '') => ({
  id,
  from: '+15555550100',
  body: `Hi Wren ${id}${wayOut}`,
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
  arrivesIn: 0,
})

test('the simulator shows what arrived, the newest first, by phone', async () => {
  const [candidateId] = await addPeople(world, 'own', 1, { full_name: 'wren 100% sky', phone_number: '512 555 7788' })
  const ids = [randomUUID(), randomUUID()]
  for (const id of [ids[0], ids[0], ids[1]])
    await world.call('clinic', 'POST', '/api/texts/send', {
      id,
      candidateId,
      message: `Hi {{Candidate First}} ${id}`,
    })
  const expected = {
    phone: '+15125557788',
    name: 'Wren Sky',
    delay: 0,
    outcome: null,
    role: null,
    texts: [arrived(ids[1]), arrived(ids[0], ' Reply STOP to opt out.')],
    replies: [],
  }
  for (const q of ['7788', 'wren', '100%', ids[0] ?? ''])
    expect([q, await phones(q)]).toEqual([q, { phones: [expected], total: 1, clock: 0, coming: 1 }])
  expect(await phones('1_0%')).toMatchObject({ phones: [], total: 0 })
  expect((await phones('')).total).toBe(2)
})

test('a bulk text of platform staff arrives under each organization and shows a clinic its own only', async () => {
  const own = await addPeople(world, 'own', 55, { full_name: 'Ivy Own' })
  const foreign = await addPeople(world, 'foreign', 5, { full_name: 'Ivy Foreign' })
  const batchId = randomUUID()
  const payload = { batchId, selection: { ids: [...own, ...foreign] }, message: `Batch ${batchId}` }
  expect((await world.call('platform', 'POST', '/api/texts/send-many', payload)).status).toBe(200)
  await sendTextsJob.run({ organizationId: world.platformId, batchId }, world.services, new AbortController().signal)
  const seen = async (organizationId: string) =>
    await world.inClinic(
      organizationId,
      async (tx) => await tx.run(sql`select from simulated_texts where body like ${`%${batchId}%`}`),
    )
  expect([await seen(world.own.organizationId), await seen(world.foreign.organizationId)]).toEqual([55, 5])
  expect((await phones(batchId)).total).toBe(50 + 5)
  expect((await phones('Ivy Foreign')).total).toBe(0)
})
