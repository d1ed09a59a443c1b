import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { enrollmentBoard } from '../../contract/automations.ts'
import {
  addConsentingCandidate,
  loadEnrollment,
  loadTextsTo,
  switchOn,
  switchOnOrThrow,
  turn,
} from '../testing/automation-world.ts'
import { type AwayWorld, day, openAwayWorld, parseResults } from '../testing/away-world.ts'

let rooms: AwayWorld
let world: World
beforeAll(async () => {
  rooms = await openAwayWorld()
  world = rooms.world
})
beforeEach(async () => await rooms.reset())
afterAll(async () => await world.close())

test('cancels, offers three other times in one text, and books the one they choose', async () => {
  const { id, phone, interviewId } = await rooms.booked('10:00')
  const { status, body } = await rooms.press([{ interview_id: interviewId }])
  expect(status).toBe(200)
  expect(parseResults(body)).toMatchObject([{ candidateId: id, did: 'offered', why: null, textAt: null }])
  expect(await rooms.stored(interviewId)).toMatchObject({
    status: 'Cancelled',
    reason: 'The interviewer is away.',
    reminders: 0,
  })
  await turn(world)
  const text = await rooms.newest(id)
  expect(text).toMatch(
    /^Sorry, Bright Path ABA has to move your interview on Tue, Nov 24 at [^.]*\. These times are free: .*\. Which one suits you\?$/,
  )
  expect(text.split('These times')[1]).not.toContain('Nov 24')
  expect(await loadTextsTo(world, id)).toHaveLength(2)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'awaiting_reply' })
  await rooms.says(phone, 'the second one')
  await turn(world)
  expect(await rooms.newest(id)).toMatch(/your phone interview with .* is on /)
  expect(await rooms.loadStatuses(id)).toEqual(['Cancelled', 'Scheduled'])
  expect(await loadEnrollment(world, id)).toMatchObject({ preset: 'booked', status: 'scheduled' })
  expect(await world.eventNames(id)).toEqual(
    expect.arrayContaining(['interview.cancelled', 'interview.booked', 'enrollment.booked']),
  )
})

test('Spanish is answered in Spanish, and a proposal of theirs is offered never on the day that is away', async () => {
  const { id, phone, interviewId } = await rooms.booked('10:00', { preferred_language: 'Spanish' })
  await rooms.press([{ interview_id: interviewId }])
  await turn(world)
  expect(await rooms.newest(id)).toMatch(/^Disculpe, Bright Path ABA tiene que cambiar su entrevista del mar 24 nov/)
  await rooms.says(phone, '¿puede ser el martes 24 por la tarde?')
  expect(await rooms.newest(id)).not.toMatch(/24 nov a las .*\?$/)
})

test('the press enrolls people booked before the automation was switched on', async () => {
  await switchOn(world, 'booked', { isOn: false })
  const { id, interviewId } = await rooms.booked('10:00')
  await switchOnOrThrow(world, 'booked')
  expect((await loadEnrollment(world, id))?.preset).toBeUndefined()
  expect(parseResults((await rooms.press([{ interview_id: interviewId }])).body)).toMatchObject([{ did: 'offered' }])
  await turn(world)
  expect(await rooms.newest(id)).toMatch(/^Sorry, .*These texts are automatic/)
})

test('with the automation off, texts no one, cancels each, and lists them to notify manually', async () => {
  const { id, interviewId } = await rooms.booked('10:00', { text_consent: null })
  expect((await rooms.plan()).rows).toMatchObject([
    { id: interviewId, byHand: 'They haven’t agreed to texts or have no phone number.' },
  ])
  await switchOn(world, 'booked', { isOn: false })
  const off = await rooms.plan()
  expect([off.isOn, off.rows[0]?.byHand]).toEqual([false, 'The automation “Booked interview” is off for them.'])
  expect(parseResults((await rooms.press([{ interview_id: interviewId }])).body)).toMatchObject([
    { did: 'byHand', why: 'The automation “Booked interview” is off for them.' },
  ])
  await switchOnOrThrow(world, 'booked')
  expect(await loadTextsTo(world, id)).toEqual([])
  expect(await rooms.stored(interviewId)).toMatchObject({
    status: 'Cancelled',
    reason: 'The interviewer is away. Tell them by hand.',
  })
})

