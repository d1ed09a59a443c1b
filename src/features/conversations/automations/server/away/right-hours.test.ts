import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../../interviews/booking/server/testing/empty-agenda.ts'
import {
  addApplicant,
  addConsentingCandidate,
  loadEnrollment,
  loadTextsTo,
  sendAnswer,
  switchOnOrThrow,
  turn,
} from '../testing/automation-world.ts'

let clock = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  await emptyAgenda(world)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from interviews`))
  await switchOnOrThrow(world, 'booked')
  await switchOnOrThrow(world, 'applicant', { topics: [] })
})
afterAll(async () => await world.close())

const says = async (phone: string, body: string) => {
  clock = new Date(clock.getTime() + 60_000)
  await sendAnswer(world, phone, body)
  await turn(world)
}
const newest = async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? ''
const place = async (isActive: boolean) => {
  const id = randomUUID()
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into locations (id, organization_id, name, state, is_active)
          values (${id}, ${world.own.organizationId}, ${`Place ${id.replace(/[^a-f]/g, '')}`}, 'TX', ${isActive})`,
      ),
  )
  return id
}
const scheduled = async (candidateId: string, day: string, time: string) => {
  const made = await world.call('clinic', 'POST', '/api/interviews', {
    id: randomUUID(),
    candidate_id: candidateId,
    day,
    time,
    minutes: 480,
    type: 'Phone',
    location_id: null,
    interviewer_id: world.users.clinic.id,
    place: '',
    note: '',
    reminders: false,
  })
  if (made.status !== 200) throw new Error(made.text)
}

test('never offers an hour in which the interviewer has someone else', async () => {
  const { id, phone } = await addConsentingCandidate(world)
  await scheduled(id, '2026-11-25', '09:00')
  for (const day of ['2026-11-23', '2026-11-24']) {
    await scheduled((await addConsentingCandidate(world)).id, day, '09:00')
    await scheduled((await addConsentingCandidate(world)).id, day, '17:00').catch(() => null)
  }
  await turn(world)
  await says(phone, 'can we do it on Monday or Tuesday at noon instead?')
  expect(await newest(id)).not.toMatch(/Nov 2[34] at (?:9|10|11|12|1|2|3|4):/)
})

test('anyone who applies to a place that is closed is offered times by a person', async () => {
  const { id } = await addApplicant(world, { location_id: await place(false) })
  await turn(world)
  expect(await loadTextsTo(world, id)).toEqual([])
  expect(await loadEnrollment(world, id)).toMatchObject({
    status: 'needs_staff',
    words: 'their location closed: which one is it for?',
  })
})

test('a place that closed after its times were offered is left out of the interview that is booked', async () => {
  const location = await place(true)
  const { id, phone } = await addApplicant(world, { location_id: location })
  await turn(world)
  expect(await newest(id)).toMatch(/Which of these times/)
  await world.inPlatform(async (tx) => await tx.run(sql`update locations set is_active = false where id = ${location}`))
  await says(phone, 'the first one')
  const booked = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ location: z.nullable(z.string()), status: z.string() }),
        sql`select location_id as location, status from interviews where candidate_id = ${id}`,
      ),
  )
  expect(booked).toEqual({ location: null, status: 'Scheduled' })
})

test('an applicant who has since become a BCBA is interviewed by a person’s choice', async () => {
  const { id } = await addApplicant(world)
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set position = 'BCBA' where id = ${id}`))
  await turn(world)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', words: 'now applies as a BCBA' })
})
