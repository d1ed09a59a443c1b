import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const text = async (candidateId: string, message = 'Hi') => {
  const id = randomUUID()
  return { id, ...(await world.call('clinic', 'POST', '/api/texts/send', { id, candidateId, message })) }
}
const reply = async (phone: string, body: string) =>
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body })

test('a simulated phone answers, opts out and comes back', async () => {
  const [candidateId = ''] = await addPeople(world, 'own', 1, { phone_number: '5125556001' })
  await text(candidateId)
  expect((await reply('+15125556001', 'Hello!')).body).toEqual({ arrivesIn: 0 })
  await reply('+15125556001', 'no me escriba más')
  expect((await text(candidateId, 'More')).status).toBe(400)
  await reply('+15125556001', 'start')
  expect((await text(candidateId, 'More')).status).toBe(200)
})

test('a text on a simulated phone is delivered or lost as told', async () => {
  const [candidateId = ''] = await addPeople(world, 'own', 1, { phone_number: '5125556002' })
  const { id } = await text(candidateId)
  const status = { id, status: 'undelivered', code: '30006' }
  expect((await world.call('clinic', 'POST', '/api/simulator/status', status)).status).toBe(200)
  expect((await text(candidateId, 'More')).body).toMatchObject({ error: { details: { reason: 'Landline' } } })
})

test('no one answers for a phone that their organization never texted', async () => {
  const [candidateId = ''] = await addPeople(world, 'foreign', 1, { phone_number: '5125556003' })
  await world.call('foreign', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hi' })
  expect((await reply('+15125556003', 'STOP')).status).toBe(404)
})

type SimulatorReply = {
  phones: {
    phone: string
    delay: number
    outcome: string | null
    texts: { body: string; arrivesIn: number }[]
    replies: { body: string; arrivesIn: number }[]
  }[]
  clock: number
}
const seen = async (phone: string, who: 'clinic' | 'foreign' = 'clinic') => {
  const { phones, clock } = (await world.call(who, 'GET', `/api/simulator/texts?q=${phone.slice(-7)}`))
    .body as SimulatorReply
  return { clock, phone: phones.find((each) => each.phone === phone) }
}
const behave = async (phone: string, delay: number, outcome: string | null) =>
  await world.call('clinic', 'POST', '/api/simulator/phone', { phone, delay, outcome })
const advance = async (minutes: number, who: 'clinic' | 'foreign' = 'clinic') =>
  (await world.call(who, 'POST', '/api/simulator/clock', { minutes })).body
const loadState = async (candidateId: string) => {
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
  return (body as { entries: { body: string; state: string }[] }).entries.map((each) => [each.body, each.state])
}

test('a slow phone gets its texts, and answers, when the clock is advanced far enough', async () => {
  const phone = '+15125556004'
  const [candidateId = ''] = await addPeople(world, 'own', 1, { phone_number: phone })
  await text(candidateId, 'First')
  expect((await behave(phone, 10, 'delivered')).status).toBe(200)
  expect((await text(candidateId, 'Second')).status).toBe(200)
  expect((await reply(phone, 'On my way')).body).toEqual({ arrivesIn: 10 })
  expect(await advance(1)).toMatchObject({ texts: 0, replies: 0 })
  expect((await seen(phone)).phone).toMatchObject({
    delay: 10,
    outcome: 'delivered',
    texts: [
      { body: 'Second', arrivesIn: 9 },
      { body: 'First Reply STOP to opt out.', arrivesIn: 0 },
    ],
    replies: [{ body: 'On my way', arrivesIn: 9 }],
  })
  expect(await loadState(candidateId)).toEqual([
    ['First Reply STOP to opt out.', 'Sent'],
    ['Second', 'Sent'],
  ])
  expect(await advance(10)).toMatchObject({ texts: 1, replies: 1 })
  expect((await seen(phone)).phone).toMatchObject({ texts: [{ arrivesIn: 0 }, { arrivesIn: 0 }], replies: [] })
  expect(await loadState(candidateId)).toEqual([
    ['First Reply STOP to opt out.', 'Sent'],
    ['Second', 'Delivered'],
    ['On my way', 'Received'],
  ])
  expect(await advance(60)).toMatchObject({ texts: 0, replies: 0 })
})

test('a phone set to fail fails at once, or when its text arrives', async () => {
  const phone = '+15125556005'
  const [candidateId = ''] = await addPeople(world, 'own', 1, { phone_number: phone })
  await text(candidateId, 'First')
  await behave(phone, 1, '30003')
  await text(candidateId, 'Later')
  await advance(1)
  await behave(phone, 0, '30007')
  expect((await text(candidateId, 'At once')).body).toMatchObject({ error: { details: { reason: 'Blocked as spam' } } })
  expect((await loadState(candidateId)).filter(([, state]) => state?.startsWith('Not delivered'))).toEqual([
    ['Later', 'Not delivered: Phone off or out of range'],
    ['At once', 'Not delivered: Blocked as spam'],
  ])
})

test('texts left over from a stopped server arrive at the next advance, once', async () => {
  const phone = '+15125556006'
  const [candidateId = ''] = await addPeople(world, 'own', 1, { phone_number: phone })
  await text(candidateId, 'First')
  await behave(phone, 60, 'delivered')
  await text(candidateId, 'Slow')
  await reply(phone, 'STOP')
  // The clock was advanced, then the process died before anything arrived.
  await world.inPlatform(async (tx) => await tx.run(sql`update simulated_clocks set minutes = minutes + 60`))
  expect(await advance(1)).toMatchObject({ texts: 1, replies: 1 })
  expect((await text(candidateId, 'More')).status).toBe(400)
})

test('a clinic’s clock and phones are its own', async () => {
  const phone = '+15125556007'
  const [own = ''] = await addPeople(world, 'own', 1, { phone_number: phone })
  await text(own, 'Ours')
  await behave(phone, 10, null)
  const before = (await seen(phone)).clock
  await advance(60, 'foreign')
  expect((await seen(phone)).clock).toBe(before)
  expect((await seen(phone, 'foreign')).phone).toBeUndefined()
  const theirs = await world.call('foreign', 'POST', '/api/simulator/phone', { phone, delay: 60, outcome: '30006' })
  expect(theirs.status).toBe(404)
  expect((await seen(phone)).phone).toMatchObject({ delay: 10, outcome: null })
  await world.call('clinic', 'POST', '/api/simulator/phone', { phone, outcome: '30006' })
  expect((await seen(phone)).phone).toMatchObject({ delay: 10, outcome: '30006' })
})

test('a delay or an outcome that is none is refused', async () => {
  for (const body of [
    { phone: '+15125556001', delay: 5, outcome: null },
    { phone: '+15125556001', delay: 0, outcome: 'explodes' },
  ])
    expect((await world.call('clinic', 'POST', '/api/simulator/phone', body)).status).toBe(400)
  expect((await world.call('clinic', 'POST', '/api/simulator/clock', { minutes: -10 })).status).toBe(400)
})
