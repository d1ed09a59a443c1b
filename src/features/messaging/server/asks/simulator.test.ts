import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../testing/people.ts'

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
  expect((await reply('+15125556001', 'Hello!')).body).toEqual({ ok: true })
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

test('nobody answers for a phone that his organization never texted', async () => {
  const [candidateId = ''] = await addPeople(world, 'foreign', 1, { phone_number: '5125556003' })
  await world.call('foreign', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hi' })
  expect((await reply('+15125556003', 'STOP')).status).toBe(404)
})
