import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openModel } from '../../../../candidates/scoring/server/testing/stand-in-model.ts'
import { suggestReadingsJob } from '../jobs/suggest-readings.ts'
import { loadTextsTo, turn } from '../testing/automation-world.ts'
import { openHandedWorld } from '../testing/handed-world.ts'

let model: Awaited<ReturnType<typeof openModel>>
let of: Awaited<ReturnType<typeof openHandedWorld>>
beforeAll(async () => {
  model = await openModel()
  of = await openHandedWorld(model.env)
})
afterAll(async () => {
  await of.world.close()
  model.close()
})
const path = () => `/api/organizations/${of.world.own.organizationId}/reply-model`
const turnOn = async (settings: object) => await of.world.call('admin', 'PUT', path(), settings)
beforeEach(async () => {
  of.toNoon()
  await of.world.inPlatform(async (tx) => await tx.run(sql`delete from reply_suggestions`))
  await turnOn({ reads: true, acts: true })
  model.says(() => '{"reading":"yes"}')
})

const run = async () => {
  await suggestReadingsJob.run({ organizationId: '' }, of.world.services, new AbortController().signal)
  await turn(of.world)
}
const undo = async (id: string, revision: number, who: 'clinic' | 'foreign' | 'manager' | null = 'clinic') =>
  await of.world.call(who, 'POST', `/api/automation-enrollments/${id}/undo-reading`, { revision })
const marked = async (id: string) => (await of.shown(id)).readings.filter(({ isSuggested }) => isSuggested)

test('two equal answers to a question continue the automation, and undo brings the buttons back', async () => {
  const { id } = await of.unclear()
  await run()
  expect(model.asked).toHaveLength(2)
  expect(await of.newest(id)).toBe('Can you work on weekdays between 3 and 8 PM?')
  const after = await of.shown(id)
  expect(after).toMatchObject({ status: 'awaiting_reply', canUndo: true })
  expect(after.words).toBe('AI read it as a yes: asked about the hours')
  expect(after.acts.at(-1)).toMatchObject({ reading: 'answer', rule: 'read by AI' })
  expect(await of.world.eventNames(id)).toContain('enrollment.readByAi')
  expect((await undo(after.id, after.revision + 1)).status).toBe(409)
  expect((await undo(after.id, after.revision, null)).status).toBe(401)
  expect((await undo(after.id, after.revision, 'foreign')).status).toBe(404)
  expect(await undo(after.id, after.revision)).toMatchObject({ status: 200, body: { text: 'left' } })
  const undone = await of.shown(id)
  expect(undone).toMatchObject({ status: 'needs_staff', canUndo: false })
  expect(undone.wrote?.words).toBe('it is complicated, depends on my cat')
  expect(await of.ids(id)).toEqual(['yes', 'no', 'decline', 'mine'])
  expect((await undo(after.id, undone.revision)).status).toBe(409)
  expect((await of.readAs(id, 'no')).status).toBe(200)
  expect((await of.shown(id)).words).toMatch(/answered no to “Do you have an active RBT certification\?”$/)
  await run()
  expect(model.asked).toHaveLength(2)
})

test('undo cancels a text that has not left', async () => {
  const { id } = await of.unclear()
  await suggestReadingsJob.run({ organizationId: '' }, of.world.services, new AbortController().signal)
  const { id: enrollment, revision } = await of.shown(id)
  expect(await undo(enrollment, revision)).toMatchObject({ status: 200, body: { text: 'canceled' } })
  await turn(of.world)
  expect((await loadTextsTo(of.world, id)).at(-1)).toEqual({
    body: 'Can you work on weekdays between 3 and 8 PM?',
    status: 'canceled',
  })
})

test('different answers, and answers that are not easy, change nothing', async () => {
  let n = 0
  model.says(() => ((n += 1) % 2 === 1 ? '{"reading":"yes"}' : '{"reading":"no"}'))
  const differs = await of.unclear()
  await run()
  expect(await of.shown(differs.id)).toMatchObject({ status: 'needs_staff', canUndo: false })
  expect(await marked(differs.id)).toEqual([])
  model.says(() => '{"reading":"decline"}')
  const declines = await of.unclear()
  await run()
  expect(await of.shown(declines.id)).toMatchObject({ status: 'needs_staff' })
  expect((await marked(declines.id)).map((each) => each.id)).toEqual(['decline'])
  expect(model.asked).toHaveLength(1)
})

test('a chosen time is booked, and the booking can be undone', async () => {
  model.says(() => '{"reading":"pick-2"}')
  const { id } = await of.offered()
  await run()
  expect(await of.loadInterviews(id)).toMatchObject([{ status: 'Scheduled' }])
  expect(await of.newest(id)).toMatch(/your phone interview with Bright Path ABA is on /)
  const booked = await of.world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string(), words: z.string() }),
        sql`select booking_id as id, words from enrollment_log where candidate_id = ${id} and booking_id is not null`,
      ),
  )
  expect(booked?.words).toMatch(/^AI read it as a choice of .*: booked /)
  expect((await of.world.call('clinic', 'POST', `/api/bookings/${booked?.id}/undo`, {})).status).toBe(200)
})

test('nothing is done when someone answers or the switch goes off during the call', async () => {
  const answered = await of.unclear()
  model.says(async () => {
    await of.readAs(answered.id, 'mine')
    return '{"reading":"yes"}'
  })
  await run()
  expect(await of.shown(answered.id)).toMatchObject({ status: 'needs_staff', canUndo: false })
  const off = await of.unclear()
  model.says(async () => {
    await turnOn({ reads: true, acts: false })
    return '{"reading":"yes"}'
  })
  await run()
  expect(await loadTextsTo(of.world, off.id)).toHaveLength(1)
})

test('acting needs its own switch, which only an Admin turns on, and goes off with suggestions', async () => {
  for (const who of ['clinic', 'manager'] as const)
    expect((await of.world.call(who, 'PUT', path(), { reads: true, acts: true })).status).toBe(403)
  expect((await turnOn({ reads: false, acts: true })).status).toBe(409)
  await turnOn({ reads: false })
  await turnOn({ reads: true })
  expect((await of.world.call('clinic', 'GET', path())).body).toMatchObject({ model: { reads: true, acts: false } })
  const { id } = await of.unclear()
  await run()
  expect(await of.shown(id)).toMatchObject({ status: 'needs_staff' })
  expect(model.asked).toHaveLength(1)
  expect(await of.world.eventNames(of.world.own.organizationId)).toEqual(
    expect.arrayContaining(['replies.modelActsOn', 'replies.modelActsOff']),
  )
})
