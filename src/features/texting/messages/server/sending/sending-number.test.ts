import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import { sendServiceTextsJob } from '../jobs/send-service-texts.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'
import { openTwilioWorld, type TwilioWorld } from '../testing/twilio-world.ts'
import { claimTexts } from './claimed-texts.ts'
import { queueServiceText } from './service-texts.ts'

const shared = '+15125550100'
const ours = '+15125550142'
const theirs = '+15125550143'
const signal = new AbortController().signal
/** A Friday, noon in Austin. */
const now = new Date('2026-11-20T18:00:00Z')
let twilio: TwilioWorld
let texting: TextingWorld
beforeAll(async () => {
  twilio = await openTwilioWorld()
  texting = await openTextingWorld({ TEXT_FROM: shared }, () => now)
})
afterAll(async () => {
  await twilio.close()
  await texting.close()
})
type Clinic = 'own' | 'foreign'
const give = async ({ world }: { world: TextingWorld['world'] }, clinic: Clinic, number: string) =>
  await world.call('platform', 'PUT', `/api/clients/${world[clinic].organizationId}`, { texting_number: number })
beforeEach(async () => {
  for (const world of [twilio, texting]) for (const clinic of ['own', 'foreign'] as const) await give(world, clinic, '')
})

let next = 7000
/** One person on the records of both clinics. */
const known = async (...clinics: Clinic[]) => {
  const phone = `512555${(next += 1)}`
  const ids: string[] = []
  for (const clinic of clinics) ids.push(...(await addPeople(twilio.world, clinic, 1, { phone_number: phone })))
  return { phone: `+1${phone}`, ids }
}
const send = async (candidateId = '', message = 'Hi') => {
  const { body } = await twilio.world.call('platform', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId,
    message,
  })
  expect(body).toMatchObject({ status: 'sent' })
}
const heard = async (candidateId = '') =>
  (await twilio.loadRows(candidateId))
    .filter((row) => row.message_direction === 'inbound')
    .map(({ message }) => message)

test('texts leave from the number of their organization, others from that of the settings', async () => {
  await give(twilio, 'own', '(512) 555-0142')
  const { ids } = await known('own', 'foreign')
  const before = twilio.sent.length
  for (const id of ids) await send(id)
  expect(twilio.sent.slice(before).map(({ From }) => From)).toEqual([ours, shared])
  expect((await twilio.loadRows(ids[0] ?? '')).map((row) => row.twilio_phone)).toEqual([ours])
  const thread = await twilio.world.call('platform', 'GET', `/api/candidates/${ids[0]}/texts`)
  expect(thread.body).toMatchObject({ entries: [{ kind: 'outbound', from: ours }] })
  const ready = await twilio.world.call('admin', 'GET', `/api/organizations/${twilio.world.own.organizationId}/texting`)
  expect(ready.body).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ words: ours })]) as [] })
})

test('one bulk text of the platform leaves from the number of each clinic, invitations too', async () => {
  await give(texting, 'own', ours)
  await give(texting, 'foreign', theirs)
  const batchId = randomUUID()
  const ids = [...(await addPeople(texting.world, 'own', 2)), ...(await addPeople(texting.world, 'foreign', 1))]
  await texting.sendMany(ids, { batchId }, 'platform')
  await texting.work(batchId, 'platform')
  const from = () =>
    texting.hook.calls
      .flatMap(({ body }) => body.candidates.map(({ twilioPhoneNumber = '' }) => twilioPhoneNumber))
      .toSorted((a, b) => a.localeCompare(b))
  expect(from()).toEqual([ours, ours, theirs])
  texting.hook.answers()
  const { organizationId } = texting.world.own
  const text = { organizationId, kind: 'invitation' as const, about: randomUUID(), name: 'Sam', phone: '+15125550188' }
  await transactAs(texting.world.services, { organizationId, authUserId: '', crossTenant: false })(
    async (tx) =>
      await queueServiceText(tx, { ...text, body: 'Join' }, { now, settings: texting.world.services.config }),
  )
  await sendServiceTextsJob.run({ organizationId: '' }, texting.world.services, signal)
  expect(from()).toEqual([ours])
})

