import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../integrations/mail/fake-smtp.ts'
import { sendMailJob } from '../../../access/email/server/jobs/send-mail.ts'
import { candidateThread } from '../../../conversations/inbox/contract/inbox.ts'
import { addPeople } from '../../messages/server/testing/people.ts'

let world: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
const now = () => new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  smtp = await openFakeSmtp()
  world = await openWorld(
    { SMTP_URL: smtp.url, PUBLIC_URL: 'https://reinforce.test', MAIL_FROM: 'Reinforce <no-reply@example.test>' },
    now,
  )
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})
beforeEach(() => {
  smtp.answer('accept')
  smtp.mails.length = 0
})

type Who = 'clinic' | 'admin' | 'manager' | 'platform' | 'foreign' | null
const words = { subject: 'Your application', body: 'Hello,\n\nwhen may we call?' }
const deliver = async () => await runJobs(world, sendMailJob)
const someone = async (more: object = {}) => {
  const email_address = `${randomUUID()}@example.test`
  const [id = ''] = await addPeople(world, 'own', 1, { email_address, ...more })
  return { id, email_address }
}
const write = async (id: string, more: object = {}, who: Who = 'clinic') =>
  await world.call(who, 'POST', `/api/candidates/${id}/mails`, { mailId: randomUUID(), ...words, ...more })
const log = async (id: string, more: object = {}, who: Who = 'clinic') =>
  await world.call(who, 'POST', `/api/candidates/${id}/calls`, {
    callId: randomUUID(),
    outcome: 'voicemail',
    note: 'Asked to be called back.',
    at: '2026-11-20T17:00:00Z',
    ...more,
  })
const thread = async (id: string, who: Who = 'clinic') =>
  candidateThread.reply.parse((await world.call(who, 'GET', `/api/candidates/${id}/texts`)).body)
const entries = async (id: string, who: Who = 'clinic') => (await thread(id, who)).entries
const reach = async (id: string) => (await world.call('clinic', 'GET', `/api/candidates/${id}/reach`)).body
const loadValues = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ name: z.string(), before: z.unknown(), after: z.unknown() }),
        sql`select f.name, v.before, v.after from events f left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
            where f.about = ${id} order by f.at, f.id`,
      ),
  )

test('an email leaves once, in the clinic’s name, answers go to its writer, and the thread shows the outcome', async () => {
  const { id, email_address } = await someone({ phone_number: null })
  const mailId = randomUUID()
  expect(await write(id, { mailId })).toMatchObject({ status: 200, body: { id: mailId, state: 'waiting' } })
  expect((await write(id, { mailId })).body).toEqual({ id: mailId, state: 'waiting' })
  expect(await entries(id)).toMatchObject([
    {
      kind: 'mail',
      ...words,
      to: email_address,
      by: 'Riley Adams',
      state: 'Waiting to be sent',
      canRetry: false,
      canDelete: false,
    },
  ])
  await deliver()
  expect((await write(id, { mailId })).body).toEqual({ id: mailId, state: 'sent' })
  await deliver()
  expect(smtp.mails.map(({ to }) => to)).toEqual([email_address])
  const data = smtp.mails[0]?.data ?? ''
  expect(data).toMatch(/^From: Bright Path ABA <no-reply@example\.test>$/m)
  expect(data).toMatch(/^Reply-To: clinic@example\.test$/m)
  expect(data).toContain('when may we call?')
  expect(await entries(id)).toMatchObject([{ kind: 'mail', ...words, status: 'sent', state: 'Sent' }])
  expect((await thread(id)).thread).toBeNull()
  const events = await loadValues(id)
  expect(events.map(({ name }) => name)).toEqual(['mail.written', 'mail.sent'])
  expect(JSON.stringify(events)).not.toMatch(/when may we call|Your application/)
})

