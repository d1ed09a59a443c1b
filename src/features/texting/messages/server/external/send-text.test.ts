import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../testing/people.ts'
import { openWebhook } from '../testing/webhook.ts'

let hook: Awaited<ReturnType<typeof openWebhook>>
let world: World
beforeAll(async () => {
  hook = await openWebhook()
  world = await openWorld({ TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: hook.url })
})
afterAll(async () => {
  await world.close()
  await hook.close()
})
beforeEach(() => hook.answers())

const any = z.record(z.string(), z.unknown())
const loadRows = async (table: string, candidateId: string) =>
  await world.inPlatform(
    async (tx) => await tx.rows(any, sql`select * from ${sql.identifier(table)} where candidate_id = ${candidateId}`),
  )
const send = async (candidateId: string, more: object = {}, who: 'clinic' | 'platform' = 'clinic') =>
  await world.call(who, 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hi', ...more })
const one = async (change: Record<string, unknown> = {}, clinic: 'own' | 'foreign' = 'own') => {
  const [id] = await addPeople(world, clinic, 1, change)
  return id ?? ''
}
const refusal = (reason: string, more: object = {}) => ({
  error: { message: `Failed to send text message: ${reason}`, ...more },
})

test('a sent text leaves one recipient and one message exactly as section 3 says', async () => {
  const candidateId = await one({ full_name: 'siobhán o’BRIEN 3rd', phone_number: '512-555-0147 x9', position: 'BCBA' })
  const id = randomUUID()
  const message = 'Hi {{Candidate First}}, {{User First}} of {{Organization}}'
  const rendered = 'Hi Siobhán, Riley of Bright Path ABA Reply STOP to opt out.'
  const { status, body } = await send(candidateId, { id, message })
  expect([status, body]).toEqual([
    200,
    { messageId: id, status: 'sent', recipientPhone: '+15125550147', sendAt: null, held: null },
  ])

  const recipients = await loadRows('text_recipients', candidateId)
  expect(recipients).toEqual([
    {
      id: expect.any(String) as string,
      organization_id: world.own.organizationId,
      candidate_id: candidateId,
      candidate_type: 'bcba',
      candidate_name: 'Siobhán O’Brien Rd',
      phone_number: '512-555-0147 x9',
      recipient_phone: '+15125550147',
      sender_name: 'Riley Adams',
      twilio_phone: '+15555550100',
      is_active: true,
      last_message_at: expect.any(String) as string,
      last_inbound_at: null,
      opt_out_review_since: null,
      closed_at: null,
      snoozed_until: null,
      assigned_to: null,
      unread: 0,
      bad_phone: null,
      bad_phone_reason: null,
    },
  ])
  expect(await loadRows('text_messages', candidateId)).toEqual([
    expect.objectContaining({
      id,
      organization_id: world.own.organizationId,
      recipient_id: recipients[0]?.id,
      candidate_id: candidateId,
      candidate_name: 'Siobhán O’Brien Rd',
      recipient_phone: '+15125550147',
      sender_name: 'Riley Adams',
      twilio_phone: '+15555550100',
      message_content: rendered,
      message: rendered,
      sender_type: 'user',
      message_direction: 'outbound',
      message_status: 'sent',
      sent_at: expect.any(String) as string,
      failure: null,
    }),
  ])
  expect(hook.calls).toEqual([
    {
      key: id,
      body: {
        organization: 'Bright Path ABA',
        candidates: [
          {
            fullName: 'Siobhán O’Brien Rd',
            phoneNumber: '512-555-0147 x9',
            formattedNumber: '+15125550147',
            location: 'Austin',
            twilioPhoneNumber: '+15555550100',
            message: rendered,
          },
        ],
      },
    },
  ])
  expect(await world.eventNames(candidateId)).toEqual(['text.sent'])
})

test('a second text to the same person keeps one recipient', async () => {
  const candidateId = await one()
  await send(candidateId)
  await send(candidateId, { message: 'Hello again' })
  expect(await loadRows('text_recipients', candidateId)).toHaveLength(1)
  expect(await loadRows('text_messages', candidateId)).toHaveLength(2)
})

test('the same call twice, even at once, sends once and answers the same', async () => {
  hook.answers((_, response) => setTimeout(() => response.writeHead(200).end(), 300))
  const candidateId = await one()
  const id = randomUUID()
  const answers = await Promise.all([send(candidateId, { id }), send(candidateId, { id }), send(candidateId, { id })])
  answers.push(await send(candidateId, { id }))
  for (const { status, text } of answers) expect([status, text]).toEqual([200, answers[0]?.text])
  expect(hook.calls).toHaveLength(1)
  expect(await loadRows('text_messages', candidateId)).toHaveLength(1)
})

test('an id that belongs to another text is refused', async () => {
  const [first, second] = [await one(), await one()]
  const id = randomUUID()
  await send(first, { id })
  expect((await send(second, { id })).status).toBe(409)
  expect((await send(first, { id }, 'platform')).status).toBe(409)
  expect(hook.calls).toHaveLength(1)
})

test('the same id with other words or for another moment is refused, and those words never count as sent', async () => {
  const candidateId = await one()
  const id = randomUUID()
  expect((await send(candidateId, { id, message: 'AAA' })).status).toBe(200)
  const { status, body } = await send(candidateId, { id, message: 'BBB' })
  expect([status, body]).toMatchObject([409, { error: { message: expect.stringMatching(/other words/) as string } }])
  expect((await send(candidateId, { id, message: 'AAA', sendAt: '2099-01-02T15:00:00Z' })).status).toBe(409)
  expect((await send(candidateId, { id, message: 'AAA' })).status).toBe(200)
  expect(hook.calls).toHaveLength(1)
})

test('returns the outcome of a text by its id: sent, failed with its reason, unknown, or never come', async () => {
  const fateAfter = async () => {
    const [candidateId, id] = [await one(), randomUUID()]
    await send(candidateId, { id })
    return (await world.call('clinic', 'GET', `/api/texts/${id}/delivery`)).body
  }
  expect(await fateAfter()).toEqual({ fate: 'sent', reason: null, sendAt: null })
  hook.answers((_, response) => response.writeHead(500).end())
  expect(await fateAfter()).toEqual({ fate: 'failed', reason: 'Webhook failed with status: 500', sendAt: null })
  hook.answers((_, __, request) => request.socket.resetAndDestroy())
  expect(await fateAfter()).toMatchObject({ fate: 'unknown' })
  expect((await world.call('clinic', 'GET', `/api/texts/${randomUUID()}/delivery`)).status).toBe(404)
})

test('sends a text of unknown fate again only after the sender confirms that it may arrive twice', async () => {
  const [candidateId, id] = [await one(), randomUUID()]
  hook.answers((_, __, request) => request.socket.resetAndDestroy())
  await send(candidateId, { id })
  hook.answers()
  const retry = async (more: object = {}) =>
    await world.call('clinic', 'POST', `/api/texts/${id}/retry`, { newId: randomUUID(), ...more })
  expect((await retry()).body).toMatchObject({
    error: { code: 'conflict', message: expect.stringMatching(/may get it twice/) as string },
  })
  expect(hook.calls).toHaveLength(0)
  expect((await retry({ anyway: true })).body).toMatchObject({ status: 'sent' })
})

describe('the alert names the reason', () => {
  test('when the webhook fails, and the row says failed', async () => {
    hook.answers((_, response) => response.writeHead(500).end())
    const candidateId = await one()
    const id = randomUUID()
    const expected = refusal('Webhook failed with status: 500', { code: 'vendor' })
    for (let i = 0; i < 2; i += 1) expect((await send(candidateId, { id })).body).toMatchObject(expected)
    expect(hook.calls).toHaveLength(1)
    expect(await loadRows('text_messages', candidateId)).toEqual([
      expect.objectContaining({
        message_status: 'failed',
        failure: 'Webhook failed with status: 500',
        sent_at: null,
      }),
    ])
    expect(await world.eventNames(candidateId)).toEqual(['text.failed'])
  })

  test.each([
    ['text_recipients', 'Failed to create text recipient record'],
    ['text_messages', 'Failed to create text message record'],
  ])('when %s cannot be written, and nothing is sent', async (table, reason) => {
    const owner = new pg.Client({ connectionString: world.databaseUrl })
    await owner.connect()
    await owner.query(`alter table ${table} add constraint closed check (false) not valid`)
    const candidateId = await one()
    try {
      expect((await send(candidateId)).body).toMatchObject(refusal(reason))
    } finally {
      await owner.query(`alter table ${table} drop constraint closed`)
      await owner.end()
    }
    expect(hook.calls).toEqual([])
    expect(await loadRows('text_recipients', candidateId)).toEqual([])
  })

  test.each([
    ['There is no phone number.', { phone_number: null }],
    ['555-0101 has no area code.', { phone_number: '555-0101' }],
    ['This person refused texts.', { text_consent: 'refused' }],
  ])('%s', async (reason, change) => {
    const candidateId = await one(change)
    const { status, body } = await send(candidateId, { attestConsent: true })
    expect(status).toBe(400)
    expect(body).toMatchObject(refusal(reason))
    expect(hook.calls).toEqual([])
    expect(await loadRows('text_messages', candidateId)).toEqual([])
  })

  test('when the person opted out, however the number is written and despite attested consent', async () => {
    const candidateId = await one({ phone_number: '1 (512) 555-0199', text_consent: null })
    expect((await send(candidateId, { attestConsent: true })).body).toMatchObject(
      refusal('This person opted out of texts.'),
    )
    expect(await world.eventNames(candidateId)).toEqual([])
  })
})

test('a connection that breaks after sending is shown as unknown and never sent again', async () => {
  hook.answers((_, __, request) => request.socket.resetAndDestroy())
  const candidateId = await one()
  const id = randomUUID()
  for (let i = 0; i < 2; i += 1)
    expect((await send(candidateId, { id })).body).toMatchObject({ messageId: id, status: 'unknown' })
  expect(hook.calls).toHaveLength(1)
})

test('an unknown consent must be attested, and then it is recorded', async () => {
  const candidateId = await one({ text_consent: null })
  const { status, body } = await send(candidateId)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { fields: { attestConsent: 'No consent to texts on record.' } },
  })
  expect(hook.calls).toEqual([])

  expect((await send(candidateId, { attestConsent: true })).status).toBe(200)
  const consent = await world.inPlatform(
    async (tx) =>
      await tx.one(any, sql`select text_consent, text_consent_source from all_candidates where id = ${candidateId}`),
  )
  expect(consent).toEqual({ text_consent: 'given', text_consent_source: 'attested by Riley Adams' })
  expect((await world.eventNames(candidateId)).toSorted()).toEqual(['consent.attested', 'text.sent'])
  expect((await send(candidateId, { message: 'Hi again' })).status).toBe(200)
})

