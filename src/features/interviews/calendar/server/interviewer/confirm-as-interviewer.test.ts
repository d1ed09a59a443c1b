import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { agenda } from '../../contract/interviews.ts'
import { type InterviewWorld, openInterviewWorld } from '../testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z', { DEMO_DATA: 'on' })
})
afterAll(async () => await rooms.close())
beforeEach(async () => {
  rooms.at('2026-11-20T18:00:00Z')
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`delete from booking_links`)
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`delete from emails`)
    await tx.run(sql`update all_candidates set status = 'Initial Inquiry'`)
  })
})

type Who = Parameters<InterviewWorld['world']['call']>[0]
/** An interview that the candidate booked by a link, with the manager, for a Tuesday. */
const booked = async () => {
  const { body } = await rooms.world.call('clinic', 'POST', '/api/booking-links', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    interviewer_id: rooms.world.users.manager.id,
    type: 'Phone',
  })
  const { path } = z.object({ path: z.string() }).parse(body)
  const chosen = await rooms.world.call(null, 'POST', `/api${path}`, { at: '2026-11-24T16:00:00.000Z' })
  if (chosen.status !== 200) throw new Error(chosen.text)
  const [row] = await rooms.of()
  if (!row) throw new Error('nothing was booked')
  return row
}
const vouch = async (id: string, who: Who) =>
  await rooms.world.call(who, 'POST', `/api/interviews/${id}/interviewer-confirmation`)
const shown = async (id: string, who: Who) =>
  z
    .object({ bookedBy: z.nullable(z.string()), interviewerConfirmedAt: z.nullable(z.string()), mayVouch: z.boolean() })
    .parse((await rooms.world.call(who, 'GET', `/api/interviews/${id}`)).body)

test('asks the interviewer of a candidate’s booking to confirm it, by email too, and one press does so', async () => {
  const { id } = await booked()
  const mail = await rooms.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ body: z.string() }),
        sql`select body from emails where to_address = (select email from reinforce_users where id = ${rooms.world.users.manager.id})`,
      ),
  )
  expect(mail.map(({ body }) => body).join()).toMatch(/Open the interview to confirm that you’ll conduct it/)
  expect(await shown(id, 'manager')).toEqual({ bookedBy: 'link', interviewerConfirmedAt: null, mayVouch: true })
  const first = await vouch(id, 'manager')
  rooms.at('2026-11-20T19:00:00Z')
  expect([first.status, (await vouch(id, 'manager')).body]).toEqual([200, { at: '2026-11-20T18:00:00.000Z' }])
  expect(await shown(id, 'manager')).toMatchObject({
    interviewerConfirmedAt: '2026-11-20T18:00:00.000Z',
    mayVouch: false,
  })
  const names = await rooms.world.eventNames(rooms.world.own.candidateId)
  expect(names.filter((name) => name === 'interview.confirmedByInterviewer')).toHaveLength(1)
})

test('another hour or another interviewer asks again; another length does not', async () => {
  const { id } = await booked()
  await vouch(id, 'manager')
  const change = async (more: object) =>
    await rooms.world.call('clinic', 'PUT', `/api/interviews/${id}`, {
      type: 'Phone',
      minutes: 30,
      interviewer_id: rooms.world.users.manager.id,
      day: '2026-11-24',
      time: '11:00',
      ...more,
    })
  await change({ minutes: 45 })
  expect((await shown(id, 'manager')).mayVouch).toBe(false)
  await change({ time: '12:00' })
  expect((await shown(id, 'manager')).mayVouch).toBe(true)
  await vouch(id, 'manager')
  await change({ time: '12:00', interviewer_id: rooms.world.users.clinic.id })
  expect((await shown(id, 'admin')).mayVouch).toBe(true)
})

test('Admins and platform staff confirm for an interviewer; a colleague, a stranger and anyone who is signed out do not', async () => {
  const first = await booked()
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(sql`update interviews set interviewer_id = ${rooms.world.users.admin.id} where id = ${first.id}`),
  )
  expect((await vouch(first.id, 'manager')).status).toBe(403)
  expect((await shown(first.id, 'manager')).mayVouch).toBe(false)
  expect((await vouch(first.id, 'foreign')).status).toBe(404)
  expect((await vouch(randomUUID(), 'clinic')).status).toBe(404)
  expect((await vouch(first.id, null)).status).toBe(401)
  expect((await shown(first.id, 'platform')).mayVouch).toBe(true)
  expect((await vouch(first.id, 'platform')).status).toBe(200)
})

