import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeInterview, oneInterview } from '../contract/interviews.ts'
import { type InterviewWorld, openInterviewWorld } from './testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z')
})
afterAll(async () => await rooms.close())
beforeEach(async () => {
  rooms.at('2026-11-20T18:00:00Z')
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`delete from interviews`))
})

const change = async (id: string, more: object = {}) =>
  await rooms.world.call('clinic', 'PUT', `/api/interviews/${id}`, {
    type: 'Phone',
    interviewer_id: rooms.world.users.clinic.id,
    day: '2026-11-24',
    time: '10:00',
    ...more,
  })
const newest = async () => (await rooms.world.eventNames(rooms.world.own.candidateId)).at(-1)
const loadStatus = async () => (await rooms.of())[0]?.status

test('another hour is a rescheduling: an event, unconfirmed again, and an update to calendars', async () => {
  const id = await rooms.scheduled()
  expect((await rooms.setStatus(id, 'Confirmed')).body).toEqual({ status: 'Confirmed', before: 'Scheduled' })
  expect(await newest()).toBe('interview.confirmed')
  expect((await change(id, { time: '14:00' })).body).toEqual({
    interview_date: '2026-11-24T19:00:00.000Z',
    rescheduled: true,
    version: '1 Scheduled',
  })
  expect(await newest()).toBe('interview.rescheduled')
  expect(await loadStatus()).toBe('Scheduled')
  const file = await rooms.world.call('clinic', 'GET', `/api/interviews/${id}/interview.ics`)
  expect(file.text).toContain(`UID:interview-${id}@reinforce`)
  expect(file.text).toContain('SEQUENCE:1')
  expect(file.text).toContain('DTSTART:20261124T190000Z')
})

test('other particulars leave hour and confirmation as they are, even when the hour has passed', async () => {
  const id = await rooms.scheduled()
  await rooms.setStatus(id, 'Confirmed')
  rooms.at('2026-11-24T18:00:00Z')
  expect((await change(id, { note: 'Nice talk' })).body).toMatchObject({ rescheduled: false })
  expect(await newest()).toBe('interview.changed')
  expect((await rooms.of())[0]).toMatchObject({ status: 'Confirmed', note: 'Nice talk' })
  expect((await change(id, { time: '09:00' })).body).toMatchObject({
    error: { fields: { time: 'This time has passed. Choose a later one.' } },
  })
})

test('a rescheduling does not meet itself, but it meets others', async () => {
  const id = await rooms.scheduled()
  await rooms.scheduled({ candidate_id: rooms.world.own.secondId, time: '11:00' })
  expect((await change(id, { time: '10:15' })).status).toBe(200)
  expect((await change(id, { time: '10:45' })).body).toMatchObject({
    error: {
      fields: { interviewer_id: expect.stringContaining('Ben Okafor, Tue, Nov 24, 11:00 – 11:30 AM EST') as unknown },
    },
  })
})

test('no one came, and it can be put back', async () => {
  const id = await rooms.scheduled()
  expect(await rooms.setStatus(id, 'No-show')).toMatchObject({
    status: 409,
    body: { error: { message: 'This interview hasn’t started yet.' } },
  })
  rooms.at('2026-11-24T16:00:00Z')
  expect((await rooms.setStatus(id, 'No-show')).body).toEqual({ status: 'No-show', before: 'Scheduled' })
  expect(await newest()).toBe('interview.noShow')
  expect((await rooms.setStatus(id, 'Scheduled', { from: 'No-show' })).status).toBe(200)
  expect(await newest()).toBe('interview.reopened')
  expect((await rooms.setStatus(id, 'Completed')).status).toBe(200)
  expect(await change(id)).toMatchObject({
    status: 409,
    body: { error: { message: 'This interview is completed. Schedule a new one instead.' } },
  })
})

