import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from '../testing/people.ts'
import { openTwilioWorld, type TwilioWorld } from '../testing/twilio-world.ts'

let twilio: TwilioWorld
beforeAll(async () => {
  twilio = await openTwilioWorld()
})
afterAll(async () => await twilio.close())
beforeEach(() => void twilio.answers(201))

let next = 7000
const someone = async (clinic: 'own' | 'foreign' = 'own', phone = `512555${(next += 1)}`) => {
  const [candidateId = ''] = await addPeople(twilio.world, clinic, 1, { phone_number: phone })
  return { candidateId, phone: `+1${phone}` }
}
const send = async (candidateId: string, message = 'Hi') => {
  const id = randomUUID()
  const answer = await twilio.world.call('platform', 'POST', '/api/texts/send', { id, candidateId, message })
  return { id, ...answer }
}
const texted = async () => {
  const { candidateId, phone } = await someone()
  return { candidateId, phone, ...(await send(candidateId)) }
}

describe('a text from a candidate', () => {
  test('of a candidate on file without a thread opens one, of the clinic with that number', async () => {
    const { candidateId, phone } = await someone()
    await someone('foreign', phone.slice(2))
    await twilio.world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update organizations set texting_number = '+15125550188' where id = ${twilio.world.own.organizationId}`,
        ),
    )
    const own = '+15125550188'
    await twilio.inbound(phone, 'Hi I applied yesterday, when is my interview?', undefined, undefined, own)
    expect(await twilio.loadRows(candidateId)).toMatchObject([
      { message: 'Hi I applied yesterday, when is my interview?', message_direction: 'inbound', twilio_phone: own },
    ])
    const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
    expect(body).toMatchObject({ thread: { unread: 1, lastFromCandidate: true } })
    await twilio.inbound(phone, 'stop texting me', undefined, undefined, own)
    expect((await send(candidateId)).status).toBe(400)
    await twilio.world.inPlatform(
      async (tx) => await tx.run(sql`update organizations set texting_number = null where texting_number = ${own}`),
    )
  })

  test('of two records with one number lands with the one texted last, else with the newest', async () => {
    const first = await someone()
    const second = await someone('own', first.phone.slice(2))
    await twilio.world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update all_candidates set created_at = created_at - interval '1 day' where id = ${first.candidateId}`,
        ),
    )
    await twilio.inbound(first.phone, 'Hello?')
    expect(await twilio.loadRows(second.candidateId)).toHaveLength(1)
    expect(await twilio.loadRows(first.candidateId)).toHaveLength(0)
  })

  test('with files counts them, and its words are read as ever', async () => {
    const { candidateId, phone } = await texted()
    await twilio.inbound(phone, 'here is my cert', undefined, undefined, undefined, { NumMedia: '2' })
    await twilio.inbound(phone, '', undefined, undefined, undefined, { NumMedia: '1' })
    const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
    expect(body).toMatchObject({
      entries: [{ media: 0 }, { body: 'here is my cert', media: 2 }, { body: '(a picture)', media: 1 }],
    })
  })

  test('in Spanish that ends the texts is confirmed in Spanish, below the words it answers', async () => {
    const { candidateId, phone } = await texted()
    await twilio.workAlone()
    const before = twilio.sent.length
    await twilio.inbound(phone, 'por favor ya no me escriban')
    await twilio.workAlone()
    expect(twilio.sent.slice(before).map(({ Body }) => Body)).toEqual([
      'Bright Path ABA: ya no le enviaremos mensajes. Responda START para volver a recibirlos.',
    ])
    const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
    const said = z.object({ entries: z.array(z.object({ body: z.string() })) }).parse(body)
    expect(said.entries.slice(-2).map((each) => each.body)).toEqual([
      'por favor ya no me escriban',
      'Bright Path ABA: ya no le enviaremos mensajes. Responda START para volver a recibirlos.',
    ])
  })

  test('of someone who prefers Spanish is answered in Spanish where its word is of no language', async () => {
    const { candidateId, phone } = await texted()
    await twilio.world.inPlatform(
      async (tx) =>
        await tx.run(sql`update all_candidates set preferred_language = 'Spanish' where id = ${candidateId}`),
    )
    const before = twilio.sent.length
    await twilio.inbound(phone, 'Ｓ Ｔ Ｏ Ｐ')
    await twilio.workAlone()
    expect(twilio.sent.slice(before).map(({ Body }) => Body)).toEqual([
      'Bright Path ABA: ya no le enviaremos mensajes. Responda START para volver a recibirlos.',
    ])
  })

  test('is confirmed, and HELP answered, while texts are paused', async () => {
    const { phone } = await texted()
    const setPaused = async (isStopped: boolean) =>
      await twilio.world.call('platform', 'PUT', '/api/texts/pause', { isStopped, why: 'A test' })
    expect((await setPaused(true)).status).toBe(200)
    const before = twilio.sent.length
    await twilio.inbound(phone, 'ayuda')
    await twilio.inbound(phone, 'please stop texting me')
    await twilio.workAlone()
    expect(twilio.sent.slice(before).map(({ Body }) => Body)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Bright Path ABA: mensajes sobre su solicitud/),
        'Bright Path ABA: you will get no more texts from us. Reply START to get them again.',
      ]),
    )
    await setPaused(false)
  })
})

const reacted = async (form: string, words = 'Your interview is on Thursday at 4. Reply STOP to opt out.') => {
  const { candidateId, phone } = await someone()
  await send(candidateId, words)
  await twilio.inbound(phone, form.replace('%', words))
  const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
  return { candidateId, phone, body }
}

describe('a reaction to a text of ours', () => {
  test.each([
    ['Loved “%”', '❤️'],
    ['\u200A\u200B👍\u200B to “\u200A%\u200A”', '👍'],
    ['A Ana le gustó «%»', '👍'],
    ['Removed a heart from “%”', '❤️'],
  ])('“%s” is kept as one, opts no one out and asks for no one', async (form, sign) => {
    const { candidateId, body } = await reacted(form)
    const rows = await twilio.loadRows(candidateId)
    expect(rows).toMatchObject([
      { message_direction: 'outbound' },
      { message_direction: 'inbound', reaction: sign, opt_out_intent: null, reacts_to: rows[0]?.id },
    ])
    expect(body).toMatchObject({
      thread: { unread: 0, optedOut: null, needsPerson: false, lastFromCandidate: false },
      entries: [
        { kind: 'outbound', reaction: null },
        { kind: 'inbound', reaction: { about: 'Your interview is on Thursday at 4. Reply STOP to opt out.' } },
      ],
    })
    expect(body).not.toHaveProperty('reading')
    expect(await twilio.world.eventNames(candidateId)).toContain('text.reacted')
    expect(await twilio.world.eventNames(candidateId)).not.toContain('text.received')
    expect((await send(candidateId, 'Another text')).status).toBe(200)
  })

  test('is unread when it asks for someone', async () => {
    expect((await reacted('Questioned “%”')).body).toMatchObject({ thread: { unread: 1 } })
  })

  test('is a message when it repeats no text of ours; its words end nothing before someone decides', async () => {
    const { candidateId, phone } = await texted()
    await twilio.inbound(phone, 'Liked “STOP texting me”')
    await twilio.inbound(phone, 'Liked “See you at the beach”')
    const rows = await twilio.loadRows(candidateId)
    expect(rows.filter((row) => row.message_direction === 'inbound')).toMatchObject([
      { opt_out_intent: 'unsure', reaction: null },
      { opt_out_intent: null, reaction: null },
    ])
  })
})