test('two calls with one id at once are one email; other words under it are refused', async () => {
  const { id } = await someone()
  const mailId = randomUUID()
  const both = await Promise.all([write(id, { mailId }), write(id, { mailId })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await deliver()
  expect(smtp.mails).toHaveLength(1)
  expect((await write(id, { mailId, body: 'Something else' })).status).toBe(409)
  expect((await write(id, { mailId }, 'admin')).status).toBe(409)
  expect((await write((await someone()).id, { mailId })).status).toBe(409)
  expect(await deliver()).toBe(0)
  expect(await entries(id)).toHaveLength(1)
})

test('a blank subject or email, and one that is too long, is refused at its field', async () => {
  const { id } = await someone()
  expect((await write(id, { subject: ' \n' })).body).toMatchObject({
    error: { fields: { subject: 'Enter a subject.' } },
  })
  expect((await write(id, { body: ' \0 ' })).body).toMatchObject({
    error: { fields: { body: 'Write the email first.' } },
  })
  expect((await write(id, { body: 'x'.repeat(5_001) })).status).toBe(400)
  expect((await write(id, { subject: 'x'.repeat(201) })).status).toBe(400)
  expect(await entries(id)).toEqual([])
})

test('sends no email to people that no one can or may email, and returns the reason', async () => {
  const noAddress = 'This record has no email address.'
  const unreachable = 'Email can’t reach this address. Correct it first.'
  const leaving = 'This person asked to be deleted, so no one can write to them.'
  for (const [more, because] of [
    [{ email_address: null }, noAddress],
    [{ email_address: 'ana at home' }, unreachable],
    [{ erasure_due_on: '2026-12-20' }, leaving],
  ] as const) {
    const { id } = await someone(more)
    expect(await write(id), because).toMatchObject({ status: 400, body: { error: { message: because } } })
    expect(await reach(id)).toMatchObject({ mail: { barred: because } })
    expect(await entries(id)).toEqual([])
  }
  expect(await deliver()).toBe(0)
})

test('shows an email that the server refuses in the thread', async () => {
  const { id } = await someone()
  await write(id)
  smtp.answer('reject')
  await deliver()
  expect(await entries(id)).toMatchObject([{ status: 'failed', state: 'Not sent: The email server answered 550.' }])
  expect(await world.eventNames(id)).toEqual(['mail.written', 'mail.failed'])
})

test('an email that still waits when someone asks to be deleted does not leave', async () => {
  const { id } = await someone()
  await write(id)
  smtp.answer('later')
  await expect(deliver()).rejects.toThrow(/refused the email/)
  expect(await entries(id)).toMatchObject([{ status: 'waiting' }])
  smtp.answer('accept')
  expect((await world.call('clinic', 'PUT', `/api/candidates/${id}/erasure`, { wanted: true })).status).toBe(200)
  const mail = await world.inPlatform(
    async (tx) => await tx.one(z.object({ id: z.string() }), sql`select id from emails where about = ${id}`),
  )
  const again = { organizationId: world.own.organizationId, mailId: mail?.id }
  await sendMailJob.run(again, world.services, new AbortController().signal)
  expect(smtp.mails).toEqual([])
  expect(await entries(id)).toMatchObject([
    { status: 'failed', state: 'Not sent: This person asked to be deleted before it was sent.' },
  ])
})

test('an email whose fate no one knows is never sent again: the server hung up on it, or ours died', async () => {
  const { id } = await someone()
  await write(id)
  smtp.answer('vanish')
  await deliver()
  smtp.answer('accept')
  expect(await deliver()).toBe(0)
  expect(smtp.mails.splice(0)).toHaveLength(1)
  expect(await entries(id)).toMatchObject([
    { status: 'unknown', state: 'Delivery unknown: The email server didn’t finish its answer.' },
  ])
  const other = await someone()
  await write(other.id)
  await world.inPlatform(
    async (tx) => await tx.run(sql`update emails set state = 'sending', claimed_at = now() where about = ${other.id}`),
  )
  await deliver()
  expect(smtp.mails).toEqual([])
  const [lost] = await entries(other.id)
  expect(lost?.state).toMatch(/^Delivery unknown: The server stopped/)
  expect(await world.eventNames(other.id)).toEqual(['mail.written', 'mail.fateUnknown'])
})

test('lists calls in the thread in the order in which they were made, with the texts and the emails', async () => {
  const { id } = await someone()
  await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId: id, message: 'Hi there' })
  await write(id)
  expect((await log(id)).status).toBe(200)
  expect((await log(id, { outcome: 'wrong-number', note: '', at: '2026-11-19T15:00:00Z' })).status).toBe(200)
  const all = await entries(id)
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted())
  expect(all.filter(({ kind }) => kind === 'call')).toMatchObject([
    { kind: 'call', state: 'Wrong number', body: '', at: '2026-11-19T15:00:00.000Z', by: 'Riley Adams' },
    { kind: 'call', state: 'Left a voicemail', body: 'Asked to be called back.', canDelete: true },
  ])
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['call', 'call', 'mail', 'outbound'])
  const { thread: found } = await thread(id)
  const inInbox = (await world.call('clinic', 'GET', `/api/texts/threads/${found?.id}`)).body
  expect(inInbox).toMatchObject({ entries: all })
  const events = (await loadValues(id)).filter(({ name }) => name === 'call.logged')
  expect(events.map(({ after }) => after)).toEqual([{ outcome: 'Left a voicemail' }, { outcome: 'Wrong number' }])
})