test('asks no one about an interview that staff planned, and refuses one that has begun or is over', async () => {
  const id = await rooms.scheduled({ interviewer_id: rooms.world.users.manager.id })
  expect(await shown(id, 'manager')).toMatchObject({ bookedBy: null, mayVouch: false })
  await rooms.setStatus(id, 'Cancelled', { reason: 'Sick' })
  expect((await vouch(id, 'manager')).text).toContain('This interview is already canceled.')
  const other = await rooms.scheduled({ interviewer_id: rooms.world.users.manager.id })
  rooms.at('2026-11-24T20:00:00Z')
  expect((await vouch(other, 'manager')).text).toContain('This interview already started.')
})

const bell = async (who: Who, wanted = 'unconfirmed') =>
  z
    .object({ items: z.array(z.object({ id: z.string(), kind: z.string(), about: z.string(), at: z.string() })) })
    .parse((await rooms.world.call(who, 'GET', '/api/me/notifications?timeZone=America/New_York')).body)
    .items.filter(({ kind }) => kind === wanted)

test('two working hours before it begins the bell tells anyone who may confirm it, until someone does', async () => {
  const { id } = await booked()
  rooms.at('2026-11-24T13:59:00Z')
  expect(await bell('manager')).toEqual([])
  rooms.at('2026-11-24T15:00:00Z')
  expect(await bell('manager')).toMatchObject([{ id, about: expect.any(String) as string }])
  expect(await bell('foreign')).toEqual([])
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(sql`update interviews set interviewer_id = ${rooms.world.users.admin.id} where id = ${id}`),
  )
  expect(await bell('manager')).toEqual([])
  expect(await bell('admin')).toMatchObject([{ id }])
  await vouch(id, 'admin')
  expect(await bell('admin')).toEqual([])
})

/** How many the dashboard says wait, and the interviews that its link opens. */
const needed = async (who: Who) => {
  const today = await rooms.world.call(who, 'GET', '/api/dashboard/today?timeZone=America/New_York')
  const opened = await rooms.world.call(
    who,
    'GET',
    '/api/interviews?timeZone=America/New_York&needsConfirmation=interviewer',
  )
  const { rows, total } = agenda.reply.parse(opened.body)
  return {
    counted: z.object({ unconfirmed: z.number() }).parse(today.body).unconfirmed,
    total,
    ids: rows.map(({ id }) => id),
  }
}

test('the dashboard counts what the bell tells is not confirmed, and its link opens exactly these interviews', async () => {
  await rooms.scheduled({ interviewer_id: rooms.world.users.manager.id, time: '14:00' })
  const { id } = await booked()
  const nothing = { counted: 0, total: 0, ids: [] }
  rooms.at('2026-11-24T13:59:00Z')
  expect(await needed('manager')).toEqual(nothing)
  rooms.at('2026-11-24T15:00:00Z')
  expect((await bell('manager')).map((each) => each.id)).toEqual([id])
  expect(await needed('manager')).toEqual({ counted: 1, total: 1, ids: [id] })
  expect(await needed('platform')).toEqual({ counted: 1, total: 1, ids: [id] })
  expect(await needed('foreign')).toEqual(nothing)
  const file = await rooms.world.call(
    'manager',
    'GET',
    '/api/interviews/export?timeZone=America/New_York&needsConfirmation=interviewer',
  )
  expect(file.text.trim().split('\n')).toHaveLength(2)
  await vouch(id, 'manager')
  expect(await needed('manager')).toEqual(nothing)
})

test('a booking by text is listed by the bell and counted in the sidebar like one by a link', async () => {
  const { id } = await booked()
  const unseen = async () => (await rooms.world.call('clinic', 'GET', '/api/me/interviews/unseen')).body
  expect([await unseen(), (await bell('clinic', 'booking')).map((each) => each.id)]).toEqual([{ booked: 1 }, [id]])
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`delete from booking_links`)
    await tx.run(
      sql`insert into bookings (organization_id, id, candidate_id, made_by, made_at, booked_for)
        select organization_id, id, candidate_id, null, created_at, interview_date from interviews where id = ${id}`,
    )
  })
  expect([await unseen(), (await bell('clinic', 'booking')).map((each) => each.id)]).toEqual([{ booked: 1 }, [id]])
  await rooms.world.inPlatform(
    async (tx) => await tx.run(sql`update bookings set made_by = ${rooms.world.users.clinic.id} where id = ${id}`),
  )
  expect([await unseen(), await bell('clinic', 'booking')]).toEqual([{ booked: 0 }, []])
})
