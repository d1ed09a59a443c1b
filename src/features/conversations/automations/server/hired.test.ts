import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import { rehearseAutomation } from '../contract/automations.ts'
import {
  addApplicant,
  addConsentingCandidate,
  loadEnrollment,
  loadTextsTo,
  sendAnswer,
  switchOn,
  turn,
} from './testing/automation-world.ts'

const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => clock)
  await emptyAgenda(world)
  await switchOn(world, 'hired', { waitMinutes: 60 })
})
beforeEach(() => {
  clock = new Date(noon)
})
afterAll(async () => await world.close())

const at = async (iso: string) => {
  clock = new Date(iso)
  await turn(world)
}
const newest = async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? ''
const says = async (phone: string, body: string) => {
  clock = new Date(clock.getTime() + 60_000)
  await sendAnswer(world, phone, body)
  await turn(world)
}
const moves = async (id: string, status: string) => {
  const done = await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids: [id] }, status })
  expect(done.status).toBe(200)
  await turn(world)
}
const hired = async (more: object = {}) => {
  const person = await addConsentingCandidate(world, { status: 'In-Process To Hire', ...more })
  await moves(person.id, 'Hired')
  return person
}
const sets = async (id: string, day: string | null, who: 'clinic' | 'foreign' | 'manager' = 'clinic') => {
  const { id: enrollment } = (await loadEnrollment(world, id)) ?? {}
  return await world.call(who, 'PUT', `/api/automation-enrollments/${enrollment}/first-day`, { day })
}
/** Someone who was told everything that needs no first day. */
const waiting = async () => {
  // On the clock of the clinic, so that quiet hours end before ten there.
  const person = await hired({ state: 'NY' })
  await at('2026-11-20T19:01:00Z')
  await at('2026-11-23T19:05:00Z')
  return person
}

test('welcomes a new hire after an hour, asks for documents a day later, and then waits for the first day', async () => {
  const { id } = await hired()
  expect(await loadTextsTo(world, id)).toEqual([])
  await at('2026-11-20T19:01:00Z')
  expect(await newest(id)).toMatch(/^Hi Pat, welcome to Bright Path ABA! .*These texts are automatic/)
  await at('2026-11-23T19:05:00Z')
  expect(await newest(id)).toBe(
    'Hi Pat, Bright Path ABA still needs documents from you, such as your ID and certificates. When could you send them?',
  )
  expect(await loadEnrollment(world, id)).toMatchObject({
    status: 'needs_staff',
    firstDay: null,
    words: 'set the first day: texts go out before it, on it, and a month later',
  })
})

