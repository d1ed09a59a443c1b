import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import {
  addApplicant,
  switchOnOrThrow,
  turn,
} from '../../../conversations/automations/server/testing/automation-world.ts'
import { attention } from '../contract/attention.ts'
import { countAttention } from '../rules/attention-words.ts'

let now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => now)
  await switchOnOrThrow(world, 'applicant')
})
afterAll(async () => await world.close())

const load = async (who: 'clinic' | 'foreign' | 'platform' = 'clinic') => {
  const { status, body, text } = await world.call(who, 'GET', '/api/attention')
  if (status !== 200) throw new Error(text)
  return attention.reply.parse(body)
}
const loadHandoffs = async (id: string) =>
  (await load()).items.filter(({ candidateId }) => candidateId === id).map(({ kind, about }) => [kind, about])

const handOff = async (id: string) => {
  now = new Date(now.getTime() + 60_000)
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update automation_enrollments set status = 'needs_staff', due_at = null, status_since = ${now.toISOString()}::timestamptz,
        last_action = 'no time is free in the next 2 weeks' where candidate_id = ${id} and ended_at is null`),
  )
  now = new Date(now.getTime() + 60_000)
}

const loadThreadId = async (candidateId: string) => {
  const found = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`select id from text_recipients where candidate_id = ${candidateId}`,
      ),
  )
  return found?.id ?? ''
}

/** Someone the automation texted and then handed to staff without a reply. */
const handedOff = async () => {
  const { id } = await addApplicant(world)
  await turn(world)
  await handOff(id)
  return id
}

test('lists a hand-off with its reason until someone writes, and counts it once', async () => {
  const before = await load()
  const id = await handedOff()
  const after = await load()
  expect(await loadHandoffs(id)).toEqual([['handoff', 'no time is free in the next 2 weeks']])
  expect(countAttention(after.waiting)).toBe(countAttention(before.waiting) + 1)
  const sent = await world.call('clinic', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId: id,
    message: 'Hi! When can you talk?',
  })
  expect(sent.status).toBe(200)
  expect(await loadHandoffs(id)).toEqual([])
  expect(countAttention((await load()).waiting)).toBe(countAttention(before.waiting))
})

test('a hand-off whose person wrote is counted as a reply', async () => {
  const id = await handedOff()
  const before = await load()
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update text_recipients set unread = 1, last_inbound_at = ${now.toISOString()}::timestamptz where candidate_id = ${id}`,
      ),
  )
  const after = await load()
  expect(await loadHandoffs(id)).toEqual([])
  expect(after.waiting).toMatchObject({
    replies: before.waiting.replies + 1,
    handoffs: before.waiting.handoffs - 1,
  })
})

test('a call, a status change, and a closed thread each end the wait, for that candidate only', async () => {
  const [called, moved, closed, waiting] = [await handedOff(), await handedOff(), await handedOff(), await handedOff()]
  const sent = [
    await world.call('clinic', 'POST', `/api/candidates/${called}/calls`, {
      callId: randomUUID(),
      outcome: 'reached',
      note: '',
      at: now.toISOString(),
    }),
    await world.call('clinic', 'POST', '/api/candidates/status', {
      selection: { ids: [moved] },
      status: 'Hired',
    }),
    await world.call('clinic', 'POST', `/api/texts/threads/${await loadThreadId(closed)}/state`, {
      closed: true,
      until: null,
    }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const id of [called, moved, closed]) expect(await loadHandoffs(id)).toEqual([])
  expect(await loadHandoffs(waiting)).toHaveLength(1)
})

test('a hand-off that someone took up waits again when an automation hands it off again', async () => {
  const id = await handedOff()
  await world.inPlatform(
    async (tx) => await tx.run(sql`update automation_enrollments set taken_up_at = now() where candidate_id = ${id}`),
  )
  expect(await loadHandoffs(id)).toEqual([])
  const enrollment = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`select id from automation_enrollments where candidate_id = ${id} and ended_at is null`,
      ),
  )
  const resumed = await world.call('clinic', 'POST', `/api/automation-enrollments/${enrollment?.id}/status`, {
    to: 'resume',
  })
  expect(resumed.status).toBe(200)
  await handOff(id)
  expect(await loadHandoffs(id)).toHaveLength(1)
})

test('hides them from another clinic, and names the organization for platform staff', async () => {
  const id = await handedOff()
  expect((await load('foreign')).items.map(({ candidateId }) => candidateId)).not.toContain(id)
  expect((await load('platform')).items.find(({ candidateId }) => candidateId === id)?.organization).toEqual(
    expect.any(String),
  )
})
