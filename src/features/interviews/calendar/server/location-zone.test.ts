import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toLocalDay } from '../../../../rules/day.ts'
import { readBookingLink } from '../contract/booking.ts'
import { interviewChoices } from '../contract/interviews.ts'
import { type InterviewWorld, openInterviewWorld } from './testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z')
})
afterAll(async () => await rooms.close())

const place = async (city: string | null, state: string, zone: string | null = null) =>
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`delete from interviews`)
    await tx.run(
      sql`update organizations set time_zone = 'America/Chicago' where id = ${rooms.world.own.organizationId}`,
    )
    await tx.run(
      sql`update locations set city = ${city}, state = ${state}, time_zone = ${zone} where id = ${rooms.world.own.locationId}`,
    )
  })
beforeEach(async () => await place('Orlando', 'FL'))

const candidate = async (set: ReturnType<typeof sql>) =>
  await rooms.world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set ${set} where id = ${rooms.world.own.candidateId}`),
  )
const here = () => ({ location_id: rooms.world.own.locationId })

test.each([
  ['Orlando', 'FL', null, 'America/New_York', '2026-11-24T18:30:00.000Z'],
  ['Pensacola', 'FL', null, 'America/Chicago', '2026-11-24T19:30:00.000Z'],
  ['El Paso', 'TX', null, 'America/Denver', '2026-11-24T20:30:00.000Z'],
  ['Knoxville', 'TN', null, 'America/New_York', '2026-11-24T18:30:00.000Z'],
  [null, 'FL', 'America/New_York', 'America/New_York', '2026-11-24T18:30:00.000Z'],
])('1:30 PM in person in %s, %s of a Central clinic is 1:30 PM there', async (city, state, own, zone, at) => {
  await place(city, state, own)
  const answer = await rooms.schedule({ ...here(), type: 'In person', time: '13:30' })
  expect(answer).toMatchObject({ status: 200, body: { interview_date: at, zone } })
  expect((await rooms.of())[0]).toMatchObject({ zone })
})

test('booking hours of a link are those of its location: the first is 9 AM there', async () => {
  const { body } = await rooms.world.call('clinic', 'POST', '/api/booking-links', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    interviewer_id: null,
    type: 'Phone',
    ...here(),
  })
  const { path } = z.object({ path: z.string() }).parse(body)
  const offer = readBookingLink.reply.parse((await rooms.world.call(null, 'GET', `/api${path}`)).body)
  const tuesday = offer.starts.filter((at) => toLocalDay(new Date(at), 'America/New_York') === '2026-11-24')
  expect([tuesday[0], tuesday.at(-1)]).toEqual(['2026-11-24T14:00:00.000Z', '2026-11-25T00:30:00.000Z'])
})

const choices = async () =>
  interviewChoices.reply.parse(
    (await rooms.world.call('clinic', 'GET', `/api/candidates/${rooms.world.own.candidateId}/interview-choices`)).body,
  )

test('a candidate without a state gets a zone by the area code, then by the location; unknown only without both', async () => {
  await place('Tempe', 'AZ')
  await candidate(sql`city = null, state = null, phone_number = '(480) 555-0137'`)
  expect((await choices()).candidateZone).toEqual({ timeZone: 'America/Phoenix', isGuess: true })
  await candidate(sql`phone_number = '(800) 555-0137'`)
  expect((await choices()).candidateZone).toEqual({ timeZone: 'America/Phoenix', isGuess: true })
  await rooms.scheduled()
  expect((await rooms.of())[0]?.candidateZone).toEqual({ timeZone: 'America/Phoenix', isGuess: true })
  await candidate(sql`location_id = null`)
  expect((await choices()).candidateZone).toBeNull()
  await candidate(sql`location_id = ${rooms.world.own.locationId}`)
})
