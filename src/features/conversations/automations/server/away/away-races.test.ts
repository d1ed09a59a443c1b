import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { World } from '../../../../../app/server/testing/world.ts'
import { runEnrollmentsJob } from '../jobs/run-enrollments.ts'
import { loadEnrollment, loadTextsTo, sendAnswer, turn } from '../testing/automation-world.ts'
import { type AwayWorld, day, openAwayWorld, parseResults } from '../testing/away-world.ts'

let rooms: AwayWorld
let world: World
beforeAll(async () => {
  rooms = await openAwayWorld()
  world = rooms.world
})
beforeEach(async () => await rooms.reset())
afterAll(async () => await world.close())

test('pressed twice, also at once, it is one press with one text', async () => {
  const { id, interviewId } = await rooms.booked('10:00')
  const actId = randomUUID()
  const both = await Promise.all(
    [0, 1].map(async () => await rooms.press([{ interview_id: interviewId }], { id: actId })),
  )
  const third = await rooms.press([{ interview_id: interviewId }], { id: actId })
  expect([...both, third].map(({ body }) => parseResults(body)[0]?.did)).toEqual(['offered', 'offered', 'offered'])
  await turn(world)
  expect((await loadTextsTo(world, id)).filter(({ body }) => body.startsWith('Sorry'))).toHaveLength(1)
  const another = await rooms.press([{ interview_id: interviewId }])
  expect(parseResults(another.body)).toMatchObject([{ did: 'stays', why: 'Someone else changed it.' }])
})

test('processes earlier texts first: a cancellation is left alone, and a question is for staff', async () => {
  const gone = await rooms.booked('10:00')
  const asks = await rooms.booked('11:00')
  await sendAnswer(world, gone.phone, 'I need to cancel my interview, sorry')
  await sendAnswer(world, asks.phone, 'what is the pay?')
  const { body } = await rooms.press([{ interview_id: gone.interviewId }, { interview_id: asks.interviewId }])
  expect(parseResults(body)).toMatchObject([
    { did: 'stays' },
    { did: 'byHand', why: 'Someone on your team is already texting them.' },
  ])
  await turn(world)
  expect(await rooms.newest(asks.id)).not.toMatch(/^Sorry/)
  expect((await rooms.stored(asks.interviewId))?.status).toBe('Cancelled')
})

test('a reply at that very moment never books an hour that was not offered, and no one waits for ever', async () => {
  const people = [await rooms.booked('10:00'), await rooms.booked('11:00'), await rooms.booked('12:00')]
  const { signal } = new AbortController()
  await Promise.all([
    ...people.map(async ({ phone }) => await sendAnswer(world, phone, 'can we do it another day instead?')),
    rooms.press(people.map(({ interviewId }) => ({ interview_id: interviewId }))),
    runEnrollmentsJob.run({ organizationId: '' }, world.services, signal),
  ])
  await turn(world)
  for (const [n, { id, phone }] of people.entries()) {
    expect(await rooms.loadStatuses(id)).toEqual(['Cancelled'])
    await rooms.says(phone, `the ${['first', 'second', 'third'][n]} one`)
    expect(await rooms.loadStatuses(id)).toEqual(['Cancelled', 'Scheduled'])
  }
})

test('hands a person who ignores the new times to staff after two more texts', async () => {
  const { id, interviewId } = await rooms.booked('10:00')
  await rooms.press([{ interview_id: interviewId }])
  await turn(world)
  for (const days of [1, 2, 3]) {
    rooms.later(1_440 * days + 60)
    await turn(world)
  }
  expect(await loadEnrollment(world, id)).toMatchObject({
    status: 'needs_staff',
    words: 'didn’t answer about new interview times',
  })
})

test('in quiet hours the text waits until it may go out, and the press shows when', async () => {
  const { id, interviewId } = await rooms.booked('10:00')
  rooms.later(660)
  const [result] = parseResults((await rooms.press([{ interview_id: interviewId }])).body)
  expect(result?.textAt).toMatch(/^2026-11-21T1[3-6]:/)
  expect((await loadTextsTo(world, id)).at(-1)?.status).toBe('held')
  expect(await rooms.loadStatuses(id)).toEqual(['Cancelled'])
})

test('no one moves another clinic’s interviews, nor gives one to a stranger; without a right nothing is done', async () => {
  const { interviewId } = await rooms.booked('10:00')
  const { foreign, manager } = world.users
  expect((await rooms.press([{ interview_id: interviewId }], { who: 'foreign' })).status).toBe(404)
  expect((await rooms.press([], { with_id: foreign.id })).status).toBe(400)
  expect(parseResults((await rooms.press([{ interview_id: interviewId, to: foreign.id }])).body)).toMatchObject([
    { did: 'stays', why: 'Choose a person in this organization.' },
  ])
  expect(parseResults((await rooms.press([{ interview_id: randomUUID() }])).body)).toEqual([])
  const signedOut = await world.call(null, 'POST', '/api/interviews/away', {
    id: randomUUID(),
    interviewer_id: manager.id,
    day,
    people: [],
  })
  expect(signedOut.status).toBe(401)
  expect((await rooms.stored(interviewId))?.status).toBe('Scheduled')
  expect((await rooms.press([{ interview_id: interviewId }], { who: 'manager' })).status).toBe(200)
})
