import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { releaseTextsJob } from '../../../texting/messages/server/jobs/release-texts.ts'
import { sendTextsJob } from '../../../texting/messages/server/jobs/send-texts.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

type Thread = Record<string, unknown> & { id: string; candidateId: string }
type Entry = Record<string, unknown> & { id: string; body: string }
let next = 7000

const send = async (candidateId: string, message: string, more: object = {}) => {
  const id = randomUUID()
  return { id, ...(await world.call('clinic', 'POST', '/api/texts/send', { id, candidateId, message, ...more })) }
}
const conversation = async (name: string, reply?: string) => {
  const digits = `512555${(next += 1)}`
  const [candidateId = ''] = await addPeople(world, 'own', 1, { full_name: name, phone_number: digits })
  const { id: textId } = await send(candidateId, 'Hi there')
  const phone = `+1${digits}`
  const answer = async (body: string) => await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body })
  if (reply) await answer(reply)
  const { thread } = (await world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)).body as {
    thread: Thread
  }
  return { candidateId, phone, textId, answer, id: thread.id }
}
const inbox = async (query = '') =>
  (await world.call('clinic', 'GET', `/api/texts/threads?${query}`)).body as { threads: Thread[]; total: number }
const entries = async (id: string) =>
  ((await world.call('clinic', 'GET', `/api/texts/threads/${id}`)).body as { entries: Entry[] }).entries
const post = async (path: string, payload: object, who: 'clinic' | 'manager' = 'clinic') =>
  await world.call(who, 'POST', path, payload)

test('the newest thread comes first, with its last words and what is unread; reading it clears the dot', async () => {
  const { id } = await conversation('Nora Vale', 'Yes please')
  const { threads } = await inbox()
  expect(threads[0]).toMatchObject({
    id,
    name: 'Nora Vale',
    lastText: 'Yes please',
    lastFromCandidate: true,
    unread: 1,
  })
  const { body } = await world.call('clinic', 'GET', '/api/texts/unread')
  expect(body).toMatchObject({ unread: (await inbox('show=unread')).total })
  await post(`/api/texts/threads/${id}/read`, { read: true })
  expect((await inbox('show=unread')).threads.map((thread) => thread.id)).not.toContain(id)
  await post(`/api/texts/threads/${id}/read`, { read: false })
  expect((await inbox('show=unread')).threads.map((thread) => thread.id)).toContain(id)
})

test('a thread reads oldest first, with states in plain words and notes between', async () => {
  const { id, textId } = await conversation('Otto Reyes', 'Who is it?')
  await post(`/api/texts/threads/${id}/notes`, { body: ' Prefers mornings ' })
  await post('/api/simulator/status', { id: textId, status: 'delivered' })
  expect(await entries(id)).toMatchObject([
    {
      kind: 'outbound',
      body: 'Hi there Reply STOP to opt out.',
      state: 'Delivered',
      by: 'Riley Adams',
      canRetry: false,
    },
    { kind: 'inbound', body: 'Who is it?', by: 'Otto Reyes' },
    { kind: 'note', body: 'Prefers mornings', by: 'Riley Adams', state: 'Note' },
  ])
  expect((await post(`/api/texts/threads/${id}/notes`, { body: '  ' })).status).toBe(400)
})

