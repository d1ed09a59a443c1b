import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { emptyAgenda } from '../../../../interviews/booking/server/testing/empty-agenda.ts'
import { rehearseAutomation } from '../../contract/automations.ts'
import { beginQuietJob } from '../jobs/begin-quiet.ts'
import {
  addConsentingCandidate,
  loadEnrollment,
  loadTextsTo,
  sendAnswer,
  switchOn,
  turn,
} from '../testing/automation-world.ts'

const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  await emptyAgenda(world)
  await switchOn(world, 're_engage')
})
beforeEach(() => {
  clock = new Date(noon)
})
afterAll(async () => await world.close())

const old = { created_at: '2026-10-01T15:00:00Z' }
const days = (n: number) => {
  clock = new Date(new Date(noon).getTime() + n * msPerDay + 60_000)
}
const looks = async () => {
  await beginQuietJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  await turn(world)
}
const asked = async (more: object = {}) => {
  const person = await addConsentingCandidate(world, { ...old, ...more })
  await looks()
  return person
}
const says = async (phone: string, body: string) => {
  clock = new Date(clock.getTime() + 60_000)
  await sendAnswer(world, phone, body)
  await turn(world)
}

test('a quiet person gets four differently worded texts; then it suggests to archive, and archives nothing', async () => {
  const { id } = await asked({ position: 'BCBA' })
  for (const after of [1, 4, 5, 10, 15, 21, 22]) {
    days(after)
    await looks()
  }
  const texts = (await loadTextsTo(world, id)).map(({ body }) => body)
  expect(texts.map((body) => body.slice(0, 46))).toEqual([
    'Hi Pat, this is Bright Path ABA. You applied w',
    'Hi Pat, Bright Path ABA still has open positio',
    'Hi Pat, we at Bright Path ABA would still like',
    'Hi Pat, this is our last text about your appli',
  ])
  expect(texts[0]).toMatch(/These texts are automatic/)
  days(26)
  await looks()
  expect(await loadEnrollment(world, id)).toMatchObject({
    status: 'needs_staff',
    words: 'no answer to four texts: archive?',
  })
  const archived = await world.call('clinic', 'POST', '/api/candidates/status', {
    selection: { ids: [id] },
    status: 'Archived',
    reason: 'No answer',
  })
  expect(archived.status).toBe(200)
  await turn(world)
  expect((await loadEnrollment(world, id))?.status).toBe('stopped')
})

test.each([
  ['yes', 'needs_staff', 'is still interested: “yes”'],
  ['tomorrow after 3', 'needs_staff', 'is still interested: “tomorrow after 3”'],
  ['what’s the pay?', 'needs_staff', 'asks “what’s the pay?”'],
  ['thanks', 'needs_staff', 'wrote “thanks”'],
  ['no thanks', 'stopped', 'not interested: “no thanks”'],
  ['STOP', 'stopped', 'opted out of texts'],
])('“%s” stands as %s', async (body, status, words) => {
  const { id, phone } = await asked()
  await says(phone, body)
  expect(await loadEnrollment(world, id)).toMatchObject({ status, words })
  days(30)
  await looks()
  expect(await loadTextsTo(world, id)).toHaveLength(1)
})

const day = '2026-11-15T18:00:00Z'
const signs: [string, (id: string) => Promise<unknown>][] = [
  [
    'a call',
    async (id) =>
      await world.call('clinic', 'POST', `/api/candidates/${id}/calls`, {
        callId: randomUUID(),
        outcome: 'reached',
        note: '',
        at: day,
      }),
  ],
  [
    'a text by hand',
    async (id) =>
      await world.call('clinic', 'POST', '/api/texts/send', {
        id: randomUUID(),
        candidateId: id,
        message: 'Hi, this is Riley.',
      }),
  ],
  [
    'a move of the status',
    async (id) =>
      await world.inPlatform(async (tx) => {
        await tx.run(sql`update all_candidates set status = 'Reviewed By Clinic' where id = ${id}`)
        await tx.run(sql`update candidate_status_changes set at = ${day} where candidate_id = ${id}`)
      }),
  ],
]
test.each(signs)('%s within the two weeks is a sign', async (_, sign) => {
  const { id } = await addConsentingCandidate(world, old)
  await sign(id)
  await looks()
  expect(await loadEnrollment(world, id)).toBeNull()
})

