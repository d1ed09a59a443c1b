import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { writeOfferText } from '../../../interviews/booking/rules/booking-words.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import { releaseTextsJob } from '../../../texting/messages/server/jobs/release-texts.ts'
import { sendTextsJob } from '../../../texting/messages/server/jobs/send-texts.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { replyReading } from '../shapes/reading.ts'

const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  await emptyAgenda(world)
})
beforeEach(() => {
  clock = new Date(noon)
})
afterAll(async () => await world.close())

let next = 2_000
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const me = () => world.users.clinic.id
const somebody = async (more: object = {}) => {
  const phone = `737555${(next += 1)}`
  const [id = ''] = await addPeople(world, 'own', 1, {
    status: 'Initial Inquiry',
    phone_number: phone,
    ...more,
  })
  return { id, phone: `+1${phone}` }
}
const said = z.object({ thread: z.object({ id: z.string() }), reading: z.optional(replyReading) })
const conversation = async (id: string) =>
  said.parse((await world.call('clinic', 'GET', `/api/candidates/${id}/texts`)).body)
const send = async (candidateId: string, message: string) => {
  const id = randomUUID()
  const sent = await world.call('clinic', 'POST', '/api/texts/send', { id, candidateId, message })
  if (sent.status !== 200) throw new Error(sent.text)
  const { signal } = new AbortController()
  await releaseTextsJob.run({ organizationId: '' }, world.services, signal)
  await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, signal)
  // Texts are stored with the database's own time; replies with the clock of this test.
  await world.inPlatform(
    async (tx) => await tx.run(sql`update text_messages set created_at = ${clock.toISOString()} where id = ${id}`),
  )
}
const answers = async (phone: string, body: string) => {
  later(1)
  const answered = await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body })
  if (answered.status !== 200) throw new Error(answered.text)
}
const offerShape = z.object({
  times: z.array(z.string()),
  path: z.string(),
  organization: z.string(),
  zone: z.string(),
  candidateZone: z.nullable(z.object({ timeZone: z.string(), isGuess: z.boolean() })),
  language: z.enum(['en', 'es']),
})
/** Offers three times as the button does, and sends them. */
const offer = async (id: string) => {
  const made = offerShape.parse(
    (
      await world.call('clinic', 'POST', `/api/candidates/${id}/offered-times`, {
        offer_id: randomUUID(),
        interviewer_id: me(),
      })
    ).body,
  )
  const words = writeOfferText({
    ...made,
    times: made.times.map((at) => new Date(at)),
    link: 'https://example.test/book/x',
  })
  await send(id, words)
  return made.times
}
const book = async (candidate_id: string, at: string | undefined) => {
  const id = randomUUID()
  const booking = { id, candidate_id, interviewer_id: me(), type: 'Phone', at }
  const booked = await world.call('clinic', 'POST', '/api/bookings', booking)
  // As of texts: stored with the database's own time.
  await world.inPlatform(
    async (tx) => await tx.run(sql`update bookings set made_at = ${clock.toISOString()} where id = ${id}`),
  )
  return booked
}

test('“the second one” after three offered times picks that time, free and with its interviewer', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  const times = await offer(id)
  expect((await conversation(id)).reading).toBeUndefined()
  await answers(phone, 'the second one')
  const { reading } = await conversation(id)
  expect(reading).toMatchObject({
    act: 'pick',
    times: [{ at: times[1] }],
    interviewer_id: me(),
    minutes: 30,
    offers: false,
    stands: false,
  })
  expect(reading?.words).toBe(`Picks ${reading?.times[0]?.label}`)
  const { thread } = await conversation(id)
  const note = { id: randomUUID(), body: 'Prefers calls after 3 pm.' }
  expect((await world.call('clinic', 'POST', `/api/texts/threads/${thread.id}/notes`, note)).status).toBe(200)
  expect((await conversation(id)).reading).toEqual(reading)
})

