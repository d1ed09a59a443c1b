import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { readBookingLink } from '../../calendar/contract/booking.ts'
import { interviewChoices } from '../../calendar/contract/interviews.ts'
import { freeTimes, offerTimes } from '../contract/booking.ts'
import { emptyAgenda } from './testing/empty-agenda.ts'

/** Friday, 11 in the morning in Phoenix, noon at the clinic’s place. */
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

const somebody = async (more: object = {}) => {
  const [id = ''] = await addPeople(world, 'own', 1, {
    status: 'Initial Inquiry',
    city: 'Tempe',
    state: 'AZ',
    text_consent: 'given',
    ...more,
  })
  return id
}
/** A text of theirs, some hours ago. */
const wrote = async (id: string, body: string, hoursAgo = 1) => {
  const at = new Date(clock.getTime() - hoursAgo * 3_600_000).toISOString()
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name) values (${world.own.organizationId}, ${id}, 'rbt', 'Pat')
          on conflict (candidate_id, organization_id) do nothing`,
    )
    await tx.run(
      sql`insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message, message_direction, message_status, created_at)
          select r.organization_id, r.id, r.candidate_id, ${body}, ${body}, 'inbound', 'received', ${at} from text_recipients r
          where r.organization_id = ${world.own.organizationId} and r.candidate_id = ${id}`,
    )
  })
}
const free = async (id: string) =>
  freeTimes.reply.parse((await world.call('clinic', 'GET', `/api/candidates/${id}/free-times`)).body)
const choices = async (id: string) =>
  interviewChoices.reply.parse((await world.call('clinic', 'GET', `/api/candidates/${id}/interview-choices`)).body)
const offered = async (id: string) =>
  offerTimes.reply.parse(
    (await world.call('clinic', 'POST', `/api/candidates/${id}/offered-times`, { offer_id: randomUUID() })).body,
  )
const page = async (path: string) => readBookingLink.reply.parse((await world.call(null, 'GET', `/api${path}`)).body)

/** The first free hour after 3 PM in Phoenix on the Monday: half past, which is 4:30 PM at the clinic’s place. */
const mondayAfterThree = '2026-11-23T22:30:00.000Z'
const isMondayAfterThree = (at: string) => at >= mondayAfterThree && at < '2026-11-24T07:00:00.000Z'

test('forms begin with the first free hour of what a candidate wrote, on the candidate’s clock', async () => {
  const id = await somebody()
  await wrote(id, 'Hi! I can do monday after 3')
  const wish = { quote: 'I can do monday after 3', when: 'Mon, Nov 23, after 3:00 PM Phoenix time', fits: true }
  const times = await free(id)
  expect(times).toMatchObject({ wish, proposed: mondayAfterThree })
  expect(times.wanted.every(isMondayAfterThree)).toBe(true)
  expect(times.wanted).toHaveLength(7)
  expect(await choices(id)).toMatchObject({ wish, next: mondayAfterThree, language: 'en' })
})

test('without a wish nothing begins elsewhere than before', async () => {
  const id = await somebody()
  await wrote(id, 'ok thanks')
  expect(await free(id)).toMatchObject({ wish: null, wanted: [], proposed: null })
  expect((await choices(id)).next).toBe((await choices(await somebody())).next)
})

test('where no free hour fits the nearest is proposed, and nothing claims that it fits', async () => {
  const id = await somebody()
  await wrote(id, 'sunday after 8pm')
  const times = await free(id)
  expect(times.wish).toMatchObject({ fits: false, when: 'Sun, Nov 22, after 8:00 PM Phoenix time' })
  expect(times.wanted).toEqual([])
  expect(times.proposed).toBe('2026-11-22T21:30:00.000Z')
})

test('three times and the page of their link are of what the candidate wrote, in their language and on their clock', async () => {
  const id = await somebody()
  await wrote(id, 'puedo el lunes después de las 3')
  const made = await offered(id)
  expect(made.language).toBe('es')
  expect(made.wish).toMatchObject({ fits: true, quote: 'puedo el lunes después de las 3' })
  expect(made.times.filter(isMondayAfterThree)).toHaveLength(3)
  const shown = await page(made.path)
  expect(shown).toMatchObject({ zone: 'America/Phoenix', language: 'es', proposed: mondayAfterThree })
  expect(shown.wanted.every(isMondayAfterThree)).toBe(true)
  const { text } = await world.call(null, 'GET', `/api${made.path}`)
  for (const secret of ['después', 'America/New_York', id]) expect(text).not.toContain(secret)
})

const link = async (id: string, more: object) =>
  z.object({ path: z.string() }).parse(
    (
      await world.call('clinic', 'POST', '/api/booking-links', {
        id: randomUUID(),
        candidate_id: id,
        interviewer_id: null,
        type: 'Phone',
        ...more,
      })
    ).body,
  ).path

test('the page of an interview in person shows the hour where it takes place, of an unknown place the location’s', async () => {
  const id = await somebody()
  expect((await page(await link(id, { type: 'In person', place: '12 Main St' }))).zone).toBe('America/New_York')
  const unknown = await somebody({ city: null, state: null, phone_number: null, location_id: null })
  expect((await page(await link(unknown, {}))).zone).toBe('America/New_York')
})

test('the newest text that tells a language counts before the one on file', async () => {
  const id = await somebody({ preferred_language: 'Spanish' })
  expect((await free(id)).language).toBe('es')
  await wrote(id, 'mañana por la tarde', 3)
  await wrote(id, 'Can we do monday instead?', 2)
  await wrote(id, 'ok', 1)
  expect((await free(id)).language).toBe('en')
})

test('a script in a text is shown as written, and a text of megabytes holds no one up', async () => {
  const id = await somebody()
  await wrote(id, `<script>alert(1)</script> monday after 3`)
  expect((await free(id)).wish?.quote).toBe('<script>alert(1)</script> monday after 3')
  await wrote(id, `monday after 3 ${'a'.repeat(1_000_000)}`, 0.5)
  expect((await free(id)).wish?.quote).toBe('monday after 3')
})

test('another clinic and someone without a session learn nothing', async () => {
  const id = await somebody()
  await wrote(id, 'monday after 3')
  const [foreign, unknown] = await Promise.all(
    [id, randomUUID()].map(async (each) => await world.call('foreign', 'GET', `/api/candidates/${each}/free-times`)),
  )
  expect(foreign?.status).toBe(404)
  expect(foreign?.text).toBe(unknown?.text)
  expect((await world.call(null, 'GET', `/api/candidates/${id}/free-times`)).status).toBe(401)
})
