import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import {
  addApplicant,
  addConsentingCandidate,
  loadEnrollment,
  loadTextsTo,
  sendAnswer,
  switchOn,
  switchOnOrThrow,
  turn,
} from './testing/automation-world.ts'

const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'booked')
  await switchOnOrThrow(world, 'no_show', { waitMinutes: 15 })
})
beforeEach(() => {
  clock = new Date(noon)
})
afterAll(async () => await world.close())

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const newest = async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? ''
const says = async (phone: string, body: string) => {
  later(1)
  await sendAnswer(world, phone, body)
  await turn(world)
}
let hour = 9
/** Someone whose interview staff planned for Tuesday, each at another hour. */
const booked = async () => {
  const person = await addConsentingCandidate(world)
  const interviewId = randomUUID()
  hour += 1
  const made = await world.call('clinic', 'POST', '/api/interviews', {
    id: interviewId,
    candidate_id: person.id,
    day: '2026-11-24',
    time: `${hour}:00`,
    minutes: 30,
    type: 'Phone',
    location_id: null,
    interviewer_id: world.users.clinic.id,
    place: '',
    note: '',
    reminders: false,
  })
  if (made.status !== 200) throw new Error(made.text)
  const { interview_date: startsAt } = z.object({ interview_date: z.string() }).parse(made.body)
  await turn(world)
  return { ...person, interviewId, startsAt: new Date(startsAt) }
}
const interview = z.object({ status: z.string(), at: z.string(), reason: z.nullable(z.string()) })
const stored = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        interview,
        sql`select status, interview_date as at, cancel_reason as reason from interviews where id = ${id}`,
      ),
  )

test('a booked interview is confirmed, and asked about 45 minutes before', async () => {
  const { id, phone, interviewId, startsAt } = await booked()
  expect(await newest(id)).toMatch(
    /^Hi Pat, your interview with Bright Path ABA is on Tue, Nov 24 at .*These texts are automatic/,
  )
  expect((await loadEnrollment(world, id))?.dueAt).toBe(new Date(startsAt.getTime() - 45 * 60_000).toISOString())
  await says(phone, 'yes, see you then')
  expect((await stored(interviewId))?.status).toBe('Confirmed')
  clock = new Date(startsAt.getTime() - 44 * 60_000)
  await turn(world)
  expect(await newest(id)).toMatch(/^Hi Pat, see you at Tue, Nov 24 at /)
  clock = new Date(startsAt.getTime() + 60_000)
  await turn(world)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'finished', words: 'the interview started' })
})

test('an interview announced at booking is not announced again, only confirmed', async () => {
  await switchOnOrThrow(world, 'applicant', { topics: [] })
  const { id, phone } = await addApplicant(world)
  await turn(world)
  await says(phone, 'the first one')
  await turn(world)
  const enrollment = await loadEnrollment(world, id)
  expect(enrollment).toMatchObject({ preset: 'booked', status: 'scheduled' })
  const before = await loadTextsTo(world, id)
  expect(before).toHaveLength(2)
  clock = new Date(Date.parse(enrollment?.dueAt ?? '') + 60_000)
  await turn(world)
  expect((await loadTextsTo(world, id)).slice(2).map(({ body }) => body)).toEqual([
    expect.stringMatching(/^Hi Pat, see you at [^.]*\? If something came up, just write back\.$/),
  ])
  await switchOn(world, 'applicant', { topics: [], isOn: false })
})

test('asks no one whether they are on their way once the interview has begun', async () => {
  const { id, startsAt } = await booked()
  const before = await loadTextsTo(world, id)
  clock = new Date(startsAt.getTime() + 5 * 60_000)
  await turn(world)
  expect(await loadTextsTo(world, id)).toEqual(before)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'finished', words: 'the interview started' })
})