test('shows the times of a reading on both clocks if they differ', async () => {
  const { id, phone } = await somebody({ city: 'Tempe', state: 'AZ' })
  await offer(id)
  await answers(phone, 'the second one')
  const { reading } = await conversation(id)
  expect(reading?.times[0]?.label).toMatch(/ CST \(\d{1,2}:\d{2} [AP]M MST for [A-Z]\w+\)$/)
  expect(reading?.words).toBe(`Picks ${reading?.times[0]?.label}`)
})

test('an offer in Spanish is read by its Spanish words', async () => {
  const { id, phone } = await somebody({ state: 'TX', preferred_language: 'Spanish' })
  const times = await offer(id)
  await answers(phone, 'la segunda por favor')
  expect((await conversation(id)).reading).toMatchObject({ act: 'pick', times: [{ at: times[1] }] })
})

test('reports a time that someone else took, and can offer other times', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  const times = await offer(id)
  const other = await somebody()
  expect((await book(other.id, times[0])).status).toBe(200)
  await answers(phone, 'the first one please')
  const { reading } = await conversation(id)
  expect(reading).toMatchObject({ act: 'pick', times: [], offers: true })
  expect(reading?.words).toMatch(/^Picks .*, which is no longer free$/)
})

test('counts places in the text, past times included', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  const times = await offer(id)
  clock = new Date(Date.parse(times[0] ?? '') + 60_000)
  await answers(phone, 'the second one')
  expect((await conversation(id)).reading).toMatchObject({ act: 'pick', times: [{ at: times[1] }] })
})

test('matches the times that a person allows with free times', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  await send(id, 'When would be a good time to talk?')
  await answers(phone, 'any weekday after 3')
  const { reading } = await conversation(id)
  expect(reading).toMatchObject({ act: 'propose', words: 'Suggests a time\n“any weekday after 3”' })
  expect(reading?.times.length).toBe(2)
  const hours = reading?.times.map(({ at }) =>
    new Date(at).toLocaleTimeString('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' }),
  )
  expect(hours?.every((hour) => Number(hour) >= 15)).toBe(true)
  await answers(phone, 'only at 9 pm')
  expect((await conversation(id)).reading).toMatchObject({ act: 'propose', times: [], offers: true })
})

test('hours without a day are offered on working days, a weekend where the person wants one', async () => {
  clock = new Date('2026-11-21T01:00:00Z') // Friday evening: the next days are a weekend
  const { id, phone } = await somebody({ state: 'TX' })
  await send(id, 'When would be a good time to talk?')
  const days = async () =>
    (await conversation(id)).reading?.times.map(({ at }) =>
      new Date(at).toLocaleDateString('en-US', { timeZone: 'America/Chicago', weekday: 'short' }),
    )
  await answers(phone, 'I get off at 2 most days')
  expect(await days()).toEqual(['Mon', 'Tue'])
  const { reading } = await conversation(id)
  expect(reading?.words).toBe('Available after 2:00 PM\n“get off at 2”')
  // Not the minute the shift ends.
  expect(
    reading?.times.map(({ at }) => new Date(at).toLocaleTimeString('en-US', { timeZone: 'America/Chicago' })),
  ).toEqual(['2:30:00 PM', '2:30:00 PM'])
  await answers(phone, 'saturday after 2')
  expect(await days()).toEqual(['Sat', 'Sat'])
})

test('with an interview planned, nothing else can be booked, and a request to cancel leaves it', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  const times = await offer(id)
  expect((await book(id, times[2])).status).toBe(200)
  await answers(phone, 'I need to cancel my interview')
  const { reading } = await conversation(id)
  expect(reading).toMatchObject({ act: 'cancel', times: [], offers: false, stands: true })
  expect(reading?.words).toMatch(/^Wants to cancel .* \(still booked until you cancel it\)$/)
})

