import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import { sendTextsJob } from '../../../texting/messages/server/jobs/send-texts.ts'
import { runEnrollmentsJob } from './jobs/run-enrollments.ts'
import {
  addApplicant,
  loadEnrollment,
  loadTextsTo,
  sendAnswer,
  switchOnOrThrow,
  turn,
} from './testing/automation-world.ts'

const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
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
const asked = async () => {
  const person = await addApplicant(world)
  await turn(world)
  return person
}
const steer = async (id: string, to: 'pause' | 'resume' | 'stop', who: 'clinic' | 'foreign' | 'manager' = 'clinic') => {
  const enrollment = await loadEnrollment(world, id)
  return await world.call(who, 'POST', `/api/automation-enrollments/${enrollment?.id}/status`, { to })
}
/** What the simulated phone of this number really got. */
const arrivedAt = async (phone: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(z.object({ body: z.string() }), sql`select body from simulated_texts where to_phone = ${phone}`),
    )
  ).map(({ body }) => body)
const status = z.object({ status: z.string(), ended: z.boolean() })
const stored = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        status,
        sql`select status, ended_at is not null as ended from automation_enrollments where candidate_id = ${id}`,
      ),
  )

const acts: [string, (id: string) => Promise<{ status: number }>, string][] = [
  [
    'a text',
    async (id) =>
      await world.call('clinic', 'POST', '/api/texts/send', {
        id: randomUUID(),
        candidateId: id,
        message: 'Hi, this is Riley.',
      }),
    'wrote',
  ],
  [
    'a move of the status',
    async (id) =>
      await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids: [id] }, status: 'Hired' }),
    'changed the status',
  ],
  [
    'a call',
    async (id) =>
      await world.call('clinic', 'POST', `/api/candidates/${id}/calls`, {
        callId: randomUUID(),
        outcome: 'reached',
        note: '',
        at: '2026-11-20T17:00:00Z',
      }),
    'called',
  ],
]

test.each(acts)(
  '%s of someone takes it over in the same transaction, and nothing automatic follows',
  async (_, act, words) => {
    const { id, phone } = await asked()
    const done = await act(id)
    expect(done.status).toBe(200)
    // Before the engine has heard anything of it.
    expect(await stored(id)).toEqual({ status: 'needs_staff', ended: false })
    await turn(world)
    expect(await loadEnrollment(world, id)).toMatchObject({ status: 'needs_staff', words: `someone ${words}` })
    await sendAnswer(world, phone, 'yes')
    await turn(world)
    later(5 * 1_440)
    await turn(world)
    expect(await loadTextsTo(world, id)).toHaveLength(1)
    expect(await world.eventNames(id)).toContain('enrollment.paused')
  },
)

test('a text that was queued when someone took over never leaves', async () => {
  const { id, phone } = await asked()
  await sendAnswer(world, phone, 'yes')
  await runEnrollmentsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  await world.call('clinic', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId: id,
    message: 'Hi, this is Riley.',
  })
  await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
  expect((await loadTextsTo(world, id)).map(({ status: at }) => at)).toEqual(['sent', 'canceled'])
})

