import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import {
  addApplicant,
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
  world = await openWorld({ QUIET_HOURS: 'on' }, () => clock)
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'applicant')
})
beforeEach(() => {
  clock = new Date(noon)
})
afterAll(async () => await world.close())

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const says = async (phone: string, body: string) => {
  later(1)
  await sendAnswer(world, phone, body)
  await turn(world)
}
/** Someone who was asked everything and is offered times. */
const offered = async (more: object = {}) => {
  const person = await addApplicant(world, more)
  await turn(world)
  await says(person.phone, 'yes')
  await says(person.phone, 'yes')
  return person
}
const newest = async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? ''
const status = async (id: string) => {
  const { status: at, words } = (await loadEnrollment(world, id)) ?? {}
  return `${at}: ${words}`
}
const interview = z.object({
  at: z.string(),
  status: z.string(),
  interviewer: z.nullable(z.string()),
  pipeline: z.string(),
})
const loadInterviews = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        interview,
        sql`select i.interview_date as at, i.status, i.interviewer_id as interviewer, c.status as pipeline
          from interviews i join all_candidates c on c.id = i.candidate_id
            where i.candidate_id = ${id} order by i.created_at`,
      ),
  )

test('an application becomes an interview by text, and every act has its receipt', async () => {
  const { id, phone } = await addApplicant(world)
  await turn(world)
  expect(await newest(id)).toMatch(
    new RegExp(
      [
        String.raw`^Hi Pat, this is Bright Path ABA\. Thank you for applying! These texts are automatic\. People read `,
        String.raw`your replies\. Reply PERSON to reach our team\. Do you have an active RBT certification\? Reply STOP to opt `,
        String.raw`out\.$`,
      ].join(''),
    ),
  )
  await says(phone, 'yes I do')
  expect(await newest(id)).toBe('Can you work on weekdays between 3 and 8 PM?')
  await says(phone, 'yes')
  expect(await newest(id)).toMatch(
    /^Thank you! Which of these times suits you for a phone interview with Bright Path ABA\? /,
  )
  await says(phone, 'the second one please')
  expect(await status(id)).toMatch(/^booked: booked /)
  expect(await newest(id)).toMatch(/your phone interview with Bright Path ABA is on /)
  expect(await loadInterviews(id)).toMatchObject([
    { status: 'Scheduled', interviewer: world.users.clinic.id, pipeline: 'Interview Scheduled' },
  ])
  const texts = await loadTextsTo(world, id)
  expect(texts.map(({ status }) => status)).toEqual(texts.map(() => 'sent'))
  const { acts = [] } = (await loadEnrollment(world, id)) ?? {}
  expect(acts.map(({ heard, reading }) => [heard, reading])).toEqual([
    [null, null],
    ['yes I do', 'answer'],
    ['yes', 'answer'],
    ['the second one please', 'pick'],
  ])
  expect(acts.at(-1)?.bookingId).not.toBeNull()
  expect(await world.eventNames(id)).toEqual(
    expect.arrayContaining(['enrollment.started', 'enrollment.booked', 'interview.booked', 'candidate.statusChanged']),
  )
})

test('a booking by an automation can be undone in the conversation', async () => {
  const { id, phone } = await offered()
  await says(phone, '1')
  const bookingId = (await loadEnrollment(world, id))?.acts.at(-1)?.bookingId
  const undone = await world.call('clinic', 'POST', `/api/bookings/${bookingId}/undo`, {})
  expect(undone.status).toBe(200)
  expect(await loadInterviews(id)).toMatchObject([{ status: 'Cancelled', pipeline: 'Initial Inquiry' }])
})

const unread = async (id: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ n: z.number() }),
          sql`select unread as n from text_recipients where candidate_id = ${id}`,
        ),
    )
  )?.n

