import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { World } from '../../../../app/server/testing/world.ts'
import { removeWayOut } from '../rules/way-out.ts'
import { addPeople } from './testing/people.ts'
import { openTextingWorld, type TextingWorld } from './testing/texting-world.ts'

let now = new Date()
let texting: TextingWorld
let world: World
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => now)
  world = texting.world
})
afterAll(async () => await texting.close())
beforeEach(() => texting.hook.answers())

/** A Friday in November: 03:00 in Austin, which opens at 15:00Z (El Paso, an hour behind, at 16:00Z) and closes at 02:00Z. */
const night = new Date('2026-11-20T09:00:00Z')
const morning = new Date('2026-11-20T16:00:00Z')
const evening = new Date('2026-11-21T02:00:00Z')
const nextDay = '2026-11-21T16:00:00.000Z'

const people = async (count: number) => await addPeople(world, 'own', count, { state: 'TX' })
const work = async (batchId: string) => {
  await texting.release()
  await texting.work(batchId)
}

test('a bulk text in the night is held for everyone until the window opens, then goes', async () => {
  now = night
  const ids = await people(3)
  const preview = await world.call('clinic', 'POST', '/api/texts/preview', { selection: { ids }, message: 'Good day' })
  expect(preview.body).toMatchObject({ total: 3, sendable: 3, held: 3, skipped: 0 })
  expect((preview.body as { recipients: object[] }).recipients[0]).toMatchObject({
    skipped: null,
    held: 'It’s quiet hours in this person’s area.',
    sendAt: morning.toISOString(),
  })
  const batchId = randomUUID()
  expect((await texting.sendMany(ids, { batchId, message: 'Good day' })).body).toEqual({
    batchId,
    queued: 3,
    held: 3,
    skipped: 0,
  })
  await work(batchId)
  expect(texting.hook.calls).toEqual([])
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ held: 3, queued: 0, sent: 0 })
  now = morning
  await work(batchId)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ held: 0, sent: 3 })
})

test('a text whose window closed before a worker came waits for the next one', async () => {
  now = night
  const batchId = randomUUID()
  await texting.sendMany(await people(1), { batchId })
  now = evening
  await work(batchId)
  expect(texting.hook.calls).toEqual([])
  const { results } = await texting.readBatch(batchId, '?result=held')
  expect(results).toMatchObject([{ at: nextDay, reason: 'It’s quiet hours in this person’s area.' }])
})

const minutesBefore = (minutes: number) => new Date(evening.getTime() - minutes * 60_000)
const textTo = async (candidateId: string) =>
  (await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'In time?' })).body
test('a text that could arrive after the window has closed waits for the next one', async () => {
  const [early = '', late = ''] = await people(2)
  now = minutesBefore(6)
  expect(await textTo(early)).toMatchObject({ status: 'sent' })
  now = minutesBefore(5)
  expect(await textTo(late)).toMatchObject({ status: 'held', sendAt: nextDay })
})

test('people who opt out or refuse while held are not texted', async () => {
  now = night
  const batchId = randomUUID()
  const [out = '', refused = ''] = await people(2)
  await texting.sendMany([out, refused], { batchId, message: 'Held' })
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update all_candidates set text_consent = 'refused' where id = ${refused}`)
    await tx.run(
      sql`insert into app.opt_outs_everywhere (phone) select recipient_phone from text_messages where candidate_id = ${out}`,
    )
  })
  now = morning
  await work(batchId)
  expect(texting.hook.calls).toEqual([])
  const { results } = await texting.readBatch(batchId, '?result=failed')
  expect(new Set(results.map(({ reason }) => reason))).toEqual(
    new Set(['This person opted out of texts.', 'This person refused texts.']),
  )
  await world.inPlatform(async (tx) => await tx.run(sql`delete from app.opt_outs_everywhere`))
})

test('a single text in the night is held and goes by itself; a reply is free of quiet hours', async () => {
  now = night
  const [candidateId = '', writer = ''] = await people(2)
  const send = async (to: string, message: string) =>
    (await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId: to, message })).body
  expect(await send(candidateId, 'Hello')).toMatchObject({ status: 'held', sendAt: morning.toISOString() })
  expect(await send(writer, 'First')).toMatchObject({ status: 'held' })
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update text_recipients set last_inbound_at = ${night.toISOString()}::timestamptz - interval '1 hour' where candidate_id = ${writer}`,
      ),
  )
  expect(await send(writer, 'Thank you')).toMatchObject({ status: 'sent' })
  now = morning
  await texting.release()
  await texting.workAlone()
  const sent = texting.hook.calls.flatMap(({ body }) =>
    body.candidates.map(({ message }) => removeWayOut(message ?? '')),
  )
  expect([sent.length, new Set(sent)]).toEqual([3, new Set(['First', 'Hello', 'Thank you'])])
})