test('a call cannot be of the future, and the same one twice is one line', async () => {
  const { id } = await someone()
  for (const [at, because] of [
    ['2026-11-20T18:02:00Z', 'The call is in the future. Log it afterwards.'],
    ['0000-01-01T00:00:00Z', 'Enter when the call was.'],
  ] as const)
    expect((await log(id, { at })).body).toMatchObject({ error: { fields: { at: because } } })
  const callId = randomUUID()
  expect((await log(id, { callId })).status).toBe(200)
  expect((await log(id, { callId })).status).toBe(200)
  expect((await log(id, { callId, note: 'Another' })).status).toBe(409)
  expect((await log(id, { callId, at: '2026-11-20T16:00:00Z' })).status).toBe(409)
  expect((await log(id, { outcome: 'fax' })).status).toBe(400)
  expect((await log(id, { note: 'x'.repeat(1_001) })).status).toBe(400)
  expect(await entries(id)).toHaveLength(1)
  expect(await world.eventNames(id)).toEqual(['call.logged'])
})

test('a logged call is deleted by who logged it and by no one else', async () => {
  const { id } = await someone()
  const callId = randomUUID()
  await log(id, { callId })
  const remove = async (who: Who) => (await world.call(who, 'DELETE', `/api/candidates/calls/${callId}`)).status
  for (const who of ['admin', 'platform', 'foreign'] as const) expect(await remove(who), who).toBe(404)
  expect(await entries(id, 'admin')).toMatchObject([{ canDelete: false }])
  expect(await remove('clinic')).toBe(200)
  expect(await remove('clinic')).toBe(404)
  expect(await entries(id)).toEqual([])
  expect(await world.eventNames(id)).toEqual(['call.logged', 'call.deleted'])
})

test('two records of one person that become one keep the emails and calls of both', async () => {
  const { id } = await someone()
  const other = await someone()
  await write(other.id)
  await log(other.id)
  const merged = await world.call('clinic', 'POST', `/api/candidates/${id}/merge`, { other_id: other.id })
  expect(merged.status).toBe(200)
  await deliver()
  expect((await entries(id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['call', 'Left a voicemail'],
    ['mail', 'Sent'],
  ])
  expect(await entries(other.id)).toEqual([])
  expect((await write(other.id)).body).toMatchObject({
    error: { message: 'This record was merged into another. Write from that one.' },
  })
})

test('another organization finds no one to write to or to call, and reads nothing', async () => {
  const { id } = await someone()
  await write(id)
  await log(id)
  expect((await write(id, {}, 'foreign')).status).toBe(404)
  expect((await log(id, {}, 'foreign')).status).toBe(404)
  expect((await world.call('foreign', 'GET', `/api/candidates/${id}/reach`)).status).toBe(404)
  expect((await world.call('foreign', 'GET', `/api/candidates/${id}/texts`)).status).toBe(404)
  expect((await write(id, {}, null)).status).toBe(401)
  expect((await log(id, {}, null)).status).toBe(401)
  expect((await write(id, {}, 'manager')).status).toBe(200)
  expect(await entries(id, 'platform')).toHaveLength(3)
})

test('distinguishes people who cannot be texted from people who may not have agreed yet', async () => {
  const mail = { barred: null, replyTo: 'clinic@example.test', isKept: false }
  const free = await someone({ text_consent: null })
  expect(await reach(free.id)).toEqual({ textBarred: null, mail: { ...mail, to: free.email_address } })
  const refused = await someone({ text_consent: 'refused' })
  expect(await reach(refused.id)).toMatchObject({ textBarred: 'This person refused texts.', mail })
  const silent = await someone({ phone_number: null })
  expect(await reach(silent.id)).toMatchObject({ textBarred: expect.stringMatching(/phone number/) as string, mail })
})

test('without an email server a demo keeps emails in its mailbox, for the clinic’s own people', async () => {
  const demo = await openWorld({ DEMO_DATA: 'on' }, now)
  try {
    const [id = ''] = await addPeople(demo, 'own', 1, { email_address: 'ana@example.test' })
    const path = `/api/candidates/${id}`
    expect((await demo.call('clinic', 'GET', `${path}/reach`)).body).toMatchObject({ mail: { isKept: true } })
    const sent = await demo.call('clinic', 'POST', `${path}/mails`, { mailId: randomUUID(), ...words })
    expect(sent.body).toMatchObject({ state: 'kept' })
    expect((await demo.call('clinic', 'GET', `${path}/texts`)).body).toMatchObject({
      entries: [{ kind: 'mail', state: 'Kept in the mailbox, not sent' }],
    })
    for (const who of ['clinic', 'admin', 'foreign'] as const) {
      const kept = (await demo.call(who, 'GET', '/api/mailbox')).text
      expect(kept.includes('ana@example.test'), who).toBe(who !== 'foreign')
    }
  } finally {
    await demo.close()
  }
})
