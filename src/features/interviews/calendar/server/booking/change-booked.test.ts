import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readBookingLink } from '../../contract/booking.ts'
import { type InterviewWorld, openInterviewWorld } from '../testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z', { DEMO_DATA: 'on' })
})
afterAll(async () => await rooms.close())
beforeEach(async () => {
  rooms.at('2026-11-20T18:00:00Z')
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`delete from booking_links`)
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`delete from emails`)
    await tx.run(sql`delete from simulated_texts`)
    await tx.run(sql`update all_candidates set status = 'Initial Inquiry'`)
  })
})

const tuesday = '2026-11-24T15:00:00.000Z'
const wednesday = '2026-11-25T16:00:00.000Z'
const made = z.object({ path: z.string() })
const post = async (path: string, body: object) => await rooms.world.call(null, 'POST', path, body)
/** A link whose interview is booked for Tuesday at ten in New York; no email of that is left. */
const booked = async (more: object = {}) => {
  const { body } = await rooms.world.call('clinic', 'POST', '/api/booking-links', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    interviewer_id: rooms.world.users.manager.id,
    type: 'Phone',
    ...more,
  })
  const api = `/api${made.parse(body).path}`
  const { status, text } = await post(api, { at: tuesday })
  if (status !== 200) throw new Error(text)
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`delete from emails`))
  return api
}
const move = async (api: string, at = wednesday, from = tuesday) => await post(`${api}/move`, { from, at })
const cancel = async (api: string, reason = '', from = tuesday) => await post(`${api}/cancel`, { from, reason })
const read = async (api: string) => readBookingLink.reply.parse((await rooms.world.call(null, 'GET', api)).body)
const subjects = async () =>
  (
    await rooms.world.inPlatform(
      async (tx) =>
        await tx.rows(z.object({ subject: z.string() }), sql`select subject from emails order by to_address`),
    )
  ).map(({ subject }) => subject.replace(/^\S+( \S+)? (?=moved|cancelled)/, ''))
const lastEvent = async () =>
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ name: z.string(), who: z.nullable(z.string()), before: z.unknown(), after: z.unknown() }),
        sql`select f.name, f.who, v.before, v.after from events f join event_values v on v.event_id = f.id
            where f.about = ${rooms.world.own.candidateId} order by f.at desc, f.id desc limit 1`,
      ),
  )
const conflict = (message: string) => ({ status: 409, body: { error: { code: 'conflict', message } } })

test('after booking the link shows the interview, the times to move to, and that both can be done', async () => {
  const api = await booked()
  const page = await read(api)
  expect(page.booked).toEqual({ at: tuesday, isCancelled: false, moveProblem: null, cancelProblem: null })
  expect(page.starts).toEqual(expect.arrayContaining([tuesday, wednesday, '2026-11-24T15:30:00.000Z']))
})

test('a candidate moves the interview: new reminders, an updated calendar, emails to staff, an event on the timeline', async () => {
  const api = await booked()
  const [before] = await rooms.of()
  await rooms.setStatus(before?.id ?? '', 'Confirmed')
  expect(await move(api)).toMatchObject({ status: 200, body: { at: wednesday, isCancelled: false, moveProblem: null } })
  const [after] = await rooms.of()
  expect(after).toMatchObject({ id: before?.id, interview_date: wednesday, status: 'Scheduled' })
  expect(after?.reminderStates.map(({ at }) => at)).toEqual(['2026-11-24T16:00:00.000Z', '2026-11-25T14:00:00.000Z'])
  const file = await rooms.world.call(null, 'GET', `${api}/interview.ics`)
  for (const line of [`UID:interview-${before?.id}@reinforce`, 'SEQUENCE:1', 'DTSTART:20261125T160000Z'])
    expect(file.text).toContain(line)
  expect(await subjects()).toEqual(['moved a phone interview', 'moved a phone interview'])
  expect(await lastEvent()).toMatchObject({
    name: 'interview.rescheduled',
    who: null,
    before: { when: 'Tue, Nov 24, 10:00 AM EST' },
    after: { when: 'Wed, Nov 25, 11:00 AM EST', by: 'booking link' },
  })
  rooms.at('2026-11-24T13:30:00Z')
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([])
})

test('a candidate cancels with or without a reason: reminders go, the calendar follows, those concerned are emailed', async () => {
  const api = await booked()
  expect(await cancel(api, ' My car\u0000 broke down ')).toMatchObject({ status: 200, body: { isCancelled: true } })
  const [row] = await rooms.of()
  expect(row).toMatchObject({ status: 'Cancelled', cancel_reason: 'The candidate wrote: My car broke down' })
  expect(row?.reminderStates).toEqual([])
  const file = await rooms.world.call(null, 'GET', `${api}/interview.ics`)
  for (const line of [`UID:interview-${row?.id}@reinforce`, 'SEQUENCE:1', 'STATUS:CANCELLED'])
    expect(file.text).toContain(line)
  expect(await subjects()).toEqual(['cancelled a phone interview', 'cancelled a phone interview'])
  expect(await lastEvent()).toMatchObject({
    name: 'interview.cancelled',
    who: null,
    after: { interview: 'Cancelled', reason: 'My car broke down', by: 'booking link' },
  })
  expect(await read(api)).toMatchObject({ starts: [], booked: { at: tuesday, isCancelled: true } })
  expect((await move(api)).status).toBe(409)
  const silent = await booked()
  expect((await cancel(silent)).status).toBe(200)
  expect((await rooms.of()).map(({ cancel_reason }) => cancel_reason)).toContain('Canceled by the candidate')
  expect((await cancel(await booked(), 'x'.repeat(301))).status).toBe(400)
})

