import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { remindInterviewsJob } from './jobs/remind-interviews.ts'
import { type InterviewWorld, openInterviewWorld } from './testing/interview-world.ts'

let rooms: InterviewWorld
let quiet: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z')
  quiet = await openInterviewWorld('2026-11-20T18:00:00Z', { QUIET_HOURS: 'on' })
})
afterAll(async () => {
  await rooms.close()
  await quiet.close()
})
beforeEach(async () => {
  for (const { world, at } of [rooms, quiet]) {
    at('2026-11-20T18:00:00Z')
    await world.inPlatform(async (tx) => {
      await tx.run(sql`delete from interviews`)
      await tx.run(sql`delete from simulated_texts`)
      await tx.run(sql`delete from opt_outs`)
      await tx.run(sql`update all_candidates set text_consent = 'given', status = 'Initial Inquiry'`)
    })
  }
})

const states = async (of = rooms) =>
  (await of.of())[0]?.reminderStates.map(({ hours, state, at, reason }) => [hours, state, at, reason])
const day = '2026-11-23T15:00:00.000Z'
const hours = '2026-11-24T13:00:00.000Z'

test('a day and two hours before, the simulated phone gets a text made from the interview as it is then', async () => {
  await rooms.scheduled()
  expect(await states()).toEqual([
    [24, 'waiting', day, null],
    [2, 'waiting', hours, null],
  ])
  rooms.at('2026-11-23T14:59:59Z')
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([])
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set name = 'Brighter Path' where id = ${rooms.world.own.organizationId}`),
  )
  rooms.at(day)
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([
    'Hi Ana, a reminder from Brighter Path: your phone interview is on Tue, Nov 24 at 9:00 AM CST. We will call you. Reply here if you need another time.',
  ])
  rooms.at(hours)
  await rooms.remind()
  expect(await rooms.arrived()).toHaveLength(2)
  expect((await states())?.map(([, state]) => state)).toEqual(['sent', 'sent'])
  expect(await rooms.world.eventNames(rooms.world.own.candidateId)).toContain('interview.reminded')
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set name = 'Bright Path ABA' where id = ${rooms.world.own.organizationId}`),
  )
})