test('a tag that is none is refused at the field, with the one that was meant', async () => {
  const message = '{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?'
  const { status, body } = await send(await one(), { message: 'Hi {{Candiate First}}' })
  expect([status, body]).toMatchObject([400, { error: { message, fields: { message } } }])
  const broken = '{{Candidate First isn’t a tag. Did you mean {{Candidate First}}?'
  expect((await send(await one(), { message: 'Hi {{Candidate First, hi' })).body).toMatchObject({
    error: { message: broken, fields: { message: broken } },
  })
  expect((await send(await one(), { message: ' \n' })).status).toBe(400)
  expect((await send(await one(), { message: 'a\u0000b' })).status).toBe(400)
  const long = { message: 'The message has 401 characters. Use 400 or fewer.' }
  expect((await send(await one(), { message: 'a'.repeat(401) })).body).toMatchObject({
    error: { ...long, fields: long },
  })
  expect(hook.calls).toEqual([])
})

test('another organization’s candidate looks unknown to a clinic; platform staff text in its name', async () => {
  const candidateId = await one({}, 'foreign')
  const [foreign, unknown] = [await send(candidateId), await send(randomUUID())]
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  expect((await send(candidateId, { message: '{{Organization}}' }, 'platform')).status).toBe(200)
  expect(await loadRows('text_messages', candidateId)).toEqual([
    expect.objectContaining({
      organization_id: world.foreign.organizationId,
      message: 'Blue Heron Behavior Reply STOP to opt out.',
    }),
  ])
})