test('a number that changes half-way holds for what is claimed afterwards, and for nothing that was claimed', async () => {
  const { world, hook } = texting
  hook.answers()
  const [first, second] = [randomUUID(), randomUUID()]
  await give(texting, 'own', ours)
  for (const batchId of [first, second]) await texting.sendMany(await addPeople(world, 'own', 1), { batchId })
  const { organizationId } = world.own
  const claim = async (batchId: string) =>
    await world.inClinic(
      organizationId,
      async (tx) => await claimTexts(tx, { batchId, organizationId }, 10, { now, settings: world.services.config }),
    )
  const claimed = await claim(first)
  await give(texting, 'own', theirs)
  expect(claimed.texts.map(({ twilioPhoneNumber }) => twilioPhoneNumber)).toEqual([ours])
  expect((await claim(second)).texts.map(({ twilioPhoneNumber }) => twilioPhoneNumber)).toEqual([theirs])
  const kept = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ twilio_phone: z.string() }),
        sql`select twilio_phone from text_messages where batch_id in (${first}, ${second}) order by batch_id = ${first} desc`,
      ),
  )
  expect(kept.map((row) => row.twilio_phone)).toEqual([ours, theirs])
})

test('an answer belongs to the clinic whose number it was sent to, no matter who texted last', async () => {
  await give(twilio, 'own', ours)
  const { phone, ids } = await known('own', 'foreign')
  const [mine, other] = ids
  for (const id of ids) await send(id)
  await twilio.inbound(phone, 'To you', undefined, undefined, ours)
  expect([await heard(mine), await heard(other)]).toEqual([['To you'], []])
  await send(mine, 'Once more')
  await twilio.inbound(phone, 'To the others', undefined, undefined, shared)
  expect([await heard(mine), await heard(other)]).toEqual([['To you'], ['To the others']])
  await twilio.inbound(phone, 'STOP', undefined, undefined, ours)
  for (const candidateId of ids)
    expect(
      await twilio.world.call('platform', 'POST', '/api/texts/send', {
        id: randomUUID(),
        candidateId,
        message: 'Again',
      }),
    ).toMatchObject({ status: 400 })
})

test('a text to a clinic’s own number is never shown to another clinic', async () => {
  const { phone, ids } = await known('foreign')
  await send(ids[0])
  await give(twilio, 'own', ours)
  await twilio.inbound(phone, 'For you only', undefined, undefined, ours)
  expect(await heard(ids[0])).toEqual([])
})

test('a simulated phone answers the number it was texted from', async () => {
  const world = await openWorld({ TEXT_FROM: shared }, () => now)
  await give({ world }, 'own', ours)
  const phone = '5125557999'
  const [mine = ''] = await addPeople(world, 'own', 1, { phone_number: phone })
  const [other = ''] = await addPeople(world, 'foreign', 1, { phone_number: phone })
  for (const candidateId of [mine, other])
    await world.call('platform', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hi' })
  for (const delay of [0, 10] as const) {
    await world.call('clinic', 'POST', '/api/simulator/phone', { phone: `+1${phone}`, delay })
    await world.call('clinic', 'POST', '/api/simulator/reply', { phone: `+1${phone}`, body: `After ${delay}` })
  }
  await world.call('clinic', 'POST', '/api/simulator/clock', { minutes: 10 })
  const shown = await world.call('clinic', 'GET', `/api/simulator/texts?q=${phone}`)
  expect(shown.body).toMatchObject({ phones: [{ texts: [{ from: ours }] }] })
  const received = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ candidate_id: z.string(), message: z.string() }),
        sql`select candidate_id, message from text_messages where message_direction = 'inbound' order by created_at, message`,
      ),
  )
  expect(received).toEqual([
    { candidate_id: mine, message: 'After 0' },
    { candidate_id: mine, message: 'After 10' },
  ])
  await world.close()
})