test('a cancellation needs a reason, frees the hour, and comes back only while the hour is free', async () => {
  const id = await rooms.scheduled()
  expect((await rooms.setStatus(id, 'Cancelled', { reason: '  ' })).body).toMatchObject({
    error: { fields: { reason: 'Enter why it’s canceled.' } },
  })
  await rooms.setStatus(id, 'Cancelled', { reason: 'Found another job' })
  expect((await rooms.of())[0]).toMatchObject({ status: 'Cancelled', cancel_reason: 'Found another job' })
  const file = await rooms.world.call('clinic', 'GET', `/api/interviews/${id}/interview.ics`)
  expect(file.text).toContain('STATUS:CANCELLED')
  const other = await rooms.scheduled({ candidate_id: rooms.world.own.secondId })
  expect((await rooms.setStatus(id, 'Scheduled')).status).toBe(409)
  await rooms.setStatus(other, 'Cancelled', { reason: 'Not needed' })
  expect((await rooms.setStatus(id, 'Scheduled')).status).toBe(200)
  expect((await rooms.of())[0]).toMatchObject({ status: 'Scheduled', cancel_reason: null })
})

test('an action on something changed by someone else gets a conflict and changes nothing', async () => {
  const id = await rooms.scheduled()
  await rooms.setStatus(id, 'Confirmed')
  const late = await rooms.setStatus(id, 'Cancelled', { from: 'Scheduled', reason: 'x' })
  expect(late).toMatchObject({
    status: 409,
    body: { error: { message: 'Someone else changed this interview. It’s confirmed now.' } },
  })
  expect(await loadStatus()).toBe('Confirmed')
  const both = await Promise.all([
    rooms.setStatus(id, 'Cancelled', { from: 'Confirmed', reason: 'x' }),
    rooms.setStatus(id, 'Cancelled', { from: 'Confirmed', reason: 'x' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('another organization’s interview looks the same as an unknown one', async () => {
  const id = await rooms.scheduled()
  for (const [method, path, body] of [
    ['PUT', '', { type: 'Phone', day: '2026-11-24', time: '10:00' }],
    ['POST', '/status', { status: 'Confirmed' }],
    ['GET', '', undefined],
    ['GET', '/interview.ics', undefined],
  ] as const) {
    const theirs = await rooms.world.call('foreign', method, `/api/interviews/${id}${path}`, body)
    const unknown = await rooms.world.call('foreign', method, `/api/interviews/${randomUUID()}${path}`, body)
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
  }
})

test('an edit of something changed by someone else gets the current values, and may save over them', async () => {
  const id = await rooms.scheduled()
  const seen = async () =>
    oneInterview.reply.parse((await rooms.world.call('clinic', 'GET', `/api/interviews/${id}`)).body).version
  const first = await seen()
  expect((await change(id, { time: '14:00', version: first })).status).toBe(200)
  const late = await change(id, { note: 'Mine', version: first })
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: {
        message: 'Someone else changed this interview.',
        details: { interview: { interview_date: '2026-11-24T19:00:00.000Z', version: '1 Scheduled' } },
      },
    },
  })
  expect((await rooms.of())[0]?.note ?? '').toBe('')
  await rooms.setStatus(id, 'Confirmed')
  expect((await change(id, { time: '14:00', note: 'Mine', version: '1 Scheduled' })).status).toBe(409)
  expect((await change(id, { time: '14:00', note: 'Mine', version: await seen() })).status).toBe(200)
  const both = await Promise.all(
    ['15:00', '16:00'].map(async (time) => await change(id, { time, version: '2 Confirmed' })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an undone rescheduling has its hour and its reminders again', async () => {
  const id = await rooms.scheduled()
  const reminders = async () => (await rooms.of())[0]?.reminderStates
  const before = await reminders()
  expect(before?.length).toBeGreaterThan(0)
  const moved = changeInterview.reply.parse((await change(id, { day: '2026-11-26' })).body)
  expect(await reminders()).not.toEqual(before)
  expect((await change(id, { version: moved.version })).status).toBe(200)
  expect(await reminders()).toEqual(before)
  expect((await rooms.of())[0]?.interview_date).toBe('2026-11-24T15:00:00.000Z')
})
