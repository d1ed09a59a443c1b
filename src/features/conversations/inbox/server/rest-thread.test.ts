import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let now = new Date()
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

type Thread = Record<string, unknown> & { id: string; phone: string }
const hour = 3_600_000
const after = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()
let next = 4100

/** Someone who was texted and answered; the clock is later than the database's, so that what comes in is the newest. */
const conversation = async () => {
  now = new Date(Math.max(now.getTime(), Date.now()) + 1_000)
  const digits = `512555${(next += 1)}`
  const [candidateId = ''] = await addPeople(world, 'own', 1, { full_name: `Rest ${next}`, phone_number: digits })
  const write = async (message: string) =>
    await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message })
  await write('Hi there')
  const answer = async (body: string) =>
    await world.call('clinic', 'POST', '/api/simulator/reply', { phone: `+1${digits}`, body })
  await answer('When?')
  const { thread } = (await world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)).body as {
    thread: Thread
  }
  return { id: thread.id, candidateId, answer, write }
}
const rest = async (id: string, to: object, who: 'clinic' | 'manager' | 'foreign' | 'platform' = 'clinic') =>
  await world.call(who, 'POST', `/api/texts/threads/${id}/state`, { closed: false, ...to })
const shown = async (show: string, who: 'clinic' | 'admin' = 'clinic') =>
  ((await world.call(who, 'GET', `/api/texts/threads?show=${show}`)).body as { threads: Thread[] }).threads
const stands = async (id: string) => {
  const lists = await Promise.all(
    ['waiting', 'unread', 'snoozed', 'closed'].map(async (show) => [show, await shown(show)] as const),
  )
  return lists.filter(([, threads]) => threads.some((each) => each.id === id)).map(([show]) => show)
}
const waiting = async () => {
  const { body } = await world.call('clinic', 'GET', '/api/dashboard/today?timeZone=America/New_York')
  return (body as { waiting: { replies: number } }).waiting.replies
}

test('a reply waits until someone answers it or closes the thread, read or not', async () => {
  const { id, write } = await conversation()
  expect(await stands(id)).toEqual(['waiting', 'unread'])
  const [first] = await shown('waiting')
  expect(first).toMatchObject({ id, waitsSince: now.toISOString(), closed: false, snoozedUntil: null })
  await world.call('clinic', 'POST', `/api/texts/threads/${id}/read`, { read: true })
  expect(await stands(id)).toEqual(['waiting'])
  // What we write is dated by the database.
  now = new Date(Date.now() - hour)
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone: first?.phone, body: 'So?' })
  await world.call('clinic', 'POST', `/api/texts/threads/${id}/read`, { read: true })
  await write('On Monday')
  expect(await stands(id)).toEqual([])
})

test('a closed thread waits for no one, for all colleagues, and comes back when the person writes', async () => {
  const { id, candidateId, answer } = await conversation()
  const counted = await waiting()
  expect((await rest(id, { closed: true })).body).toEqual({ before: { closed: false, until: null } })
  expect(await stands(id)).toEqual(['closed'])
  expect((await shown('closed', 'admin'))[0]).toMatchObject({ id, closed: true, waitsSince: null })
  expect(await waiting()).toBe(counted - 1)
  await answer('Still there?')
  expect(await stands(id)).toEqual(['waiting', 'unread'])
  expect(await waiting()).toBe(counted)
  expect(await world.eventNames(candidateId)).toContain('thread.closed')
})

test('a thread that was put off comes back at its moment like one with something unread, until someone reads it', async () => {
  const { id, candidateId } = await conversation()
  await world.call('clinic', 'POST', `/api/texts/threads/${id}/read`, { read: true })
  const counted = await waiting()
  const until = after(2)
  await rest(id, { until })
  expect(await stands(id)).toEqual(['snoozed'])
  expect((await shown('snoozed'))[0]).toMatchObject({ id, snoozedUntil: until, waitsSince: null })
  expect(await waiting()).toBe(counted - 1)
  now = new Date(now.getTime() + 2 * hour)
  expect(await stands(id)).toEqual(['waiting', 'unread'])
  expect((await shown('unread')).find((each) => each.id === id)).toMatchObject({ unread: 1, snoozedUntil: null })
  expect((await world.call('clinic', 'GET', '/api/texts/unread')).body).toMatchObject({
    unread: (await shown('unread')).length,
  })
  await world.call('clinic', 'POST', `/api/texts/threads/${id}/read`, { read: true })
  expect(await stands(id)).toEqual(['waiting'])
  expect(await world.eventNames(candidateId)).toContain('thread.snoozed')
})

test('a new message returns a snoozed thread', async () => {
  const { id, answer } = await conversation()
  await rest(id, { until: after(20) })
  await answer('Never mind, now is fine')
  expect(await stands(id)).toEqual(['waiting', 'unread'])
})

test('closing and putting off are undone to how it was, and twice is once', async () => {
  const { id, candidateId } = await conversation()
  const until = after(5)
  await rest(id, { until })
  const { body } = await rest(id, { closed: true })
  expect(body).toEqual({ before: { closed: false, until } })
  await rest(id, { closed: true })
  await rest(id, { closed: false, until, back: true })
  expect(await stands(id)).toEqual(['snoozed'])
  await rest(id, {})
  expect(await stands(id)).toEqual(['waiting', 'unread'])
  const events = (await world.eventNames(candidateId)).filter((name) => name.startsWith('thread.'))
  expect(events).toEqual(['thread.snoozed', 'thread.closed', 'thread.snoozed', 'thread.reopened'])
})

test('a closed thread that is marked unread is open again', async () => {
  const { id } = await conversation()
  await rest(id, { closed: true })
  await world.call('clinic', 'POST', `/api/texts/threads/${id}/read`, { read: false })
  expect(await stands(id)).toEqual(['waiting', 'unread'])
})

test('a read thread of a person who opted out waits for no answer', async () => {
  const { id, answer } = await conversation()
  await answer('STOP')
  expect(await stands(id)).toEqual(['waiting', 'unread'])
  await world.call('clinic', 'POST', `/api/texts/threads/${id}/read`, { read: true })
  expect(await stands(id)).toEqual([])
})

test('a moment that has passed is refused at its field, and another clinic’s thread is unknown', async () => {
  const { id } = await conversation()
  const refused = await rest(id, { until: after(-1) })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ error: { fields: { until: 'Choose a time within the next year.' } } })
  const [foreign, unknown] = [await rest(id, { closed: true }, 'foreign'), await rest(randomUUID(), { closed: true })]
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  expect(await stands(id)).toEqual(['waiting', 'unread'])
  expect((await rest(id, { closed: true }, 'manager')).status).toBe(200)
})

test('lists the longest wait first', async () => {
  const first = await conversation()
  now = new Date(now.getTime() + hour)
  const second = await conversation()
  const order = (await shown('waiting')).map(({ id }) => id)
  expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id))
  const since = (await shown('waiting')).map(({ waitsSince }) => String(waitsSince))
  expect(since).toEqual(since.toSorted())
  expect((await shown('all'))[0]?.id).toBe(second.id)
})