test('drafts an answer for a candidate who is late to an interview, in the language of their texts', async () => {
  const { id, phone } = await somebody({ state: 'TX', preferred_language: 'Spanish' })
  const times = await offer(id)
  expect((await book(id, times[2])).status).toBe(200)
  await answers(phone, 'voy a llegar un poco tarde')
  expect((await conversation(id)).reading).toMatchObject({
    act: 'late',
    answer: 'No hay problema, gracias por avisarnos.',
    stands: true,
  })
  await answers(phone, 'Can someone call me?')
  const { reading } = await conversation(id)
  expect(reading?.act).toBe('person')
  expect(reading?.answer).toBeUndefined()
})

test('a candidate who is not interested may be archived, unless they are already', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  await send(id, 'Are you still interested?')
  await answers(phone, 'I found another job, sorry')
  expect((await conversation(id)).reading).toMatchObject({ act: 'decline', archives: true })
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set status = 'Archived' where id = ${id}`),
  )
  expect((await conversation(id)).reading).toMatchObject({ act: 'decline', archives: false })
})

test.each([
  ['Do you have an active RBT certification?', 'nope', 'Answers no to “Do you have an active RBT certification?”'],
  ['Are you still interested in the position?', 'nope', 'Isn’t interested'],
  ['Thanks for your application.', 'no', 'Isn’t interested'],
  ['Do you have a car?', 'No thanks, I found another job', 'Isn’t interested'],
])('after %j, %j means that the candidate %s', async (question, reply, words) => {
  const { id, phone } = await somebody({ state: 'TX' })
  await send(id, question)
  await answers(phone, reply)
  const { reading } = await conversation(id)
  expect(reading?.words).toBe(words)
  expect(reading?.archives).toBe(words.startsWith('Isn’t') ? true : undefined)
})

test('a bare “cancel” ends the texts, and the conversation shows that the interview remains', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  const times = await offer(id)
  expect((await book(id, times[1])).status).toBe(200)
  await answers(phone, 'cancel')
  const { reading } = await conversation(id)
  expect(reading).toMatchObject({ act: 'optOut', times: [], offers: false, stands: true })
  expect(reading?.words).toMatch(/^No more texts \(interview on .* still booked: call or email\)$/)
  const standing = await world.inPlatform(
    async (tx) =>
      await tx.one(z.object({ status: z.string() }), sql`select status from interviews where candidate_id = ${id}`),
  )
  expect(standing?.status).toBe('Scheduled')
})

test('a reply that may mean several things reads as nothing; once we answered there is nothing to read', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  await send(id, 'Hello')
  await answers(phone, 'let me check my schedule')
  expect((await conversation(id)).reading).toBeUndefined()
  await answers(phone, 'thursday after 3')
  expect((await conversation(id)).reading).toMatchObject({ act: 'propose' })
  later(1)
  await send(id, 'Thanks, one moment')
  expect((await conversation(id)).reading).toBeUndefined()
})

test('someone from another clinic reads nothing', async () => {
  const { id, phone } = await somebody({ state: 'TX' })
  await send(id, 'Hello')
  await answers(phone, 'thursday after 3')
  const { thread } = await conversation(id)
  expect((await world.call('foreign', 'GET', `/api/texts/threads/${thread.id}`)).status).toBe(404)
})

test('a question brings the clinic’s templates about the same topic, and no other organization’s', async () => {
  const { id, phone } = await somebody()
  const add = async (organizationId: string, name: string) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`insert into message_templates (id, organization_id, type, is_active, is_default, name, content)
          values (${randomUUID()}, ${organizationId}, 'text', true, false, ${name}, 'We pay $19 to $26 an hour.')`),
    )
  await add(world.own.organizationId, 'Pay of ours')
  await add(world.foreign.organizationId, 'Pay of theirs')
  await send(id, 'Hi! Are you still interested in the position?')
  await answers(phone, 'yes but how much do you pay an hour?')
  const { reading } = await conversation(id)
  expect(reading?.act).toBe('question')
  expect(reading?.templates?.map(({ name }) => name)).toEqual(['Pay of ours'])
})