const needsPerson = async (who: 'clinic' | 'foreign' = 'clinic', more = '') => {
  const { body } = await world.call(who, 'GET', `/api/automation-enrollments?show=needs_staff${more}`)
  const { rows, total, counts } = enrollmentBoard.reply.parse(body)
  const byId = rows.map(({ id, words, preset }) => ({ id, words, preset })).toSorted((a, b) => a.id.localeCompare(b.id))
  return { rows: byId, total, counted: counts.needs_staff }
}
const told = async (id: string, body: object = {}) =>
  await world.call('clinic', 'POST', `/api/interviews/${id}/candidate-notified`, body)

test('a person to notify manually is on the board with the reason until that is done', async () => {
  await switchOn(world, 'booked', { isOn: false })
  const before = await needsPerson()
  const { id, interviewId } = await rooms.booked('10:00')
  await rooms.press([{ interview_id: interviewId }])
  const row = {
    id: interviewId,
    preset: null,
    words:
      'The interviewer is away on Tue, Nov 24, 10:00 AM EST, so the interview was canceled. Notify them. The automation “Booked interview” is off for them.',
  }
  const rows = [...before.rows, row].toSorted((a, b) => a.id.localeCompare(b.id))
  const after = { rows, total: before.total + 1, counted: before.counted + 1 }
  expect(await needsPerson()).toEqual(after)
  expect((await needsPerson('clinic', '&preset=booked')).rows).toContainEqual(row)
  expect((await needsPerson('clinic', '&preset=applicant')).rows).not.toContainEqual(row)
  expect((await needsPerson('foreign')).rows).not.toContainEqual(row)
  // An earlier version wrote the same in other words.
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update event_values v set after = jsonb_set(v.after, '{did}', '"to be told by hand"') from events f
        where f.organization_id = v.organization_id and f.id = v.event_id and f.about = ${id} and v.after ? 'did'`),
  )
  expect(await needsPerson()).toEqual(after)
  expect((await told(interviewId)).status).toBe(200)
  expect([await needsPerson(), (await rooms.stored(interviewId))?.reason]).toEqual([
    before,
    'The interviewer is away. Told by hand.',
  ])
  expect((await told(interviewId)).status).toBe(200)
  await told(interviewId, { told: false })
  expect(await needsPerson()).toEqual(after)
  const names = await world.eventNames(id)
  expect(names.filter((name) => /told/i.test(name)).toSorted()).toEqual(['interview.notTold', 'interview.toldByHand'])
  expect((await told(randomUUID())).status).toBe(404)
  // It was to be four days from now; after a month no one is told any more that it did not take place.
  rooms.later(33 * 1440)
  expect((await needsPerson()).rows).toContainEqual(row)
  rooms.later(2 * 1440)
  expect((await needsPerson()).rows).not.toContainEqual(row)
  await switchOnOrThrow(world, 'booked')
})

test('a person with another interview is not listed to notify, and one without a free hour is listed once', async () => {
  await switchOn(world, 'booked', { isOn: false })
  const before = await needsPerson()
  const first = await rooms.booked('10:00')
  await rooms.press([{ interview_id: first.interviewId }])
  expect((await needsPerson()).total).toBe(before.total + 1)
  await rooms.schedule(first.id, '15:00', world.users.manager.id)
  expect(await needsPerson()).toEqual(before)
  await switchOnOrThrow(world, 'booked')
  const second = await rooms.booked('11:00')
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into away_days (organization_id, user_id, day, made_at)
        select ${world.own.organizationId}, ${world.users.clinic.id}, date '2026-11-20' + n, now() from generate_series(0, 30) n where n <> 4`),
  )
  expect(parseResults((await rooms.press([{ interview_id: second.interviewId }])).body)).toMatchObject([
    { did: 'byHand' },
  ])
  const { rows, total } = await needsPerson()
  expect(total).toBe(before.total + 1)
  expect(rows.filter(({ preset }) => preset === 'booked')).toMatchObject([
    { words: 'the interviewer is away: no time is free in the next 2 weeks' },
  ])
})