test('send later keeps to its moment, and the same words twice in a day are left out', async () => {
  now = morning
  const ids = await people(2)
  const batchId = randomUUID()
  const sendAt = '2026-11-20T20:30:00.000Z'
  expect((await texting.sendMany(ids, { batchId, message: 'Later', sendAt })).body).toMatchObject({
    queued: 2,
    held: 2,
  })
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ sendAt, held: 2 })
  expect((await texting.sendMany(ids, { message: 'Later' })).body).toMatchObject({ queued: 0, skipped: 2 })
  await work(batchId)
  expect(texting.hook.calls).toEqual([])
  now = new Date(sendAt)
  await work(batchId)
  expect((await texting.readBatch(batchId)).batch).toMatchObject({ sent: 2 })
  expect((await texting.sendMany(ids, { sendAt: '2031-01-01T00:00:00Z' })).status).toBe(400)
})

test('ten thousand people are previewed and queued at once', async () => {
  now = night
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into all_candidates (organization_id, full_name, phone_number, state, text_consent)
      select ${world.own.organizationId}, 'Crowd ' || chr(65 + n % 26),
        (array['212','512','305','808','907','415','850','208'])[1 + n % 8] || '5' || lpad(n::text, 6, '0'),
        (array['NY','TX','FL','HI','AK','CA','KY','ID'])[1 + n % 8], 'given' from generate_series(1, 10000) n`)
    await tx.run(sql`analyze all_candidates`).catch(() => undefined)
  })
  const { body } = await world.call('clinic', 'POST', '/api/texts/preview', {
    selection: { query: { q: 'crowd' }, except: [], expected: 10_000 },
    message: 'Hi {{Candidate First}}, this is {{User First}} with {{Organization}}.',
  })
  expect(body).toMatchObject({ total: 10_000, held: 10_000 })
  const batchId = randomUUID()
  const queued = await world.call('clinic', 'POST', '/api/texts/send-many', {
    batchId,
    selection: { query: { q: 'crowd' }, except: [], expected: 10_000 },
    message: 'Hi {{Candidate First}}, this is {{User First}} with {{Organization}}.',
  })
  expect(queued.body).toEqual({ batchId, queued: 10_000, held: 10_000, skipped: 0 })
  const kept = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ texts: z.number(), people: z.number(), filled: z.number() }),
        sql`select count(*)::int as texts, count(distinct candidate_id)::int as people,
              count(*) filter (where message like 'Hi Crowd, this is %' and message_status = 'held')::int as filled
            from text_messages where batch_id = ${batchId}`,
      ),
  )
  expect(kept).toEqual({ texts: 10_000, people: 10_000, filled: 10_000 })
})

test('every hold releases its text at its moment: one job waits, and its run enqueues the next', async () => {
  // The queue has the database's own clock, so these days lie ahead of it for long.
  now = new Date('2099-03-04T18:00:00Z')
  await world.inPlatform(
    async (tx) => await tx.run(sql`update text_messages set message_status = 'canceled' where message_status = 'held'`),
  )
  const forgetJobs = async () => await world.services.pool.query(`delete from pgboss.job where name = 'release-texts'`)
  await forgetJobs()
  const moments = async () =>
    (
      await world.services.pool.query<{ at: string }>(
        `select start_after as at from pgboss.job where name = 'release-texts' and state < 'active' and start_after > '2099-01-01' order by 1`,
      )
    ).rows.map(({ at }) => at)
  const [first = '', second = '', third = ''] = await people(3)
  const send = async (candidateId: string, sendAt: string) =>
    await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: 'Hello', sendAt })
  const [tuesday, wednesday, monday] = [
    '2099-03-10T18:00:00.000Z',
    '2099-03-11T18:00:00.000Z',
    '2099-03-09T18:00:00.000Z',
  ]
  await send(first, tuesday)
  expect(await moments()).toEqual([tuesday])
  await send(second, wednesday)
  expect(await moments()).toEqual([tuesday])
  await send(third, monday)
  expect(await moments()).toEqual([monday, tuesday])
  // The runs of Monday and Tuesday are over: what is still held is Wednesday's.
  await forgetJobs()
  now = new Date(tuesday)
  await texting.release()
  expect(await moments()).toEqual([wednesday])
  await texting.workAlone()
  expect(texting.hook.calls[0]?.body.candidates).toHaveLength(2)
})