test('a reply that was dealt with waits for no one; one that a person is to answer stays unread', async () => {
  const { id, phone } = await addApplicant(world)
  await turn(world)
  await says(phone, 'yes')
  expect(await unread(id)).toBe(0)
  await says(phone, 'what does it pay?')
  expect(await unread(id)).toBe(1)
})

test('several texts in a row are one reply', async () => {
  const { id, phone } = await addApplicant(world)
  await turn(world)
  later(1)
  await sendAnswer(world, phone, 'hi!')
  await sendAnswer(world, phone, 'yes i am certified')
  await turn(world)
  expect(await newest(id)).toBe('Can you work on weekdays between 3 and 8 PM?')
})

test('a time that someone else took is not booked; others are offered', async () => {
  const { id, phone } = await offered()
  const [first = ''] = await offeredTo(id)
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into interviews (id, organization_id, candidate_id, interview_date, minutes, type, interviewer_id, reminders)
            values (gen_random_uuid(), ${world.own.organizationId}, ${world.own.candidateId}, ${first}, 30, 'Phone', ${world.users.clinic.id}, false)`,
      ),
  )
  await says(phone, 'the first one')
  expect(await newest(id)).toMatch(/^Sorry, that time was just taken\./)
  expect(await loadInterviews(id)).toEqual([])
})

const progress = z.object({ offered: z.array(z.string()) })
const offeredTo = async (id: string) => {
  const found = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ progress }),
        sql`select progress from automation_enrollments where candidate_id = ${id} and ended_at is null`,
      ),
  )
  return found?.progress.offered ?? []
}

test('times that someone names are met with free ones, and none is booked unasked', async () => {
  const { id, phone } = await offered()
  await says(phone, 'can you do any weekday after 5?')
  expect(await newest(id)).toMatch(/^We have .*\. Which one suits you\?$/)
  const hours = (await offeredTo(id)).map((at) =>
    Number(new Date(at).toLocaleString('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' })),
  )
  expect(hours.length).toBeGreaterThan(0)
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(17)
  expect(await loadInterviews(id)).toEqual([])
})

test.each(['Loved “%”', '👍 to “%”', 'No le gustó «%»'])('a reaction (%s) moves no automation', async (form) => {
  const { id, phone } = await offered()
  const words = await newest(id)
  const stood = await status(id)
  await says(phone, form.replace('%', words))
  expect([await newest(id), await status(id)]).toEqual([words, stood])
  await says(phone, 'the first one')
  expect(await loadInterviews(id)).toHaveLength(1)
})

test.each([
  ['no', /^needs_staff: answered no to “Do you have an active RBT certification\?”$/],
  ['what does it pay?', /^needs_staff: asks “what does it pay\?”$/],
  ['PERSON', /^needs_staff: wants to talk to a person/],
  ['it is complicated, depends on my cat', /^needs_staff: the reply is unclear/],
  ['no longer interested, thanks', /^stopped: not interested/],
])('“%s” rejects no one: it stands as %s', async (body, stands) => {
  const { id, phone } = await addApplicant(world)
  await turn(world)
  await says(phone, body)
  expect(await status(id)).toMatch(stands)
  expect(await loadTextsTo(world, id)).toHaveLength(1)
  expect(await world.eventNames(id)).not.toContain('candidate.statusChanged')
})

test('answers “are you a bot?” with yes, and the question stays open', async () => {
  const { id, phone } = await addApplicant(world)
  await turn(world)
  await says(phone, 'are you a bot?')
  expect(await newest(id)).toMatch(/^Yes, these texts are automatic/)
  await says(phone, 'yes, certified')
  expect(await newest(id)).toBe('Can you work on weekdays between 3 and 8 PM?')
})

test('stops and sends nothing after an opt-out', async () => {
  const { id, phone } = await addApplicant(world)
  await turn(world)
  await says(phone, 'STOP')
  expect(await status(id)).toBe('stopped: opted out of texts')
  later(3 * 1_440)
  await turn(world)
  expect(await loadTextsTo(world, id)).toHaveLength(1)
})

test('asks twice more without an answer, and then stops', async () => {
  const { id } = await addApplicant(world)
  await turn(world)
  for (const days of [1, 2, 3, 4]) {
    later(1_440 + days)
    await turn(world)
  }
  expect((await loadTextsTo(world, id)).map(({ body }) => body.startsWith('Hi Pat, Bright Path ABA again'))).toEqual([
    false,
    true,
    true,
  ])
  later(3 * 1_440)
  await turn(world)
  expect(await status(id)).toBe('stopped: no answer')
})

test('in quiet hours only the moment moves, for each to another one', async () => {
  clock = new Date('2026-11-21T04:30:00Z')
  const people = [await addApplicant(world), await addApplicant(world), await addApplicant(world)]
  await turn(world)
  const due = await Promise.all(people.map(async ({ id }) => (await loadEnrollment(world, id))?.dueAt ?? ''))
  expect(await Promise.all(people.map(async ({ id }) => await loadTextsTo(world, id)))).toEqual([[], [], []])
  expect(new Set(due).size).toBe(3)
  expect(due.every((at) => at > '2026-11-21T14:00:00Z' && at < '2026-11-21T18:00:00Z')).toBe(true)
  expect(await status(people[0]?.id ?? '')).toBe('scheduled: waiting: It’s quiet hours in this person’s area.')
  clock = new Date('2026-11-21T18:30:00Z')
  await turn(world)
  expect(await Promise.all(people.map(async ({ id }) => (await loadTextsTo(world, id)).length))).toEqual([1, 1, 1])
})

test('skips the RBT question for an RBT that a registry lists as active, and asks about an expired certification', async () => {
  const credential = { certification_number: 'RBT-24-348734', credential_number: 'RBT-24-348734' }
  const active = { ...credential, credential_status: 'Active', credential_expires_on: '2027-06-01' }
  const known = await addApplicant(world, active)
  const expired = await addApplicant(world, { ...active, credential_expires_on: '2026-11-19' })
  const claimed = await addApplicant(world, credential)
  await turn(world)
  expect(await newest(known.id)).toContain('Can you work on weekdays between 3 and 8 PM?')
  expect(await newest(expired.id)).toContain('RBT certification?')
  expect(await newest(claimed.id)).toContain('RBT certification?')
})

test('a Spanish speaker is written to in Spanish, and read', async () => {
  const { id, phone } = await addApplicant(world, { preferred_language: 'Spanish' })
  await turn(world)
  expect(await newest(id)).toMatch(
    /^Hola Pat, le escribe Bright Path ABA.*Responda PERSONA para hablar con .*\. ¿Tiene una certificación RBT vigente\? Responda STOP para darse de baja\.$/,
  )
  await says(phone, 'sí')
  await says(phone, 'sí')
  await says(phone, 'la segunda por favor')
  expect(await status(id)).toMatch(/^booked: /)
  expect(await newest(id)).toMatch(/^Hola Pat, su entrevista por teléfono/)
})

test('no one comes in without consent, twice, by another record of the number, or while it is off', async () => {
  const without = await addApplicant(world, { text_consent: null })
  expect(await loadEnrollment(world, without.id)).toBeNull()
  const once = await addApplicant(world)
  const twin = await addApplicant(world, { phone_number: once.phone })
  expect(await loadEnrollment(world, twin.id)).toBeNull()
  const bcba = await addApplicant(world, { position: 'BCBA' })
  expect(await loadEnrollment(world, bcba.id)).toBeNull()
  expect((await switchOn(world, 'applicant', { isOn: false })).status).toBe(200)
  const off = await addApplicant(world)
  expect(await loadEnrollment(world, off.id)).toBeNull()
  expect((await switchOn(world, 'applicant')).status).toBe(200)
  await turn(world)
  expect(await loadTextsTo(world, once.id)).toHaveLength(1)
})
