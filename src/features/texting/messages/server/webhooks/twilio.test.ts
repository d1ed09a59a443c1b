import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from '../testing/people.ts'
import { openTwilioWorld, type TwilioWorld } from '../testing/twilio-world.ts'
import { twilioInboundRoute } from './twilio.ts'

let twilio: TwilioWorld
beforeAll(async () => {
  twilio = await openTwilioWorld()
})
afterAll(async () => await twilio.close())
beforeEach(() => void twilio.answers(201))

let next = 2000
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

describe('delivery states', () => {
  test('late, early and repeated callbacks end where Twilio ended', async () => {
    const { id, candidateId } = await texted()
    for (const status of ['delivered', 'sent', 'queued', 'delivered', 'undelivered'])
      expect((await twilio.status(id, status)).statusCode).toBe(204)
    expect(await twilio.row(id)).toMatchObject({ message_status: 'delivered', failure: null })
    const events = await twilio.world.eventNames(candidateId)
    expect(events.filter((name) => name === 'text.delivered')).toHaveLength(1)
  })

  test('a wrong signature changes nothing', async () => {
    const { id } = await texted()
    expect((await twilio.status(id, 'delivered', {}, 'AAAA')).statusCode).toBe(403)
    expect((await twilio.inbound('+15125550101', 'STOP', 'INX', 'AAAA')).statusCode).toBe(403)
    expect(await twilio.row(id)).toMatchObject({ message_status: 'sent' })
  })

  test('marks a landline and does not text it again', async () => {
    const { id, candidateId } = await texted()
    await twilio.status(id, 'undelivered', { ErrorCode: '30006' })
    expect(await twilio.row(id)).toMatchObject({
      message_status: 'undelivered',
      failure: 'Landline',
      failure_code: '30006',
    })
    expect((await send(candidateId, 'Again')).body).toMatchObject({
      error: { message: 'Failed to send text message: Landline' },
    })
  })

  test('a phone that is off is tried twice more, later', async () => {
    const { id, candidateId } = await texted()
    await twilio.status(id, 'undelivered', { ErrorCode: '30003' })
    const held = async () => (await twilio.loadRows(candidateId)).find((row) => row.message_status === 'held')
    for (const tries of [1, 2]) {
      const row = await held()
      expect(row, `try ${tries}`).toBeDefined()
      await twilio.world.inPlatform(
        async (tx) => await tx.run(sql`update text_messages set message_status = 'sent' where id = ${String(row?.id)}`),
      )
      await twilio.status(String(row?.id), 'undelivered', { ErrorCode: '30003' })
    }
    expect(await held()).toBeUndefined()
    expect(await twilio.loadRows(candidateId)).toHaveLength(3)
  })

  test('a sender that is not registered stops the organization’s texts; an overload only delays them', async () => {
    const { candidateId } = await someone('foreign')
    twilio.answers(429, 20429)
    expect((await send(candidateId)).body).toMatchObject({ status: 'held', held: 'Texting is down' })
    const paused = await send((await someone('foreign')).candidateId)
    expect(paused.body).toMatchObject({ status: 'held', held: 'Texting is paused.' })
    await twilio.world.inPlatform(async (tx) => await tx.run(sql`update organization_texting set paused_until = null`))
    twilio.answers(400, 30034)
    expect((await send((await someone('foreign')).candidateId)).body).toMatchObject({ error: { code: 'vendor' } })
    expect((await send((await someone('foreign')).candidateId)).body).toMatchObject({
      error: { message: 'Failed to send text message: Sender not registered' },
    })
  })

  test('Twilio’s own opt-out is ours, too', async () => {
    const { candidateId } = await someone()
    twilio.answers(400, 21610)
    expect((await send(candidateId)).body).toMatchObject({
      error: { message: 'Failed to send text message: Opted out: can’t be texted' },
    })
    expect((await send(candidateId, 'Again')).body).toMatchObject({
      error: { message: 'Failed to send text message: This person opted out of texts.' },
    })
  })
})