test('reminds candidates who prefer Spanish in Spanish', async () => {
  const speaks = async (language: string | null) =>
    await rooms.world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update all_candidates set preferred_language = ${language} where id = ${rooms.world.own.candidateId}`,
        ),
    )
  await rooms.scheduled()
  await speaks('Spanish')
  rooms.at(day)
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([
    'Hola Ana, un recordatorio de Bright Path ABA: su entrevista por teléfono es el mar 24 nov a las 9:00 a.m. ' +
      'CST. Le llamaremos. Responda si necesita otra hora.',
  ])
  await speaks(null)
})

test('a reminder is in the language of the last text, no matter which language is on file', async () => {
  await rooms.scheduled()
  const { candidateId, organizationId } = rooms.world.own
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message, message_direction, message_status, created_at)
            select organization_id, id, candidate_id, 'x', 'mañana por la tarde', 'inbound', 'received', '2026-11-20T17:00:00Z' from text_recipients
            where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
      ),
  )
  rooms.at(day)
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([expect.stringMatching(/^Hola Ana, un recordatorio .* 9:00 a\.m\. CST\. /)])
  await rooms.world.inPlatform(
    async (tx) => await tx.run(sql`delete from text_messages where message = 'mañana por la tarde'`),
  )
})

test('five workers at once send a reminder once', async () => {
  await rooms.scheduled()
  rooms.at(day)
  await Promise.all(
    Array.from({ length: 5 }, async (_, n) => await rooms.remind(n % 2 ? '' : rooms.world.own.organizationId)),
  )
  await rooms.remind()
  expect(await rooms.arrived()).toHaveLength(1)
})

test('rescheduling builds the reminders again: the old hour sends nothing, the new one does', async () => {
  const id = await rooms.scheduled()
  rooms.at(day)
  await rooms.remind()
  const moved = { type: 'Phone', interviewer_id: rooms.world.users.clinic.id, day: '2026-11-26', time: '10:00' }
  await rooms.world.call('clinic', 'PUT', `/api/interviews/${id}`, moved)
  expect(await states()).toEqual([
    [24, 'waiting', '2026-11-25T15:00:00.000Z', null],
    [2, 'waiting', '2026-11-26T13:00:00.000Z', null],
  ])
  rooms.at(hours)
  await rooms.remind()
  expect(await rooms.arrived()).toHaveLength(1)
  rooms.at('2026-11-25T15:00:00Z')
  await rooms.remind()
  expect((await rooms.arrived()).filter((body) => body.includes('Thu, Nov 26'))).toHaveLength(1)
})

test('a change that keeps the hour does not remind twice', async () => {
  const id = await rooms.scheduled()
  rooms.at(day)
  await rooms.remind()
  const same = { type: 'Phone', interviewer_id: null, day: '2026-11-24', time: '10:00', note: 'x' }
  await rooms.world.call('clinic', 'PUT', `/api/interviews/${id}`, same)
  await rooms.remind()
  expect(await rooms.arrived()).toHaveLength(1)
  expect((await states())?.map(([, state]) => state)).toEqual(['sent', 'waiting'])
})

test('canceling removes waiting reminders and texts not sent yet; reopening builds them again', async () => {
  const id = await rooms.scheduled()
  await rooms.setStatus(id, 'Cancelled', { reason: 'x' })
  expect(await states()).toEqual([])
  rooms.at(day)
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([])
  rooms.at('2026-11-20T18:00:00Z')
  await rooms.setStatus(id, 'Scheduled')
  expect((await states())?.map(([, state]) => state)).toEqual(['waiting', 'waiting'])
  rooms.at(day)
  await remindInterviewsJob.run({ organizationId: '' }, rooms.world.services, new AbortController().signal)
  await rooms.setStatus(id, 'Cancelled', { reason: 'x' })
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([])
})

test('the switch of an interview turns its reminders off', async () => {
  await rooms.scheduled({ reminders: false })
  expect(await states()).toEqual([])
  rooms.at(day)
  await rooms.remind()
  expect(await rooms.arrived()).toEqual([])
})

test('an interview set too late for a reminder shows that', async () => {
  await rooms.scheduled({ day: '2026-11-21', time: '09:00' })
  expect(await states()).toEqual([
    [24, 'skipped', '2026-11-20T14:00:00.000Z', 'The interview was scheduled less than 24 hours before its start.'],
    [2, 'waiting', '2026-11-21T12:00:00.000Z', null],
  ])
})

test('a reminder passes the same guard as every text: opt-out, consent, and an archived candidate skip it with the reason', async () => {
  const { own, inPlatform } = rooms.world
  await rooms.scheduled()
  await inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into opt_outs (organization_id, phone, source) values (${own.organizationId}, '+15125550101', 'text')`,
      ),
  )
  rooms.at(day)
  await rooms.remind()
  expect((await states())?.[0]).toEqual([24, 'skipped', day, 'This person opted out of texts.'])
  await inPlatform(async (tx) => {
    await tx.run(sql`delete from opt_outs`)
    await tx.run(sql`update all_candidates set text_consent = null where id = ${own.candidateId}`)
    await tx.run(sql`update interview_reminders set state = 'waiting' where hours = 24`)
  })
  await rooms.remind()
  expect((await states())?.[0]?.[3]).toBe('No consent to texts on record.')
  await inPlatform(
    async (tx) =>
      await tx.run(
        sql`update all_candidates set text_consent = 'given', status = 'Archived' where id = ${own.candidateId}`,
      ),
  )
  rooms.at(hours)
  await rooms.remind()
  expect((await states())?.[1]).toEqual([2, 'skipped', hours, 'The candidate is Archived.'])
  expect(await rooms.arrived()).toEqual([])
  expect(await rooms.world.eventNames(own.candidateId)).toContain('interview.reminderSkipped')
})

test('a reminder to someone who may not be texted shows that at once, and goes out if it changes', async () => {
  const { own, inPlatform } = rooms.world
  const consent = async (to: string | null) =>
    await inPlatform(
      async (tx) => await tx.run(sql`update all_candidates set text_consent = ${to} where id = ${own.candidateId}`),
    )
  await consent(null)
  await rooms.scheduled()
  const unknown = 'No consent to texts on record.'
  expect(await states()).toEqual([
    [24, 'barred', day, unknown],
    [2, 'barred', hours, unknown],
  ])
  await consent('refused')
  expect((await states())?.map((each) => each[3])).toEqual(['This person refused texts.', 'This person refused texts.'])
  await consent('given')
  expect((await states())?.map(([, state]) => state)).toEqual(['waiting', 'waiting'])
  rooms.at(day)
  await rooms.remind()
  expect(await rooms.arrived()).toHaveLength(1)
})

