import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import {
  addApplicant,
  loadEnrollment,
  loadTextsTo,
  switchOnOrThrow,
  turn,
} from '../../automations/server/testing/automation-world.ts'
import { simulatedTexts } from '../contract/simulator.ts'
import type { PlayedRole } from '../rules/roles.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'applicant')
})
afterAll(async () => await world.close())

const text = async (candidateId: string, message: string, id: string = randomUUID()) => {
  const sent = await world.call('clinic', 'POST', '/api/texts/send', { id, candidateId, message })
  if (sent.status !== 200) throw new Error(sent.text)
  return id
}
const play = async (phone: string, role: PlayedRole | null, who: 'clinic' | 'foreign' | 'manager' = 'clinic') =>
  await world.call(who, 'POST', '/api/simulator/phone', { phone, role })
const seen = async (phone: string) =>
  simulatedTexts.reply
    .parse((await world.call('clinic', 'GET', `/api/simulator/texts?q=${phone.slice(-7)}`)).body)
    .phones.find((each) => each.phone === phone)
const advance = async (minutes: 1 | 10 | 60) => {
  const { status } = await world.call('clinic', 'POST', '/api/simulator/clock', { minutes })
  if (status !== 200) throw new Error('the clock did not move')
}
const written = async (candidateId: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ body: z.string() }),
          sql`select message as body from text_messages where candidate_id = ${candidateId} and message_direction = 'inbound' order by created_at, id`,
        ),
    )
  ).map(({ body }) => body)
/** Someone in an automation who was asked its first question. */
const asked = async () => {
  const person = await addApplicant(world)
  await turn(world)
  return person
}
/** An id whose answer is as wanted: whether one answers at all is drawn by the id of the text. */
const texted = async (role: PlayedRole, message = 'Hi, is now a good time?') => {
  const { id, phone } = await addApplicant(world)
  await text(id, message)
  await play(phone, role)
  return { id, phone, reply: (await seen(phone))?.replies[0] }
}
/** The first of a few people of this role who answers: some put the phone away. */
const answering = async (role: PlayedRole) => {
  for (let tries = 0; tries < 12; tries += 1) {
    const one = await texted(role)
    if (one.reply) return { ...one, reply: one.reply }
  }
  throw new Error(`nobody answers as ${role}`)
}

test('no one is played on a phone unless someone chooses so', async () => {
  const { phone, id } = await asked()
  await advance(60)
  expect(await seen(phone)).toMatchObject({ role: null, replies: [] })
  expect(await written(id)).toEqual([])
})

test.each(['cooperative', 'confused', 'spanish'] as const)(
  'a %s person answers when the clock is advanced, by the way of any text, once',
  async (role) => {
    const { id, phone, reply } = await answering(role)
    expect(reply.arrivesIn).toBeGreaterThanOrEqual(1)
    expect(await written(id)).toEqual([])
    for (let minutes = 0; minutes < reply.arrivesIn; minutes += 10) await advance(10)
    expect(await written(id)).toEqual([reply.body])
    expect(await world.eventNames(id)).toContain('text.received')
    await advance(60)
    expect(await written(id)).toHaveLength(1)
    expect((await seen(phone))?.role).toBe(role)
  },
)

test('a slow person takes an hour at least, a silent one never answers', async () => {
  const { id, reply } = await answering('slow')
  expect(reply.arrivesIn).toBeGreaterThanOrEqual(60)
  await advance(10)
  expect(await written(id)).toEqual([])
  const silent = await texted('silent')
  expect(silent.reply).toBeUndefined()
  for (let hours = 0; hours < 5; hours += 1) await advance(60)
  expect(await written(silent.id)).toEqual([])
})

/** Lets clock and engine go on until someone who is played has said something; some put the phone away at the first text. */
const playedThrough = async () => {
  for (let tries = 0; tries < 6; tries += 1) {
    const { id, phone } = await asked()
    await play(phone, 'cooperative')
    for (let turns = 0; turns < 12; turns += 1) {
      await advance(10)
      await turn(world)
    }
    if ((await written(id)).length > 0) return id
  }
  throw new Error('nobody said anything')
}