test('offers free times to a candidate who needs another, and moves them to the one they choose', async () => {
  const { id, phone, interviewId, startsAt } = await booked()
  await says(phone, 'can we do it another day instead?')
  expect(await newest(id)).toMatch(/Which|suit/)
  await says(phone, 'the second one')
  const moved = await stored(interviewId)
  expect(moved?.status).toBe('Scheduled')
  expect(moved?.at).not.toBe(startsAt.toISOString())
  expect(await newest(id)).toMatch(/your phone interview with .* is on /)
  const { dueAt } = (await loadEnrollment(world, id)) ?? {}
  expect(dueAt).toBe(new Date(Date.parse(moved?.at ?? '') - 45 * 60_000).toISOString())
  expect(await world.eventNames(id)).toContain('interview.rescheduled')
})

test('cancels for a candidate who cannot come, stores their words, and confirms by text', async () => {
  const { id, phone, interviewId } = await booked()
  await says(phone, 'I need to cancel my interview, sorry')
  expect(await stored(interviewId)).toMatchObject({
    status: 'Cancelled',
    reason: 'The candidate wrote: I need to cancel my interview, sorry',
  })
  expect(await newest(id)).toMatch(/does not take place/)
  expect((await loadEnrollment(world, id))?.status).toBe('stopped')
})

test('a bare “cancel” is an opt-out: no more texts, and the interview stands for a person', async () => {
  const { id, phone, interviewId } = await booked()
  const before = (await loadTextsTo(world, id)).length
  await says(phone, 'cancel')
  expect((await stored(interviewId))?.status).toBe('Scheduled')
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'stopped', words: 'opted out of texts' })
  expect((await loadTextsTo(world, id)).length).toBe(before)
})

test('hands a late candidate to a person', async () => {
  const { id, phone } = await booked()
  await says(phone, 'running 10 minutes late')
  expect(await loadEnrollment(world, id)).toMatchObject({
    status: 'needs_staff',
    words: 'comes late: “running 10 minutes late”',
  })
})

test('asks about an interview that staff moved at its new time, and never about one they canceled', async () => {
  const moved = await booked()
  const put = await world.call('clinic', 'PUT', `/api/interviews/${moved.interviewId}`, {
    day: '2026-11-25',
    time: '10:00',
    minutes: 30,
    type: 'Phone',
    location_id: null,
    interviewer_id: world.users.clinic.id,
    place: '',
    note: '',
    reminders: false,
  })
  expect(put.status).toBe(200)
  await turn(world)
  expect((await loadEnrollment(world, moved.id))?.dueAt).toMatch(/^2026-11-25T/)
  const gone = await booked()
  await world.call('clinic', 'POST', `/api/interviews/${gone.interviewId}/status`, {
    status: 'Cancelled',
    reason: 'Sick',
  })
  await turn(world)
  expect(await loadEnrollment(world, gone.id)).toMatchObject({
    status: 'stopped',
    words: 'the interview no longer takes place',
  })
})

test('texts a no-show after 15 minutes, offers times a day later, and books one', async () => {
  const { id, phone, interviewId, startsAt } = await booked()
  clock = new Date(startsAt.getTime() + 31 * 60_000)
  const missed = await world.call('clinic', 'POST', `/api/interviews/${interviewId}/status`, { status: 'No-show' })
  expect(missed.status).toBe(200)
  await turn(world)
  expect((await loadEnrollment(world, id))?.preset).toBe('no_show')
  const before = (await loadTextsTo(world, id)).length
  later(16)
  await turn(world)
  expect(await newest(id)).toMatch(/^Hi Pat, we missed you at your interview/)
  later(1_441)
  await turn(world)
  expect(await newest(id)).toMatch(/^Thank you! Which of these times suits you/)
  expect((await loadTextsTo(world, id)).length).toBe(before + 2)
  await says(phone, 'the first one works')
  expect((await loadEnrollment(world, id))?.status).toMatch(/booked|us/)
  expect(await newest(id)).toMatch(/your phone interview with/)
})

test('offers times at once after a yes to another time', async () => {
  const { id, phone, interviewId, startsAt } = await booked()
  clock = new Date(startsAt.getTime() + 31 * 60_000)
  await world.call('clinic', 'POST', `/api/interviews/${interviewId}/status`, { status: 'No-show' })
  await turn(world)
  later(16)
  await turn(world)
  await says(phone, 'yes please, so sorry')
  expect(await newest(id)).toMatch(/^We have .*Which one suits you\?$/)
})
