import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviewChoices } from '../contract/interviews.ts'
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
const refusal = (message: string, field: string) => ({ error: { message, fields: { [field]: message } } })

test('an interview is scheduled for the hour of the clinic, with its events and an offer to move the candidate', async () => {
  const { world } = rooms
  const answer = await rooms.schedule({ location_id: world.own.locationId, note: 'Bring "ID", <b>please</b>' })
  expect(answer).toMatchObject({
    status: 200,
    // Austin lies in Texas, whose clocks show another hour than the organization's.
    body: { interview_date: '2026-11-24T16:00:00.000Z', zone: 'America/Chicago', offerMoveFrom: 'Initial Inquiry' },
  })
  const [interview] = await rooms.of()
  expect(interview).toMatchObject({
    candidate: 'Ana García',
    interviewer: 'Riley Adams',
    location: 'Austin',
    status: 'Scheduled',
    note: 'Bring "ID", <b>please</b>',
    candidateZone: { timeZone: 'America/Chicago', isGuess: false },
    possible: ['Confirmed', 'Cancelled'],
  })
  expect(await world.eventNames(world.own.candidateId)).toContain('interview.scheduled')
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${world.own.candidateId}/timeline`)
  expect(timeline.text).toContain('Tue, Nov 24, 10:00 AM CST')
})

test.each([
  [{ day: '2026-11-19' }, 'day', 'This day has passed. Choose a later one.'],
  [{ day: '2026-11-20', time: '12:00' }, 'time', 'This time has passed. Choose a later one.'],
  [{ minutes: 4 }, 'minutes', 'Choose a length from 5 minutes to 8 hours.'],
  [{ minutes: 30.5 }, 'minutes', 'Choose a length from 5 minutes to 8 hours.'],
  [{ type: 'In person' }, 'place', 'Choose a location or enter a place.'],
  [{ type: 'Video', place: 'javascript:alert(1)' }, 'place', 'Use a link that starts with https://'],
  [
    { day: '2027-03-14', time: '02:30' },
    'time',
    'This time doesn’t exist on that day in Eastern Time: clocks go forward. The next time is 3:00 AM.',
  ],
  [
    { day: '11/7/2027', time: '01:30' },
    'time',
    '1:30 AM occurs twice on that day in Eastern Time: clocks go back. Choose another time.',
  ],
])('%o is refused at its field', async (more, field, message) => {
  expect(await rooms.schedule(more)).toMatchObject({ status: 400, body: refusal(message, field) })
  expect(await rooms.of()).toEqual([])
})

test('a place and a person of another organization are refused as unknown ones are', async () => {
  const { foreign, users } = rooms.world
  for (const who of ['clinic', 'platform'] as const) {
    for (const location_id of [foreign.locationId, randomUUID()])
      expect((await rooms.schedule({ location_id }, who)).body).toMatchObject(
        refusal('Choose a location in this organization.', 'location_id'),
      )
    for (const interviewer_id of [users.foreign.id, users.platform.id, randomUUID()])
      expect((await rooms.schedule({ interviewer_id }, who)).body).toMatchObject(
        refusal('Choose a person in this organization.', 'interviewer_id'),
      )
  }
  const [theirs, unknown] = [await rooms.schedule({}, 'foreign'), await rooms.schedule({ candidate_id: randomUUID() })]
  expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
})

test('the id of another clinic’s interview is refused in words, and nothing changes', async () => {
  const { foreign, inPlatform } = rooms.world
  const id = randomUUID()
  await inPlatform(
    async (tx) =>
      await tx.run(sql`insert into interviews (id, organization_id, candidate_id, interview_date, type)
        values (${id}, ${foreign.organizationId}, ${foreign.candidateId}, '2026-11-25T15:00:00Z', 'Phone')`),
  )
  expect(await rooms.schedule({ id })).toMatchObject({
    status: 409,
    body: { error: { message: 'Couldn’t add this interview. Open the form again.' } },
  })
  expect(await rooms.of()).toEqual([])
})

test('anyone who is archived, terminated or canceled is not interviewed', async () => {
  const { own, inPlatform } = rooms.world
  for (const status of ['Archived', 'Terminated', 'Cancelled']) {
    await inPlatform(
      async (tx) => await tx.run(sql`update all_candidates set status = ${status} where id = ${own.secondId}`),
    )
    const { body } = await rooms.schedule({ candidate_id: own.secondId })
    expect(body).toMatchObject(
      refusal(`Ben Okafor is ${status}. Change the pipeline status first to schedule an interview.`, 'candidate_id'),
    )
  }
  await inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set status = 'Initial Inquiry' where id = ${own.secondId}`),
  )
})

test('a busy interviewer and a busy candidate are named with the other interview; neighbours may touch', async () => {
  const { own, users } = rooms.world
  await rooms.scheduled({ minutes: 45 })
  const then = 'Tue, Nov 24, 10:00 – 10:45 AM EST'
  expect((await rooms.schedule({ candidate_id: own.secondId, time: '10:30' })).body).toMatchObject(
    refusal(`Riley Adams has another interview then: Ana García, ${then}.`, 'interviewer_id'),
  )
  expect((await rooms.schedule({ interviewer_id: users.manager.id, time: '09:45' })).body).toMatchObject(
    refusal(`Ana García has another interview then: Phone, ${then}.`, 'candidate_id'),
  )
  expect(await rooms.schedule({ time: '10:30' })).toMatchObject({
    status: 409,
    body: {
      error: { fields: { interviewer_id: expect.any(String) as unknown, candidate_id: expect.any(String) as unknown } },
    },
  })
  await rooms.scheduled({ candidate_id: own.secondId, time: '10:45' })
  await rooms.scheduled({ candidate_id: own.secondId, time: '09:30' })
  await rooms.scheduled({ candidate_id: own.secondId, interviewer_id: null })
})