test('in quiet hours a reminder waits for the morning, with its time, or goes the evening before an early interview', async () => {
  // 8 AM in New York is 6 AM in the west of Texas, where texts begin at 9: a day before it waits, two hours before none
  // is left but those of the evening before.
  await quiet.scheduled({ day: '2026-11-24', time: '08:00' })
  expect(await states(quiet)).toEqual([
    [24, 'waiting', '2026-11-23T16:00:00.000Z', null],
    [2, 'waiting', '2026-11-24T01:30:00.000Z', null],
  ])
  quiet.at('2026-11-23T15:59:00Z')
  await quiet.remind()
  expect(await quiet.arrived()).toEqual([])
  quiet.at('2026-11-23T16:00:00Z')
  await quiet.remind()
  expect(await quiet.arrived()).toHaveLength(1)
})

test('booked in the evening for the next morning, one reminder goes at the last hour before the night', async () => {
  const late = 'The interview was scheduled less than 24 hours before its start.'
  quiet.at('2026-11-24T00:10:00Z')
  await quiet.scheduled({ day: '2026-11-24', time: '08:00' })
  expect(await states(quiet)).toEqual([
    [24, 'skipped', '2026-11-23T13:00:00.000Z', late],
    [2, 'waiting', '2026-11-24T01:30:00.000Z', null],
  ])
  quiet.at('2026-11-24T01:30:00Z')
  await quiet.remind()
  expect(await quiet.arrived()).toHaveLength(1)
})

test('a booking at night for the next morning leaves no hour, with the reason', async () => {
  quiet.at('2026-11-24T06:00:00Z')
  await quiet.scheduled({ day: '2026-11-24', time: '08:30' })
  expect((await states(quiet))?.[1]).toEqual([
    2,
    'skipped',
    '2026-11-24T11:30:00.000Z',
    'There’s no permitted time to text this person between the booking and the interview.',
  ])
})

test('a reminder that meets a pause moves to its end and is made from the interview as it is then', async () => {
  const { own, inPlatform } = quiet.world
  await quiet.scheduled()
  await inPlatform(
    async (tx) =>
      await tx.run(
        sql`update organization_texting set paused_until = '2026-11-23T18:00:00Z' where organization_id = ${own.organizationId}`,
      ),
  )
  quiet.at('2026-11-23T16:00:00Z')
  await quiet.remind()
  expect((await states(quiet))?.[0]).toEqual([24, 'waiting', '2026-11-23T18:00:00.000Z', 'Texting is paused.'])
  quiet.at('2026-11-23T18:00:01Z')
  await quiet.remind()
  expect(await quiet.arrived()).toHaveLength(1)
})

test('a clinic turns a reminder off and on again: those to come are skipped, then due again', async () => {
  const turn = async (hours: number[], who: 'admin' | 'clinic' = 'admin', more: object = {}) =>
    await rooms.world.call(who, 'PUT', '/api/interviews/reminder-settings', { hours, ...more })
  await rooms.scheduled()
  expect((await turn([2], 'clinic')).status).toBe(403)
  expect((await turn([2], 'admin', { organization_id: rooms.world.foreign.organizationId })).status).toBe(404)
  expect((await turn([12])).status).toBe(400)
  expect((await turn([2])).status).toBe(200)
  const off = 'The clinic turned this reminder off.'
  expect(await states()).toEqual([
    [24, 'skipped', day, off],
    [2, 'waiting', hours, null],
  ])
  await rooms.scheduled({ day: '2026-11-25' })
  expect((await rooms.of()).map(({ reminderStates }) => reminderStates[0]?.reason)).toEqual([off, off])
  expect((await turn([24, 2])).status).toBe(200)
  expect((await states())?.map(([, state]) => state)).toEqual(['waiting', 'waiting'])
})
