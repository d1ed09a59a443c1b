import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { createSignature } from '../../../../access/webhooks/server/public.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'

const secret = 'shared-with-the-automation'
/** A Friday, noon in Austin. */
const now = new Date('2026-11-20T18:00:00Z')
const path = '/api/webhooks/automation/inbound'
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ AUTOMATION_WEBHOOK_SECRET: secret }, () => now)
})
afterAll(async () => await texting.close())

let next = 3100
const texted = async () => {
  const phone = `512555${(next += 1)}`
  const [candidateId = ''] = await addPeople(texting.world, 'own', 1, { phone_number: phone })
  const send = async (message: string) =>
    (await texting.world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message })).body
  await send('Hello')
  return { candidateId, phone, send }
}
const told = async (event: object, { by = secret, at = now, said = '' } = {}) => {
  const payload = JSON.stringify(event)
  const { statusCode } = await texting.world.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'reinforce-signature': createSignature(by, said || payload, at) },
    payload,
  })
  return statusCode
}
const received = async (candidateId: string) => {
  const events = await texting.world.eventNames(candidateId)
  return events.filter((name) => name === 'text.received').length
}

test('a signed reply reaches the thread once, and STOP ends the texts', async () => {
  const { candidateId, phone, send } = await texted()
  const reply = { id: randomUUID(), from: `(512) 555-${phone.slice(-4)}`, text: 'Tuesday works' }
  expect(await told(reply)).toBe(200)
  expect(await told(reply)).toBe(200)
  expect(await received(candidateId)).toBe(1)
  expect(await send('Fine')).toMatchObject({ status: 'sent' })
  expect(await told({ id: randomUUID(), from: `+1${phone}`, text: 'STOP' })).toBe(200)
  expect(await send('One more')).toMatchObject({
    error: { message: 'Failed to send text message: This person opted out of texts.' },
  })
})

test('a reply lands with the clinic whose number it was sent to', async () => {
  const { candidateId, phone } = await texted()
  const { world } = texting
  const number = '(512) 555-0142'
  await world.call('platform', 'PUT', `/api/clients/${world.own.organizationId}`, { texting_number: number })
  const [other = ''] = await addPeople(world, 'foreign', 1, { phone_number: phone })
  await world.call('platform', 'POST', '/api/texts/send', { id: randomUUID(), candidateId: other, message: 'Hi' })
  expect(await told({ id: randomUUID(), from: `+1${phone}`, to: number, text: 'Mine' })).toBe(200)
  expect([await received(candidateId), await received(other)]).toEqual([1, 0])
  expect(await told({ id: randomUUID(), from: `+1${phone}`, text: 'Whose?' })).toBe(200)
  expect(await received(other)).toBe(1)
})

test('after a merge a reply from either phone lands in the thread of the record that lives on', async () => {
  const [kept, middle, first] = [await texted(), await texted(), await texted()]
  const merge = async (id: string, other_id: string) =>
    await texting.world.call('clinic', 'POST', `/api/candidates/${id}/merge`, { other_id, take: [] })
  expect((await merge(middle.candidateId, first.candidateId)).status).toBe(200)
  expect((await merge(kept.candidateId, middle.candidateId)).status).toBe(200)
  for (const { phone } of [kept, middle, first])
    expect(await told({ id: randomUUID(), from: `+1${phone}`, text: `From ${phone}` })).toBe(200)
  expect([await received(kept.candidateId), await received(middle.candidateId)]).toEqual([3, 0])
  const { body } = await texting.world.call('clinic', 'GET', `/api/candidates/${kept.candidateId}/texts`)
  for (const { phone } of [kept, middle, first]) expect(JSON.stringify(body)).toContain(`From ${phone}`)
  expect(await told({ id: randomUUID(), from: `+1${first.phone}`, text: 'STOP' })).toBe(200)
  const again = await texting.world.call('clinic', 'GET', `/api/candidates/${kept.candidateId}/texts`)
  expect(JSON.stringify(again.body)).toContain('you will get no more texts')
})

test('changes nothing for a call without a signature, with another secret, for other words or too long ago', async () => {
  const { candidateId, phone } = await texted()
  const event = { id: randomUUID(), from: `+1${phone}`, text: 'STOP' }
  const bare = await texting.world.app.inject({ method: 'POST', url: path, payload: event })
  expect(bare.statusCode).toBe(403)
  expect(await told(event, { by: 'another secret of some length' })).toBe(403)
  expect(await told(event, { said: JSON.stringify({ ...event, text: 'Hello' }) })).toBe(403)
  for (const minutes of [-6, 6])
    expect(await told(event, { at: new Date(now.getTime() + minutes * 60_000) }), String(minutes)).toBe(403)
  expect(await told({ ...event, from: '12' })).toBe(400)
  expect(await told({ ...event, to: '12' })).toBe(400)
  expect(await received(candidateId)).toBe(0)
})

test('without a secret no one is believed', async () => {
  const world = await openWorld({}, () => now)
  const payload = JSON.stringify({ id: '1', from: '+15125550101', text: 'STOP' })
  const headers = { 'content-type': 'application/json', 'reinforce-signature': createSignature('', payload, now) }
  expect((await world.app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(403)
  await world.close()
})