test('the same move or cancellation twice, also at once, is one', async () => {
  const api = await booked()
  const moves = await Promise.all([move(api), move(api)])
  expect(moves.map(({ status }) => status)).toEqual([200, 200])
  expect(await subjects()).toHaveLength(2)
  const ends = await Promise.all([cancel(api, 'x', wednesday), cancel(api, 'x', wednesday)])
  expect(ends.map(({ status }) => status)).toEqual([200, 200])
  expect(await subjects()).toHaveLength(4)
  expect(await rooms.of()).toHaveLength(1)
})

test('of two tabs, the outdated one gets a conflict and changes nothing', async () => {
  const api = await booked()
  await move(api)
  const stale = 'This interview just changed. Check its time above and choose again.'
  expect(await move(api, '2026-11-25T20:00:00.000Z')).toMatchObject(conflict(stale))
  expect(await cancel(api)).toMatchObject(conflict(stale))
  expect((await rooms.of())[0]).toMatchObject({ interview_date: wednesday, status: 'Scheduled' })
  const other = await booked({ candidate_id: rooms.world.own.secondId, interviewer_id: null })
  const tabs = await Promise.all(['2026-11-25T18:00:00.000Z', '2026-11-25T19:00:00.000Z'].map((at) => move(other, at)))
  expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a time that someone else has, or that is none, is refused and nothing moves; your own hour is free for yourself', async () => {
  const api = await booked()
  const other = await booked({ candidate_id: rooms.world.own.secondId, interviewer_id: rooms.world.users.clinic.id })
  await rooms.scheduled({
    candidate_id: rooms.world.own.secondId,
    interviewer_id: rooms.world.users.manager.id,
    day: '2026-11-25',
    time: '11:00',
  })
  const taken = conflict('That time is no longer available. Choose another.')
  const closed = conflict('No interviews start at this time. Choose one of the times shown.')
  const far = conflict('This time is more than two weeks away. Choose an earlier one.')
  for (const [at, why] of [
    [wednesday, taken],
    ['2026-11-25T15:45:00.000Z', closed],
    ['2026-11-25T04:00:00.000Z', closed],
    ['soon', closed],
    ['2027-05-05T15:00:00.000Z', far],
  ] as const)
    expect(await move(api, at)).toMatchObject(why)
  expect(await move(other)).toMatchObject(taken)
  expect((await rooms.of())[0]?.interview_date).toBe(tuesday)
  expect(await subjects()).toEqual([])
  expect((await move(api, '2026-11-24T15:30:00.000Z')).status).toBe(200)
})

test('works long after the link’s days, until the interview begins; then it shows a notice', async () => {
  const api = await booked({ days: 1 })
  rooms.at('2026-11-24T14:59:00Z')
  expect((await read(api)).booked).toMatchObject({ moveProblem: null, cancelProblem: null })
  expect((await move(api)).status).toBe(200)
  rooms.at(wednesday)
  const begun = 'This interview has started, so you can no longer change it here. Ask Bright Path ABA.'
  expect(await read(api)).toMatchObject({ starts: [], booked: { moveProblem: begun, cancelProblem: begun } })
  expect(await move(api, '2026-11-27T16:00:00.000Z', wednesday)).toMatchObject(conflict(begun))
  expect(await cancel(api, '', wednesday)).toMatchObject(conflict(begun))
  expect(await subjects()).toHaveLength(2)
})

test('anyone who was archived cancels, but does not move; a link without a booking and an unknown one change nothing', async () => {
  const api = await booked()
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set status = 'Archived'`))
  expect(await move(api)).toMatchObject(conflict('You can no longer move this interview here. Ask Bright Path ABA.'))
  expect((await cancel(api)).status).toBe(200)
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set status = 'Initial Inquiry'`))
  const { body } = await rooms.world.call('clinic', 'POST', '/api/booking-links', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    type: 'Phone',
  })
  const open = `/api${made.parse(body).path}`
  expect(await move(open)).toMatchObject(conflict('Choose a time first.'))
  expect((await cancel('/api/book/no-such-token')).status).toBe(404)
})

test('applies the clinic’s changes: the interviewer’s hours, the length, and emails to the current interviewer', async () => {
  const api = await booked()
  const [row] = await rooms.of()
  await rooms.world.call('clinic', 'PUT', `/api/interviews/${row?.id}`, {
    type: 'Phone',
    minutes: 60,
    interviewer_id: rooms.world.users.admin.id,
    day: '2026-11-24',
    time: '10:00',
  })
  await rooms.scheduled({
    candidate_id: rooms.world.own.secondId,
    interviewer_id: rooms.world.users.admin.id,
    day: '2026-11-25',
    time: '11:30',
  })
  expect((await read(api)).starts).not.toContain(wednesday)
  expect((await move(api)).status).toBe(409)
  expect((await move(api, '2026-11-25T14:00:00.000Z')).status).toBe(200)
  expect((await rooms.of())[0]).toMatchObject({ minutes: 60, interviewer_id: rooms.world.users.admin.id })
})
