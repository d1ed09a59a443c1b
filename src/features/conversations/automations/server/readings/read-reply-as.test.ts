import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addConsentingCandidate, loadTextsTo, turn } from '../testing/automation-world.ts'
import { openHandedWorld } from '../testing/handed-world.ts'

let of: Awaited<ReturnType<typeof openHandedWorld>>
beforeAll(async () => {
  of = await openHandedWorld()
})
beforeEach(() => of.toNoon())
afterAll(async () => await of.world.close())

test('a person reads an unclear reply, and the automation continues with that reading', async () => {
  const { id } = await of.unclear()
  const enrollment = await of.shown(id)
  expect(enrollment.wrote?.words).toBe('it is complicated, depends on my cat')
  expect(enrollment.readings.map(({ label }) => label)).toEqual(['As a yes', 'As a no', 'Not interested', 'I’ll Reply'])
  expect((await of.readAs(id, 'yes')).status).toBe(200)
  expect(await of.newest(id)).toBe('Can you work on weekdays between 3 and 8 PM?')
  const after = await of.shown(id)
  expect(after).toMatchObject({ status: 'awaiting_reply', readings: [], wrote: null })
  expect(after.words).toMatch(/^\S.* read it as a yes: asked about the hours$/)
  expect(after.acts.at(-1)).toMatchObject({ reading: 'answer', rule: 'read by a person' })
  expect(await of.world.eventNames(id)).toContain('enrollment.readByPerson')
})

test('a knock-out no that a person reads is recorded and rejects no one; a person decides', async () => {
  const { id } = await of.unclear()
  expect((await of.readAs(id, 'no')).status).toBe(200)
  const after = await of.shown(id)
  expect(after).toMatchObject({ status: 'needs_staff', readings: [] })
  expect(after.words).toMatch(/read it as a no: answered no to “Do you have an active RBT certification\?”$/)
  expect(await loadTextsTo(of.world, id)).toHaveLength(1)
  expect(await of.world.eventNames(id)).not.toContain('candidate.statusChanged')
  await of.world.call('clinic', 'POST', `/api/automation-enrollments/${after.id}/status`, { to: 'resume' })
  await turn(of.world)
  expect(await of.newest(id)).toBe('Can you work on weekdays between 3 and 8 PM?')
})

test('a press books an offered time, confirms it by text, and can be undone in the conversation', async () => {
  const { id } = await of.offered()
  expect(await of.ids(id)).toEqual(['pick-1', 'pick-2', 'pick-3', 'others', 'decline', 'mine'])
  const label = (await of.shown(id)).readings[1]?.label ?? ''
  expect((await of.readAs(id, 'pick-2')).status).toBe(200)
  expect(await of.newest(id)).toMatch(/your phone interview with Bright Path ABA is on /)
  const interviews = await of.loadInterviews(id)
  expect(interviews).toMatchObject([{ status: 'Scheduled' }])
  const booked = await of.world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ bookingId: z.string(), words: z.string() }),
        sql`select booking_id as "bookingId", words from enrollment_log where candidate_id = ${id} and booking_id is not null`,
      ),
  )
  expect(booked?.words).toContain(`read it as a choice of ${label.replace('Book ', '')}: booked `)
  const undone = await of.world.call('clinic', 'POST', `/api/bookings/${booked?.bookingId}/undo`, {})
  expect(undone.status).toBe(200)
  expect(await of.loadInterviews(id)).toMatchObject([{ status: 'Cancelled' }])
})

test('other times are offered, and the one that suits is booked by the next reply', async () => {
  const { id, phone } = await of.offered()
  expect((await of.readAs(id, 'others')).status).toBe(200)
  expect(await of.newest(id)).toMatch(/^These are other times: /)
  await of.says(phone, 'the first one')
  expect(await of.loadInterviews(id)).toHaveLength(1)
})

test('leaves a person alone who is not interested', async () => {
  const { id } = await of.unclear()
  expect((await of.readAs(id, 'decline')).status).toBe(200)
  expect(await of.shown(id)).toMatchObject({ status: 'stopped', readings: [] })
  expect(await loadTextsTo(of.world, id)).toHaveLength(1)
})

test('a person who answers manually marks it, and nothing else happens', async () => {
  const { id } = await of.unclear()
  expect((await of.readAs(id, 'mine')).status).toBe(200)
  const after = await of.shown(id)
  expect(after).toMatchObject({ status: 'needs_staff', readings: [], wrote: null })
  expect(after.words).toMatch(/ will answer$/)
  expect(await loadTextsTo(of.world, id)).toHaveLength(1)
  expect(await of.world.eventNames(id)).toContain('enrollment.paused')
})

/** Someone whose interview of Tuesday stands, and whose reply to its text is not clear. */
const aboutInterview = async (time: string) => {
  const person = await addConsentingCandidate(of.world)
  const interviewId = randomUUID()
  const made = await of.world.call('clinic', 'POST', '/api/interviews', {
    id: interviewId,
    candidate_id: person.id,
    day: '2026-11-24',
    time,
    minutes: 30,
    type: 'Phone',
    location_id: null,
    interviewer_id: of.world.users.clinic.id,
    place: '',
    note: '',
    reminders: false,
  })
  if (made.status !== 200) throw new Error(made.text)
  await turn(of.world)
  await of.says(person.phone, 'my cousin would know that better than me')
  return { ...person, interviewId }
}

test('a reply about a planned interview is read as coming, and later texts keep their moment', async () => {
  const { id } = await aboutInterview('10:00')
  expect(await of.ids(id)).toEqual(['come', 'others', 'cancel', 'mine'])
  expect((await of.readAs(id, 'come')).status).toBe(200)
  expect(await of.loadInterviews(id)).toMatchObject([{ status: 'Confirmed' }])
  const { status, dueAt } = await of.shown(id)
  const [interview] = await of.loadInterviews(id)
  expect(status).toBe('scheduled')
  expect(dueAt).toBe(new Date(Date.parse(interview?.at ?? '') - 45 * 60_000).toISOString())
})

test('it is canceled by a press, with the words the candidate wrote', async () => {
  const { id, interviewId } = await aboutInterview('11:00')
  expect((await of.readAs(id, 'cancel')).status).toBe(200)
  const stored = await of.world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ status: z.string(), reason: z.string() }),
        sql`select status, cancel_reason as reason from interviews where id = ${interviewId}`,
      ),
  )
  expect(stored).toEqual({
    status: 'Cancelled',
    reason: 'The candidate wrote: my cousin would know that better than me',
  })
  expect(await of.newest(id)).toMatch(/does not take place/)
})
