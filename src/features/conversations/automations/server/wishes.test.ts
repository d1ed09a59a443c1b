import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import {
  addApplicant,
  loadEnrollment,
  loadTextsTo,
  sendAnswer,
  switchOnOrThrow,
  turn,
} from './testing/automation-world.ts'

/** Friday noon at the clinic’s place, 11 in the morning in Phoenix. */
const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  await emptyAgenda(world)
})
beforeEach(async () => {
  clock = new Date(noon)
  await switchOnOrThrow(world, 'applicant')
})
afterAll(async () => await world.close())

const says = async (phone: string, body: string) => {
  clock = new Date(clock.getTime() + 60_000)
  await sendAnswer(world, phone, body)
  await turn(world)
}
const newest = async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? ''
const inPhoenix = { city: 'Tempe', state: 'AZ' }
/** What they wrote an hour before their application. */
const wroteBefore = async (id: string, body: string) =>
  await world.inPlatform(async (tx) => {
    const at = new Date(clock.getTime() - 3_600_000).toISOString()
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
const clocksIn = (text: string) =>
  [...text.matchAll(/(\w{3}), Nov (\d+) at (\d+):\d\d ([AP]M) (\w+)/g)].map(([, ...of]) => of)

test('an automation offers hours that a candidate wrote of, on their clock and no other', async () => {
  const { id, phone } = await addApplicant(world, inPhoenix)
  await wroteBefore(id, 'I could talk monday after 3')
  await turn(world)
  await says(phone, 'yes')
  await says(phone, 'yes')
  const text = await newest(id)
  const times = clocksIn(text)
  expect(times).toHaveLength(3)
  for (const [day, , hour, half, zone] of times) {
    expect([day, half, zone]).toEqual(['Mon', 'PM', 'MST'])
    expect(Number(hour)).toBeGreaterThanOrEqual(3)
  }
  expect(text).not.toMatch(/CST|EST|fits/)
  expect((await loadEnrollment(world, id))?.words).toMatch(/^offered Mon, Nov 23 at 4:30 PM CST \(3:30 PM MST theirs\)/)
})

test('the hours that someone can work are none for an interview', async () => {
  await switchOnOrThrow(world, 'applicant', { topics: ['hours'] })
  const { id, phone } = await addApplicant(world, inPhoenix)
  await turn(world)
  await says(phone, 'yes after 3 on weekdays')
  expect((await loadEnrollment(world, id))?.acts.at(-1)).toMatchObject({ reading: 'answer' })
  expect(clocksIn(await newest(id)).map(([day]) => day)).toEqual(['Fri', 'Sat', 'Sun'])
  // Nor later, when it is told elsewhere.
  const free = await world.call('clinic', 'GET', `/api/candidates/${id}/free-times`)
  expect(free.body).toMatchObject({ wish: null })
})

test('where nothing fits a reply the nearest hours are offered', async () => {
  const { id, phone } = await addApplicant(world, inPhoenix)
  await turn(world)
  await says(phone, 'yes')
  await says(phone, 'yes')
  await says(phone, 'sunday after 8pm')
  const times = clocksIn(await newest(id))
  expect(times.map(([day]) => day)).toEqual(['Sun', 'Sun', 'Sun'])
  expect(times.at(-1)?.slice(2, 4)).toEqual(['2', 'PM'])
})

test('an automation writes in the language of the last text, no matter which language is on file', async () => {
  const { id, phone } = await addApplicant(world, inPhoenix)
  await wroteBefore(id, 'hola, todavía me interesa')
  await turn(world)
  expect(await newest(id)).toMatch(/^Hola Pat/)
  await says(phone, 'sí')
  await says(phone, 'Yes I am')
  expect(await newest(id)).toMatch(/^Thank you! Which of these times/)
})