test('a scripted person answers an automation’s question, and the automation reads the answer', async () => {
  const id = await playedThrough()
  const { acts = [] } = (await loadEnrollment(world, id)) ?? {}
  const heard = acts.flatMap((each) => each.heard ?? [])
  expect(heard.length).toBeGreaterThan(0)
  expect(await written(id)).toEqual(expect.arrayContaining(heard))
  expect((await loadTextsTo(world, id)).length).toBeGreaterThan(0)
})

test('the last text of an automation that has ended asks nothing, and is not answered', async () => {
  for (let people = 0; people < 3; people += 1) {
    const { id, phone } = await asked()
    const enrollment = await loadEnrollment(world, id)
    await world.call('clinic', 'POST', `/api/automation-enrollments/${enrollment?.id}/status`, { to: 'stop' })
    await play(phone, 'cooperative')
    expect((await seen(phone))?.replies).toEqual([])
  }
})

test('the same text gets the same words, no matter who was played before: it is answered once', async () => {
  const { id, phone, reply } = await answering('cooperative')
  await play(phone, null)
  expect((await seen(phone))?.replies).toEqual([])
  await play(phone, 'cooperative')
  expect((await seen(phone))?.replies.map(({ body }) => body)).toEqual([reply.body])
  await play(phone, 'cooperative')
  expect((await seen(phone))?.replies).toHaveLength(1)
  await Promise.all([advance(10), advance(10), advance(10)])
  await advance(60)
  expect(await written(id)).toEqual([reply.body])
})

test('of several texts the newest is answered, and what was on its way to an older one is not', async () => {
  const { id, phone } = await answering('slow')
  const older = (await seen(phone))?.replies.map((each) => each.id)
  for (let tries = 0; tries < 12; tries += 1) {
    await text(id, `And another thing ${tries}`)
    await advance(1)
    const now = (await seen(phone))?.replies.map((each) => each.id)
    expect(now?.length).toBe(1)
    if (now?.[0] !== older?.[0]) return
  }
  throw new Error('no newer text was answered')
})

test('a typed reply remains, and no scripted reply joins it', async () => {
  const { id, phone } = await addApplicant(world)
  await text(id, 'Hi')
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body: 'I type this myself' })
  await play(phone, 'cooperative')
  for (let hours = 0; hours < 3; hours += 1) await advance(60)
  expect(await written(id)).toEqual(['I type this myself'])
})

test('a scripted person who opted out sends nothing, not even replies on their way', async () => {
  const { id, phone } = await answering('cooperative')
  await world.call('clinic', 'POST', `/api/simulator/phone`, { phone, delay: 0 })
  await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body: 'STOP' })
  for (let hours = 0; hours < 3; hours += 1) await advance(60)
  expect(await written(id)).toEqual(['STOP'])
  await play(phone, 'confused')
  await advance(60)
  expect(await written(id)).toEqual(['STOP'])
})

test('the delay of a phone comes on top, and a text that is still on its way is not answered', async () => {
  const { id, phone } = await addApplicant(world)
  await text(id, 'First')
  await world.call('clinic', 'POST', '/api/simulator/phone', { phone, delay: 60 })
  await text(id, 'Second')
  await play(phone, 'cooperative')
  expect((await seen(phone))?.replies).toEqual([])
  await advance(10)
  expect((await seen(phone))?.replies).toEqual([])
})

test('no one of another clinic has someone played, and only known people are', async () => {
  const { phone } = await asked()
  expect((await play(phone, 'cooperative', 'foreign')).status).toBe(404)
  expect((await world.call('clinic', 'POST', '/api/simulator/phone', { phone, role: 'angry' })).status).toBe(400)
  expect((await seen(phone))?.role).toBeNull()
})
