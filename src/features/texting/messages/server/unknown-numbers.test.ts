import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { unknownNumbers } from '../contract/unknown-numbers.ts'
import { addPeople } from './testing/people.ts'
import { openTwilioWorld, type TwilioWorld } from './testing/twilio-world.ts'

let twilio: TwilioWorld
const own = '+15125550188'
beforeAll(async () => {
  twilio = await openTwilioWorld()
  await twilio.world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set texting_number = ${own} where id = ${twilio.world.own.organizationId}`),
  )
})
afterAll(async () => await twilio.close())
beforeEach(() => void twilio.answers(201))

const toOwn = async (from: string, body: string, sid?: string) => await twilio.inbound(from, body, sid, undefined, own)
const listed = async (who: 'clinic' | 'platform' | 'foreign' = 'clinic') =>
  unknownNumbers.reply.parse((await twilio.world.call(who, 'GET', '/api/texts/unknown-numbers')).body).numbers
const loadNumber = async (phone: string) => (await listed()).find((each) => each.phone === phone)
const post = async (path: string, body: object = {}, who: 'clinic' | 'foreign' = 'clinic') =>
  await twilio.world.call(who, 'POST', `/api/texts/unknown-numbers/${path}`, body)
const loadTexts = async (candidateId: string) => {
  const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
  const thread = z.object({ unread: z.number() })
  return z.object({ thread, entries: z.array(z.object({ kind: z.string(), body: z.string() })) }).parse(body)
}

test('keeps a text from a number no candidate has, once, for the clinic whose number was written to', async () => {
  await toOwn('+15125557101', 'this is Diego, I changed my phone', 'SM-once')
  await toOwn('+15125557101', 'this is Diego, I changed my phone', 'SM-once')
  await toOwn('+15125557101', 'when is my interview?')
  expect(await loadNumber('+15125557101')).toMatchObject({
    organizationId: twilio.world.own.organizationId,
    texts: [{ body: 'this is Diego, I changed my phone' }, { body: 'when is my interview?' }],
  })
  expect((await listed('foreign')).map(({ phone }) => phone)).not.toContain('+15125557101')
})

test('keeps what comes to the shared number with the platform', async () => {
  await twilio.inbound('+15125557102', 'Hello?')
  expect((await listed()).map(({ phone }) => phone)).not.toContain('+15125557102')
  expect((await listed('platform')).find(({ phone }) => phone === '+15125557102')).toMatchObject({
    texts: [{ body: 'Hello?' }],
  })
})

test('files the texts in a candidate’s thread, where later ones land, too', async () => {
  const [candidateId = ''] = await addPeople(twilio.world, 'own', 1, { phone_number: '5125557200' })
  await toOwn('+15125557103', 'this is Diego, I changed my phone')
  await toOwn('+15125557103', 'when is my interview?')
  const { id = '' } = (await loadNumber('+15125557103')) ?? {}
  expect((await post(`${id}/file`, { candidateId })).status).toBe(200)
  expect(await loadNumber('+15125557103')).toBeUndefined()
  await toOwn('+15125557103', 'thanks')
  expect(await loadTexts(candidateId)).toEqual({
    thread: { unread: 3 },
    entries: [
      { kind: 'inbound', body: 'this is Diego, I changed my phone' },
      { kind: 'inbound', body: 'when is my interview?' },
      { kind: 'inbound', body: 'thanks' },
    ],
  })
  expect(await twilio.world.eventNames(candidateId)).toContain('text.filed')
  expect((await post(`${id}/file`, { candidateId })).status).toBe(404)
})

test('dismisses a number until it writes again', async () => {
  await toOwn('+15125557104', 'wrong person?')
  const { id = '' } = (await loadNumber('+15125557104')) ?? {}
  expect((await post(`${id}/dismiss`, {}, 'foreign')).status).toBe(404)
  expect((await post(`${id}/dismiss`)).status).toBe(200)
  expect(await loadNumber('+15125557104')).toBeUndefined()
  await toOwn('+15125557104', 'hello again')
  expect(await loadNumber('+15125557104')).toMatchObject({ texts: [{ body: 'hello again' }] })
})

test('files nothing with a candidate of another clinic', async () => {
  const [candidateId = ''] = await addPeople(twilio.world, 'foreign', 1, { phone_number: '5125557201' })
  await toOwn('+15125557105', 'Hi')
  const { id = '' } = (await loadNumber('+15125557105')) ?? {}
  expect((await post(`${id}/file`, { candidateId })).status).toBe(404)
  expect(await loadNumber('+15125557105')).toMatchObject({ texts: [{ body: 'Hi' }] })
})