test('of many requests at once for the same hour one is granted', async () => {
  const { own, users } = rooms.world
  const asked = Array.from({ length: 6 }, (_, n) =>
    n % 2
      ? { candidate_id: own.secondId, interviewer_id: users.clinic.id }
      : { candidate_id: own.candidateId, interviewer_id: users.clinic.id },
  )
  const answers = await Promise.all(asked.map(async (each) => await rooms.schedule(each)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  const moved = await rooms.scheduled({ candidate_id: own.secondId, time: '15:00' })
  const both = await Promise.all([
    rooms.world.call('clinic', 'PUT', `/api/interviews/${moved}`, {
      type: 'Phone',
      interviewer_id: users.manager.id,
      day: '2026-11-25',
      time: '12:00',
    }),
    rooms.schedule({ interviewer_id: users.manager.id, day: '2026-11-25', time: '12:15' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an interviewer who is away that day is scheduled only where that is meant, and a change asks as well', async () => {
  const { world } = rooms
  const away = await world.call('clinic', 'POST', '/api/interviews/away', {
    id: randomUUID(),
    interviewer_id: world.users.clinic.id,
    day: '2026-11-24',
    people: [],
  })
  expect(away.status).toBe(200)
  const choices = await world.call('clinic', 'GET', `/api/candidates/${world.own.candidateId}/interview-choices`)
  expect(interviewChoices.reply.parse(choices.body).away).toEqual([{ id: world.users.clinic.id, day: '2026-11-24' }])
  const words = 'Riley Adams is away on Tue, Nov 24.'
  const no = { status: 409, body: refusal(words, 'interviewer_id') }
  expect(await rooms.schedule()).toMatchObject(no)
  expect((await rooms.schedule()).body).toMatchObject({ error: { details: { away: true } } })
  // Half past eleven in the evening before, by the clinic’s calendar.
  expect((await rooms.schedule({ day: '2026-11-23', time: '23:30' })).status).toBe(200)
  expect((await rooms.schedule({ interviewer_id: null, time: '12:00' })).status).toBe(200)
  const id = await rooms.scheduled({ anyway: true })
  const change = async (more: object) =>
    await world.call('clinic', 'PUT', `/api/interviews/${id}`, {
      type: 'Phone',
      minutes: 30,
      interviewer_id: world.users.clinic.id,
      day: '2026-11-24',
      time: '10:00',
      ...more,
    })
  expect((await change({ note: 'Bring a pen' })).status).toBe(200)
  expect(await change({ time: '15:00' })).toMatchObject(no)
  expect((await change({ time: '15:00', anyway: true })).status).toBe(200)
  // The hour stays, and another one is given who is away.
  expect((await change({ time: '15:00', interviewer_id: null })).status).toBe(200)
  expect(await change({ time: '15:00' })).toMatchObject(no)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from away_days`))
})

test('pressing twice makes one interview', async () => {
  const id = randomUUID()
  const [first, second] = [await rooms.schedule({ id }), await rooms.schedule({ id })]
  expect(second.body).toEqual(first.body)
  expect(await rooms.of()).toHaveLength(1)
  expect((await rooms.schedule({ id, candidate_id: rooms.world.own.secondId })).status).toBe(409)
})

test('two clicks at the very same moment make one interview, and both are answered with it', async () => {
  for (let n = 0; n < 4; n += 1) {
    const asked = { id: randomUUID(), day: '2026-12-02', time: `1${n}:00` }
    const answers = await Promise.all([1, 2, 3].map(async () => await rooms.schedule(asked)))
    expect(answers.map(({ status, body }) => [status, (body as { id?: string }).id])).toEqual(
      answers.map(() => [200, asked.id]),
    )
  }
})

test('no move is offered where the organization lacks the status or the candidate has come further', async () => {
  const { own, inPlatform } = rooms.world
  const offered = async () =>
    (await rooms.schedule({ interviewer_id: null, time: `0${offeredCount++}:00`, day: '2026-12-01' })).body
  let offeredCount = 1
  for (const status of ['Interview Scheduled', 'Hired']) {
    await inPlatform(
      async (tx) => await tx.run(sql`update all_candidates set status = ${status} where id = ${own.candidateId}`),
    )
    expect(await offered()).toMatchObject({ offerMoveFrom: null })
  }
  await inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set status = 'Initial Inquiry' where id = ${own.candidateId}`),
  )
  expect(await offered()).toMatchObject({ offerMoveFrom: 'Initial Inquiry' })
})

test('the next free working hour is proposed: when asker and candidate are free, never on a holiday', async () => {
  const { world } = rooms
  const next = async () =>
    interviewChoices.reply.parse(
      (await world.call('clinic', 'GET', `/api/candidates/${world.own.candidateId}/interview-choices`)).body,
    ).next
  await world.inPlatform(async (tx) => await tx.run(sql`delete from interviews`))
  rooms.at('2026-11-25T22:00:00Z') // Wednesday before Thanksgiving, 5 PM
  // Nine in the morning at the candidate's location, whose clocks show an hour less than the clinic's.
  expect(await next()).toBe('2026-11-27T15:00:00.000Z')
  await rooms.scheduled({ candidate_id: world.own.secondId, day: '2026-11-27', time: '10:00' })
  expect(await next()).toBe('2026-11-27T15:30:00.000Z')
  await rooms.scheduled({ interviewer_id: null, day: '2026-11-27', time: '10:30' })
  expect(await next()).toBe('2026-11-27T16:00:00.000Z')
})