const keeps = async (candidateId: string, expires: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into document_files (organization_id, candidate_id, name, size, mime, stored_as, expires_on)
        values (${world.own.organizationId}, ${candidateId}, 'card.pdf', 10, 'application/pdf', ${randomUUID()}, ${expires}::date)`),
  )

test.each([
  ['2027-06-01', 1],
  ['2026-11-01', 2],
])('who keeps a document that expires on %s gets %i texts before the first day', async (expires, texts) => {
  const { id } = await hired()
  await keeps(id, expires)
  await at('2026-11-20T19:01:00Z')
  await at('2026-11-23T19:05:00Z')
  expect(await loadTextsTo(world, id)).toHaveLength(texts)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff' })
})

test('with the first day the texts follow it, at ten in the morning of the clinic', async () => {
  const { id } = await waiting()
  expect((await sets(id, '2026-12-09')).status).toBe(200)
  expect(await loadEnrollment(world, id)).toMatchObject({
    status: 'scheduled',
    firstDay: '2026-12-09',
    dueAt: '2026-12-08T15:00:00.000Z',
    words: 'the first day is Dec 9, 2026',
  })
  expect(await world.eventNames(id)).toContain('enrollment.firstDaySet')
  await at('2026-12-08T15:30:00Z')
  const before = await newest(id)
  await at('2026-12-09T15:01:00Z')
  expect([before, await newest(id)]).toEqual([
    'Hi Pat, tomorrow is your first day with Bright Path ABA. If anything is unclear, just write back.',
    'Hi Pat, today is your first day with Bright Path ABA. We are glad that you are here!',
  ])
  expect((await loadEnrollment(world, id))?.dueAt).toBe('2027-01-08T15:00:00.000Z')
  await at('2027-01-08T15:01:00Z')
  expect(await newest(id)).toMatch(/^Hi Pat, you have been with Bright Path ABA for a month/)
  expect((await loadEnrollment(world, id))?.status).toBe('finished')
})

test('a first day that is set again moves the texts, one that is cleared is waited for, and a day that is over is not written about', async () => {
  const { id } = await waiting()
  await sets(id, '2026-12-07')
  expect((await sets(id, '2026-12-14')).status).toBe(200)
  expect((await loadEnrollment(world, id))?.dueAt).toBe('2026-12-13T15:00:00.000Z')
  expect((await sets(id, null)).status).toBe(200)
  await turn(world)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', firstDay: null })
  await sets(id, '2026-11-23')
  await turn(world)
  expect(await newest(id)).toMatch(/today is your first day/)
})

test('a past day, no day, another automation and one that has ended are refused', async () => {
  const { id } = await waiting()
  for (const [day, words] of [
    ['2026-11-22', 'Choose today or a later day.'],
    ['soon', 'Enter a date like 12/7/2026.'],
    ['2029-01-01', 'Choose a day within a year.'],
  ] as const) {
    const refused = await sets(id, day)
    expect([refused.status, refused.body]).toMatchObject([400, { error: { fields: { day: words } } }])
  }
  expect((await sets(id, '2026-12-07', 'foreign')).status).toBe(404)
  const { id: enrollment } = (await loadEnrollment(world, id)) ?? {}
  await world.call('clinic', 'POST', `/api/automation-enrollments/${enrollment}/status`, { to: 'stop' })
  expect((await sets(id, '2026-12-07')).status).toBe(409)
  await switchOn(world, 'applicant')
  const other = await addApplicant(world)
  await switchOn(world, 'applicant', { isOn: false })
  expect((await sets(other.id, '2026-12-07')).status).toBe(409)
})

test('accepts thanks, hands a question to a person, and a new day does not resume a held one', async () => {
  const { id, phone } = await hired()
  await at('2026-11-20T19:01:00Z')
  await says(phone, 'sounds good')
  expect((await loadEnrollment(world, id))?.status).toBe('scheduled')
  await says(phone, 'what do I bring?')
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', words: 'asks “what do I bring?”' })
  await sets(id, '2026-12-07')
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', words: 'asks “what do I bring?”' })
  await at('2026-12-07T15:01:00Z')
  expect(await loadTextsTo(world, id)).toHaveLength(1)
})

test('someone’s own text takes it over', async () => {
  const { id } = await hired()
  await at('2026-11-20T19:01:00Z')
  const text = { id: randomUUID(), candidateId: id, message: 'Hi, this is Riley.' }
  expect((await world.call('clinic', 'POST', '/api/texts/send', text)).status).toBe(200)
  await turn(world)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', words: 'someone wrote' })
})

test('a slip of the hand writes to no one, and who is let go hears nothing more', async () => {
  const { id } = await hired()
  clock = new Date('2026-11-20T18:05:00Z')
  await moves(id, 'Initial Inquiry')
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'stopped', words: 'is no longer hired' })
  const left = await waiting()
  await moves(left.id, 'Initial Inquiry')
  expect(await loadEnrollment(world, left.id)).toMatchObject({ status: 'stopped', words: 'is no longer hired' })
})

test('no one is welcomed twice, without consent or while it is off; another automation ends with the hire', async () => {
  const { id } = await waiting()
  await moves(id, 'Initial Inquiry')
  await moves(id, 'Hired')
  expect((await loadEnrollment(world, id))?.status).toBe('stopped')
  expect(await loadEnrollment(world, (await hired({ text_consent: null })).id)).toBeNull()
  clock = new Date(noon)
  await switchOn(world, 'applicant')
  const other = await addApplicant(world)
  await turn(world)
  await switchOn(world, 'applicant', { isOn: false })
  await moves(other.id, 'Hired')
  expect(await loadEnrollment(world, other.id)).toMatchObject({ preset: 'hired', status: 'scheduled' })
  await switchOn(world, 'hired', { waitMinutes: 60, isOn: false })
  expect(await loadEnrollment(world, (await hired()).id)).toBeNull()
  await switchOn(world, 'hired', { waitMinutes: 60 })
})

test('a rehearsal covers the hires of the last 30 days', async () => {
  const { id } = await hired()
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update candidate_status_changes set at = ${'2026-11-10T18:00:00Z'} where candidate_id = ${id}`),
  )
  const played = await world.call(
    'admin',
    'POST',
    `/api/organizations/${world.own.organizationId}/automations/hired/rehearsal`,
    { waitMinutes: 0, interviewerId: null, topics: [], locationIds: [], texts: [] },
  )
  const report = rehearseAutomation.reply.parse(played.body)
  expect(report.people).toBeGreaterThan(0)
  expect(report.booked).toBe(0)
})