test('long threads come 50 at a time', async () => {
  const { id } = await conversation('Lola Long')
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into text_messages (organization_id, recipient_id, candidate_id, message, message_content, message_direction, message_status, created_at)
            select organization_id, id, candidate_id, 'old ' || n, 'old ' || n, 'inbound', 'received', now() - n * interval '1 minute'
            from text_recipients, generate_series(1, 60) n where id = ${id}`,
      ),
  )
  const first = (await world.call('clinic', 'GET', `/api/texts/threads/${id}`)).body as {
    entries: Entry[]
    before: string
  }
  expect([first.entries.length, first.entries.at(-1)?.body]).toEqual([50, 'Hi there Reply STOP to opt out.'])
  const second = (await world.call('clinic', 'GET', `/api/texts/threads/${id}?before=${first.before}`)).body as {
    entries: Entry[]
    before: string | null
  }
  expect([second.entries.length, second.entries[0]?.body, second.before]).toEqual([11, 'old 60', null])
})

test('threads are found by name, number and words, and by whose they are', async () => {
  const { id, phone } = await conversation('Quilla Zimmer', 'I have a unicorn certificate')
  for (const q of ['quilla', phone.slice(2), 'unicorn'])
    expect((await inbox(`q=${q}`)).threads.map((each) => each.id)).toEqual([id])
  expect((await inbox('show=mine&q=quilla')).total).toBe(0)
  const all = (await inbox('')).total
  expect(await inbox('page=999')).toEqual({ threads: [], total: all })
  await post(`/api/texts/threads/${id}/assign`, { userId: world.users.clinic.id })
  expect((await inbox('show=mine')).threads).toMatchObject([{ id, assignedTo: { name: 'Riley Adams' } }])
  expect((await post(`/api/texts/threads/${id}/assign`, { userId: world.users.foreign.id })).status).toBe(404)
})

test('a failed text is shown, sent again once under a new id, and then failed no more', async () => {
  const { id, textId, candidateId } = await conversation('Fay Lured')
  await post('/api/simulator/status', { id: textId, status: 'undelivered', code: '30007' })
  expect((await inbox('show=failed')).threads.map((each) => each.id)).toContain(id)
  expect((await entries(id))[0]).toMatchObject({ state: 'Not delivered: Blocked as spam', canRetry: true })
  const newId = randomUUID()
  expect((await post(`/api/texts/${textId}/retry`, { newId })).body).toMatchObject({ messageId: newId, status: 'sent' })
  expect((await post(`/api/texts/${textId}/retry`, { newId })).body).toMatchObject({ messageId: newId, status: 'sent' })
  expect((await post(`/api/texts/${textId}/retry`, { newId: randomUUID() })).status).toBe(409)
  expect((await inbox('show=failed')).threads.map((each) => each.id)).not.toContain(id)
  expect((await post(`/api/texts/${newId}/retry`, { newId: randomUUID() })).status).toBe(409)
  expect(await world.eventNames(candidateId)).toContain('text.undelivered')
})

test('a possible opt-out waits for a person: “no opt-out” releases the texts, “opt-out” ends them', async () => {
  const { id, candidateId, answer } = await conversation('Uma Sure', 'Not interested')
  expect((await inbox('show=needs-decision')).threads).toMatchObject([{ id, needsPerson: true }])
  expect((await send(candidateId, 'One more')).body).toMatchObject({ status: 'held', sendAt: null })
  await post(`/api/texts/threads/${id}/opt-out-decision`, { optedOut: false })
  const { signal } = new AbortController()
  await releaseTextsJob.run({ organizationId: '' }, world.services, signal)
  await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, signal)
  expect((await entries(id)).at(-1)).toMatchObject({ body: 'One more', state: 'Sent' })
  await answer('No thanks')
  await post(`/api/texts/threads/${id}/opt-out-decision`, { optedOut: true })
  expect((await inbox('show=opted-out')).threads.map((each) => each.id)).toContain(id)
  expect((await send(candidateId, 'Again')).status).toBe(400)
  expect(await world.eventNames(candidateId)).toEqual(expect.arrayContaining(['optOut.denied', 'optOut.recorded']))
})

test('a text that an earlier version held for a decision goes once it was no opt-out, too', async () => {
  const { id, candidateId } = await conversation('Ugo Sure', 'Not interested')
  const { id: textId } = await send(candidateId, 'Held before the update')
  const reason = 'This person may have asked for no more texts; someone must decide first.'
  await world.inPlatform(
    async (tx) => await tx.run(sql`update text_messages set failure = ${reason} where id = ${textId}`),
  )
  await post(`/api/texts/threads/${id}/decide`, { optedOut: false })
  const { signal } = new AbortController()
  await releaseTextsJob.run({ organizationId: '' }, world.services, signal)
  await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, signal)
  expect((await entries(id)).at(-1)).toMatchObject({ body: 'Held before the update', state: 'Sent' })
})

test('a text for later is changed and canceled while it waits, and not after', async () => {
  const { id, candidateId } = await conversation('Lee Terr')
  const sendAt = new Date(Date.now() + msPerDay).toISOString()
  const { id: textId, body } = await send(candidateId, 'Tomorrow', { sendAt })
  expect(body).toMatchObject({ status: 'held', sendAt })
  expect((await entries(id)).at(-1)).toMatchObject({
    state: 'Waiting to be sent: It’s scheduled for later.',
    canChange: true,
    sendAt,
  })
  const changed = await world.call('clinic', 'PATCH', `/api/texts/${textId}`, {
    message: 'Tomorrow, {{Candidate First}}',
  })
  expect(changed.body).toMatchObject({ sendAt })
  expect((await entries(id)).at(-1)?.body).toBe('Tomorrow, Lee')
  expect((await world.call('clinic', 'PATCH', `/api/texts/${textId}`, { message: '{{x}}' })).status).toBe(400)
  expect((await post(`/api/texts/${textId}/cancel`, {})).body).toEqual({ ok: true })
  expect((await post(`/api/texts/${textId}/cancel`, {})).status).toBe(409)
  expect((await entries(id)).at(-1)).toMatchObject({ state: 'Canceled', canRetry: false })
})

test('shows colleagues who has a thread open and who writes, and stores it nowhere', async () => {
  const { id } = await conversation('Wren Iter')
  const listener = new pg.Client({ connectionString: world.databaseUrl })
  await listener.connect()
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await listener.query('listen reinforce_live')
  const presence = `/api/texts/threads/${id}/presence`
  await post(presence, { doing: 'viewing' })
  await post(presence, {})
  expect((await post(presence, { doing: 'sleeping' })).status).toBe(400)
  expect((await world.call('foreign', 'POST', presence, { doing: 'viewing' })).status).toBe(404)
  await listener.query('select 1')
  await listener.end()
  const { id: user } = world.users.clinic
  const viewing = { organization: world.own.organizationId, area: 'viewing', thread: id, user, name: 'Riley Adams' }
  expect(heard).toContainEqual(viewing)
  expect(heard).toContainEqual({ ...viewing, area: 'writing' })
})

test('a person opts out someone who asked elsewhere, in any thread, and nothing can be sent again', async () => {
  const { id, candidateId } = await conversation('Tel Phone', 'See you then')
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update text_messages set message_status = 'failed', failure = 'Not delivered' where recipient_id = ${id} and message_direction = 'outbound'`,
      ),
  )
  const canRetry = async () => (await entries(id)).some((each) => each.canRetry)
  expect(await canRetry()).toBe(true)
  expect((await post(`/api/texts/threads/${id}/opt-out-decision`, { optedOut: true })).status).toBe(200)
  expect(await canRetry()).toBe(false)
  expect((await send(candidateId, 'Again')).status).toBe(400)
  const proof = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ source: z.string(), proof: z.string(), proof_message_id: z.nullable(z.string()) }),
        sql`select x.source, x.proof, x.proof_message_id from opt_outs x join text_recipients t on t.recipient_phone = x.phone where t.id = ${id}`,
      ),
  )
  expect(proof).toMatchObject({ source: 'person', proof: expect.stringMatching(/^told /) as string })
  expect(proof?.proof_message_id).toBeNull()
})

test('a landline, and a person who refused, offer no other try', async () => {
  for (const bar of [
    (id: string) =>
      sql`update text_recipients set bad_phone = recipient_phone, bad_phone_reason = 'Landline' where candidate_id = ${id}`,
    (id: string) => sql`update all_candidates set text_consent = 'refused' where id = ${id}`,
  ]) {
    const { id, candidateId, textId } = await conversation(`Bar ${next}`)
    const canRetry = async () => (await entries(id)).map((each) => each.canRetry)
    await world.inPlatform(
      async (tx) => await tx.run(sql`update text_messages set message_status = 'undelivered' where id = ${textId}`),
    )
    expect(await canRetry()).toEqual([true])
    await world.inPlatform(async (tx) => await tx.run(bar(candidateId)))
    expect(await canRetry()).toEqual([false])
  }
})