test('a colleague who is free takes an interview over at its hour, with its reminders, and both get an email', async () => {
  const { id, interviewId } = await rooms.booked('10:00')
  const { manager } = world.users
  expect((await rooms.plan()).rows[0]?.free.map((each) => each.id)).toContain(manager.id)
  const before = await rooms.stored(interviewId)
  const { body } = await rooms.press([{ interview_id: interviewId, to: manager.id }])
  expect(parseResults(body)).toMatchObject([{ did: 'passed', candidateId: id }])
  expect(await rooms.stored(interviewId)).toEqual({ ...before, interviewer: manager.id })
  expect(before?.reminders).toBeGreaterThan(0)
  const mails = await world.inPlatform(
    async (tx) => await tx.rows(z.object({ subject: z.string() }), sql`select subject from emails order by subject`),
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toMatch(/ will conduct the interview with Pat/)
  const waitsFor = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ words: z.string(), due: z.nullable(z.string()), status: z.string() }),
          sql`select last_action as words, due_at as due, status from automation_enrollments where candidate_id = ${id} and ended_at is null`,
        ),
    )
  const goesOn = await waitsFor()
  await turn(world)
  const name = parseResults(body)[0]?.why ?? ''
  expect(await waitsFor()).toEqual({ ...goesOn, words: `the interview is now with ${name}, at the same time` })
  expect(await loadTextsTo(world, id)).toHaveLength(1)
})

test('a busy or absent colleague takes over nothing, and the others still move', async () => {
  const first = await rooms.booked('10:00')
  const second = await rooms.booked('11:00')
  const other = await addConsentingCandidate(world)
  await rooms.schedule(other.id, '10:00', world.users.manager.id)
  expect((await rooms.plan()).rows[0]?.free.map((each) => each.id)).not.toContain(world.users.manager.id)
  const { body } = await rooms.press([
    { interview_id: first.interviewId, to: world.users.manager.id },
    { interview_id: second.interviewId },
  ])
  const results = parseResults(body)
  expect(results.map(({ did }) => did)).toEqual(['stays', 'offered'])
  expect(results[0]?.why).toContain('has another interview then')
  expect((await rooms.stored(first.interviewId))?.status).toBe('Scheduled')
})

test('the times of a colleague can be offered, and are booked with them', async () => {
  const { id, phone, interviewId } = await rooms.booked('10:00')
  await rooms.press([{ interview_id: interviewId }], { with_id: world.users.manager.id })
  await turn(world)
  await rooms.says(phone, 'the first one')
  const held = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ interviewer: z.string() }),
        sql`select interviewer_id as interviewer from interviews where candidate_id = ${id} and status = 'Scheduled'`,
      ),
  )
  expect(held?.interviewer).toBe(world.users.manager.id)
})

test('no one is offered an hour of that day with them by a link either, until they are there after all', async () => {
  const { id } = await addConsentingCandidate(world)
  const ofDay = async () => {
    const offered = await world.call('clinic', 'POST', '/api/booking-links', {
      id: randomUUID(),
      candidate_id: id,
      location_id: null,
      interviewer_id: world.users.clinic.id,
      type: 'Phone',
    })
    const { path } = z.object({ path: z.string() }).parse(offered.body)
    const read = await world.call(null, 'GET', `/api${path}`)
    const { starts } = z.object({ starts: z.array(z.string()) }).parse(read.body)
    return starts.filter((at) => at > '2026-11-24T12:00' && at < '2026-11-25T01:00').length
  }
  expect(await ofDay()).toBeGreaterThan(0)
  await rooms.press([])
  expect([await ofDay(), (await rooms.plan()).isAway]).toEqual([0, true])
  const back = { interviewer_id: world.users.clinic.id, day }
  expect((await world.call('clinic', 'POST', '/api/interviews/away/clear', back)).status).toBe(200)
  expect([(await ofDay()) > 0, (await rooms.plan()).isAway]).toEqual([true, false])
})