test('anyone who takes over is first even where the engine holds the enrollment at that moment', async () => {
  const { id, phone } = await asked()
  await sendAnswer(world, phone, 'yes')
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const engine = world.inClinic(world.own.organizationId, async (tx) => {
    await tx.run(
      sql`select from automation_enrollments where candidate_id = ${id} and organization_id = ${world.own.organizationId} for update`,
    )
    locked.resolve()
    await held.promise
    await tx.run(
      sql`insert into text_messages (organization_id, recipient_id, candidate_id, recipient_phone, message_content,
        message, message_status, allow_duplicate, by_product, enrollment_id)
          select s.organization_id, t.id, s.candidate_id, t.recipient_phone, 'late', 'late', 'queued', true, true, s.id from automation_enrollments s
          join text_recipients t on t.organization_id = s.organization_id and t.candidate_id = s.candidate_id
            where s.candidate_id = ${id} and s.organization_id = ${world.own.organizationId}`,
    )
  })
  await locked.promise
  const sent = await world.call('clinic', 'POST', '/api/texts/send', {
    id: randomUUID(),
    candidateId: id,
    message: 'Hi, this is Riley.',
  })
  expect(sent.status).toBe(200)
  held.resolve()
  await engine
  await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
  expect((await loadTextsTo(world, id)).map(({ body, status: at }) => [body === 'late', at])).toEqual([
    [false, 'sent'],
    [true, 'canceled'],
  ])
  expect(await arrivedAt(phone)).not.toContain('late')
  await turn(world)
  expect(await stored(id)).toEqual({ status: 'needs_staff', ended: false })
})

test('continues only when someone resumes it, and repeats the open question', async () => {
  const { id } = await asked()
  expect((await steer(id, 'pause')).status).toBe(200)
  expect((await steer(id, 'pause')).status).toBe(200)
  expect((await loadEnrollment(world, id))?.status).toBe('needs_staff')
  later(10)
  expect((await steer(id, 'resume')).status).toBe(200)
  await turn(world)
  expect((await loadTextsTo(world, id)).at(-1)?.body).toBe('Do you have an active RBT certification?')
  expect(await world.eventNames(id)).toEqual(expect.arrayContaining(['enrollment.paused', 'enrollment.resumed']))
})

test('a no that someone looked at is not asked again', async () => {
  const { id, phone } = await asked()
  await sendAnswer(world, phone, 'no, not yet')
  await turn(world)
  expect((await loadEnrollment(world, id))?.status).toBe('needs_staff')
  later(10)
  await steer(id, 'resume')
  await turn(world)
  expect((await loadTextsTo(world, id)).at(-1)?.body).toBe('Can you work on weekdays between 3 and 8 PM?')
})

test('a stopped automation stays stopped, and someone from another clinic controls nothing', async () => {
  const { id } = await asked()
  expect((await steer(id, 'stop', 'foreign')).status).toBe(404)
  expect((await steer(id, 'stop')).status).toBe(200)
  expect((await steer(id, 'resume')).status).toBe(409)
  expect(await stored(id)).toEqual({ status: 'stopped', ended: true })
})

test('an interview that someone books manually ends it as booked', async () => {
  const { id } = await asked()
  const at = { day: '2026-11-24', time: '14:00' }
  const made = await world.call('clinic', 'POST', '/api/interviews', {
    id: randomUUID(),
    candidate_id: id,
    ...at,
    minutes: 30,
    type: 'Phone',
    location_id: null,
    interviewer_id: null,
    place: '',
    note: '',
    reminders: false,
  })
  expect(made.status).toBe(200)
  await turn(world)
  expect(await loadEnrollment(world, id)).toMatchObject({ status: 'booked', words: 'an interview was booked' })
})

test('a failing automation keeps no one else waiting, and goes to a person after three attempts', async () => {
  const organizationId = world.own.organizationId
  const broken = await addApplicant(world)
  const other = await addApplicant(world)
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into automation_versions (organization_id, preset, version, settings, flow, made_at)
        values (${organizationId}, 'applicant', 99, '{}', '{}', now())`,
    )
    await tx.run(sql`update automation_enrollments set version = 99 where candidate_id = ${broken.id}`)
  })
  await turn(world)
  expect(await loadTextsTo(world, other.id)).toHaveLength(1)
  expect(await stored(broken.id)).toEqual({ status: 'scheduled', ended: false })
  for (let tries = 1; tries < 3; tries += 1) {
    later(2)
    await turn(world)
  }
  expect(await loadEnrollment(world, broken.id)).toMatchObject({
    status: 'needs_staff',
    words: 'something went wrong on our side',
  })
  expect(await loadTextsTo(world, broken.id)).toEqual([])
})