describe('a text from a candidate', () => {
  test('lands in the thread once, however often Twilio calls', async () => {
    const { candidateId, phone } = await texted()
    for (let i = 0; i < 3; i += 1) {
      const answer = await twilio.inbound(phone, 'Yes, tomorrow works', `IN-${candidateId}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml'])
    }
    const rows = await twilio.loadRows(candidateId)
    expect(rows.filter((row) => row.message_direction === 'inbound')).toMatchObject([
      { message: 'Yes, tomorrow works', message_status: 'received', sender_type: 'candidate' },
    ])
    const thread = await twilio.world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ unread: z.number() }),
          sql`select unread from text_recipients where candidate_id = ${candidateId}`,
        ),
    )
    expect(thread).toEqual({ unread: 1 })
    expect(await twilio.world.eventNames(candidateId)).toContain('text.received')
  })

  test('in plain words opts out everywhere, is confirmed once, and START ends it', async () => {
    const phone = '5125553999'
    const own = await someone('own', phone)
    const foreign = await someone('foreign', phone)
    await twilio.world.inPlatform(async (tx) => await tx.run(sql`delete from organization_texting`))
    for (const { candidateId } of [foreign, own]) await send(candidateId)
    const before = twilio.sent.length
    await twilio.inbound(own.phone, 'Please stop texting me, I found a job')
    await twilio.inbound(own.phone, 'I said stop texting me')
    await twilio.workAlone()
    expect(twilio.sent.slice(before).map(({ Body }) => Body)).toEqual([
      'Bright Path ABA: you will get no more texts from us. Reply START to get them again.',
    ])
    for (const { candidateId } of [own, foreign])
      expect((await send(candidateId, 'Again')).body).toMatchObject({
        error: { message: 'Failed to send text message: This person opted out of texts.' },
      })
    const proof = await twilio.world.inPlatform(
      async (tx) =>
        await tx.rows(z.object({ proof: z.string() }), sql`select proof from opt_outs where phone = ${own.phone}`),
    )
    expect(proof.map((each) => each.proof)).toEqual(Array(2).fill('Please stop texting me, I found a job'))
    const later = await someone('foreign', phone)
    expect((await send(later.candidateId)).status).toBe(400)
    await twilio.inbound(own.phone, 'START')
    for (const [at, { candidateId }] of [own, foreign, later].entries())
      expect((await send(candidateId, `Back ${at}`)).status).toBe(200)
    const events = await twilio.world.eventNames(own.candidateId)
    expect(events.filter((name) => name.startsWith('optOut.'))).toEqual(['optOut.recorded', 'optOut.ended'])
  })

  test('a confirmation and an answer to HELP that could not leave within five minutes leave never', async () => {
    for (const [words, isLate] of [
      ['Please stop texting me, I found a job', true],
      ['AYUDA', true],
      ['AYUDA', false],
    ] as const) {
      const { candidateId, phone } = await texted()
      const before = twilio.sent.length
      await twilio.inbound(phone, words)
      const age = isLate ? '5 minutes 1 second' : '4 minutes'
      await twilio.world.inPlatform(
        async (tx) =>
          await tx.run(
            sql`update text_messages set created_at = now() - ${age}::interval where candidate_id = ${candidateId} and purpose is not null`,
          ),
      )
      await twilio.workAlone()
      expect(twilio.sent.length - before, `${words} after ${age}`).toBe(isLate ? 0 : 1)
      const failures = (await twilio.loadRows(candidateId)).map(({ failure }) => failure)
      expect(failures.includes('A confirmation goes out within five minutes or not at all.')).toBe(isLate)
    }
  })

  test('answers a request for help with the sender, the purpose, and how to end it; Twilio itself answers HELP', async () => {
    const { phone } = await texted()
    const before = twilio.sent.length
    await twilio.inbound(phone, 'AYUDA')
    await twilio.inbound(phone, 'HELP')
    await twilio.workAlone()
    expect(twilio.sent.slice(before).map(({ Body }) => Body)).toEqual([
      'Bright Path ABA: mensajes sobre su solicitud de trabajo. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibir mensajes.',
    ])
  })

  test('a keyword that Twilio answers itself is not confirmed twice', async () => {
    const { phone } = await texted()
    const before = twilio.sent.length
    await twilio.inbound(phone, 'STOP')
    await twilio.workAlone()
    expect(twilio.sent.length).toBe(before)
  })

  test('holds everything for a person after a possible opt-out until someone decides', async () => {
    const { candidateId, phone } = await texted()
    await twilio.inbound(phone, 'Who is this?')
    expect((await send(candidateId, 'More')).body).toMatchObject({ status: 'held', sendAt: null })
  })

  test('from a number that no one knows is kept as an opt-out for anyone who meets it', async () => {
    await twilio.inbound('+15125554999', 'STOP')
    const { candidateId } = await someone('own', '5125554999')
    expect((await send(candidateId)).status).toBe(400)
  })

  test('is kept and handled later when it breaks on the way', async () => {
    const { candidateId, phone } = await texted()
    await twilio.world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`insert into app.inbound_webhooks (vendor, kind, vendor_id, payload)
            values ('twilio', 'inbound', 'LOST',
            ${JSON.stringify({ vendorId: 'LOST', from: phone, body: 'Are you there?' })}::jsonb)`,
        ),
    )
    expect(await twilioInboundRoute.handleOpen(twilio.world.services)).toBe(1)
    expect(await twilioInboundRoute.handleOpen(twilio.world.services)).toBe(0)
    expect((await twilio.loadRows(candidateId)).map((row) => row.message)).toContain('Are you there?')
  })
})

test('a form is refused everywhere else', async () => {
  const answer = await twilio.world.app.inject({
    method: 'POST',
    url: '/api/texts/send',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  })
  expect(answer.statusCode).toBe(415)
})