test.each([
  ['applied a week ago', { created_at: '2026-11-13T15:00:00Z' }],
  ['applied more than a year ago', { created_at: '2025-10-01T15:00:00Z' }],
  ['did not agree to texts', { ...old, text_consent: null }],
  ['has come to an interview', { ...old, status: 'Candidate Assessment' }],
  ['was archived', { ...old, status: 'Archived' }],
])('no one is asked who %s', async (_, more) => {
  const { id } = await addConsentingCandidate(world, more)
  await looks()
  expect(await loadEnrollment(world, id)).toBeNull()
})

test('writes to no one twice within 90 days, by this record or another of the number, nor after an opt-out', async () => {
  const { id, phone } = await asked()
  await says(phone, 'I found another job')
  const other = await addConsentingCandidate(world, { ...old, phone_number: phone })
  const out = await asked()
  await says(out.phone, 'STOP')
  const again = async () => [
    (await loadTextsTo(world, id)).length,
    (await loadTextsTo(world, other.id)).length,
    (await loadTextsTo(world, out.id)).length,
  ]
  days(80)
  await looks()
  expect(await again()).toEqual([1, 0, 1])
  days(120)
  await looks()
  const [first = 0, second = 0, third = 0] = await again()
  expect([first + second, third]).toEqual([2, 1])
})

test('someone’s own text takes it over', async () => {
  const { id } = await asked()
  const text = { id: randomUUID(), candidateId: id, message: 'Hi, this is Riley.' }
  expect((await world.call('clinic', 'POST', '/api/texts/send', text)).status).toBe(200)
  days(5)
  await looks()
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', words: 'someone wrote' })
  expect(await loadTextsTo(world, id)).toHaveLength(1)
})

test('at most 200 begin at a time, the newest first, and none of another clinic', async () => {
  const before = await counted()
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into all_candidates (organization_id, full_name, position, status, created_at, text_consent, phone_number)
        select o, 'Jo Lee', 'RBT', 'Initial Inquiry', ${old.created_at}, 'given', (7375000000 + i)::text
        from generate_series(1, 250) i, unnest(array[${world.own.organizationId}, ${world.foreign.organizationId}]::uuid[]) o`),
  )
  await beginQuietJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect((await counted()) - before).toBe(200)
  await beginQuietJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  await beginQuietJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect((await counted()) - before).toBe(250)
})

const counted = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ n: z.number() }),
          sql`select count(*)::int as n from automation_enrollments where preset = 're_engage' and organization_id = ${world.own.organizationId}`,
        ),
    )
  )?.n ?? 0

test('a wait of less than a week or more than 90 days is refused', async () => {
  for (const waitMinutes of [60, 129_601])
    expect((await switchOn(world, 're_engage', { waitMinutes })).status).toBe(400)
  expect((await switchOn(world, 'applicant', { waitMinutes: 20_160 })).status).toBe(400)
})

test('a rehearsal plays over who was quiet 30 days ago', async () => {
  await addConsentingCandidate(world, { created_at: '2026-09-01T15:00:00Z' })
  const played = await world.call(
    'admin',
    'POST',
    `/api/organizations/${world.own.organizationId}/automations/quiet/rehearsal`,
    { waitMinutes: 20_160, interviewerId: null, topics: [], locationIds: [], texts: [] },
  )
  const report = rehearseAutomation.reply.parse(played.body)
  expect(report.people).toBeGreaterThan(0)
  expect(report.texted).toBeGreaterThan(0)
})
