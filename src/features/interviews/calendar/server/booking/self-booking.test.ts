import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { unseenBookings } from '../../contract/seen-bookings.ts'
import { type InterviewWorld, openInterviewWorld } from '../testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z', { DEMO_DATA: 'on' })
})
afterAll(async () => await rooms.close())
beforeEach(async () => {
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`delete from booking_links`)
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`delete from emails`)
    await tx.run(sql`update all_candidates set status = 'Initial Inquiry'`)
    await tx.run(sql`update reinforce_users set deactivated_at = null`)
  })
})

const friday = '2026-11-20T22:00:00.000Z'
const made = z.object({ path: z.string() })
/** A booking link that `who` makes for the first candidate, with the manager as its interviewer. */
const link = async (more: object = {}, who: 'clinic' | 'platform' = 'clinic') => {
  const { body, text, status } = await rooms.world.call(who, 'POST', '/api/booking-links', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    interviewer_id: rooms.world.users.manager.id,
    type: 'Phone',
    ...more,
  })
  if (status !== 200) throw new Error(text)
  return `/api${made.parse(body).path}`
}
const book = async (api: string, at = friday) => await rooms.world.call(null, 'POST', api, { at })
const mail = z.object({ to: z.string(), subject: z.string(), body: z.string(), organization_id: z.string() })
const mails = async () =>
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.rows(
        mail,
        sql`select to_address as "to", subject, body, organization_id from emails order by to_address`,
      ),
  )
const loadEmail = async (...who: ('clinic' | 'manager' | 'admin' | 'platform')[]) => {
  const ids = who.map((each) => rooms.world.users[each].id)
  const rows = await rooms.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ email: z.string() }),
        sql`select email from reinforce_users where id = any(${sql.param(ids)}::uuid[]) order by email`,
      ),
  )
  return rows.map(({ email }) => email)
}
const deactivate = async (...who: ('clinic' | 'manager')[]) => {
  const ids = who.map((each) => rooms.world.users[each].id)
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(sql`update reinforce_users set deactivated_at = now() where id = any(${sql.param(ids)}::uuid[])`),
  )
  for (const each of who) rooms.world.signOut(each)
}
const addressees = async () => (await mails()).map(({ to }) => to)

test('interviewer and link author get an email each, with name, kind, time on both clocks, and a link', async () => {
  const api = await link()
  expect(await mails()).toEqual([])
  expect((await book(api)).status).toBe(200)
  const told = await mails()
  expect(told.map(({ to }) => to)).toEqual(await loadEmail('clinic', 'manager'))
  for (const { subject, body, organization_id } of told) {
    expect(organization_id).toBe(rooms.world.own.organizationId)
    expect(subject).toMatch(/^Ana .* booked a phone interview$/)
    expect(body).toContain('Time: Fri, Nov 20, 5:00 – 5:30 PM EST (4:00 PM CST for the candidate).')
    expect(body).toMatch(new RegExp(`/(candidate|bcba)/${rooms.world.own.candidateId}\\?tab=interviews`))
  }
})

test('the same choice twice, also at once, emails once; a refused one emails no one', async () => {
  const api = await link()
  expect((await book(api, '2026-11-20T08:00:00.000Z')).status).toBe(409)
  expect(await mails()).toEqual([])
  await Promise.all([book(api), book(api)])
  await book(api)
  expect(await mails()).toHaveLength(2)
})

const unseen = async (who: 'clinic' | 'manager' | 'foreign') =>
  unseenBookings.reply.parse((await rooms.world.call(who, 'GET', '/api/me/interviews/unseen')).body).booked
const look = async (who: 'clinic') => await rooms.world.call(who, 'POST', '/api/me/interviews/seen', {})

test('a booking by a link counts in the sidebar of each person of the clinic until they look, and never a second time', async () => {
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`delete from booking_seen_markers`))
  const api = await link()
  expect(await unseen('clinic')).toBe(0)
  await book(api)
  expect([await unseen('clinic'), await unseen('manager'), await unseen('foreign')]).toEqual([1, 1, 0])
  expect((await look('clinic')).status).toBe(200)
  expect([await unseen('clinic'), await unseen('manager')]).toEqual([0, 1])
  // What is canceled needs no one.
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`update interviews set status = 'Cancelled'`))
  expect(await unseen('manager')).toBe(0)
})

test('an interview that staff scheduled counts in no sidebar', async () => {
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`delete from booking_seen_markers`))
  const scheduled = await rooms.world.call('clinic', 'POST', '/api/interviews', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    type: 'Phone',
    day: '2026-12-02',
    time: '10:00',
  })
  expect(scheduled.status).toBe(200)
  expect(await unseen('manager')).toBe(0)
})

test('one person in both roles gets one email', async () => {
  await book(await link({ interviewer_id: rooms.world.users.clinic.id }))
  expect(await addressees()).toEqual(await loadEmail('clinic'))
})

test('without an interviewer the author is notified, even one of platform staff', async () => {
  await book(await link({ interviewer_id: null }, 'platform'))
  expect(await addressees()).toEqual(await loadEmail('platform'))
})

test('anyone who is deactivated gets nothing; where no one can be reached the clinic’s Admins do', async () => {
  const [api, later] = [await link({ interviewer_id: null }), await link({ candidate_id: rooms.world.own.secondId })]
  await deactivate('clinic')
  await book(later, '2026-11-24T15:00:00.000Z')
  expect(await addressees()).toEqual(await loadEmail('manager'))
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`delete from emails`))
  await book(api)
  const told = await addressees()
  expect(told).toEqual(expect.arrayContaining(await loadEmail('admin')))
  expect(told).not.toContain((await loadEmail('clinic'))[0])
  const foreign = await rooms.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ email: z.string() }),
        sql`select u.email from emails m join reinforce_users u on u.email = m.to_address where u.organization_id <> ${rooms.world.own.organizationId}`,
      ),
  )
  expect(foreign).toEqual([])
})

const loadStatus = async () =>
  await rooms.world.inPlatform(
    async (tx) =>
      (
        await tx.one(
          z.object({ status: z.string() }),
          sql`select status from all_candidates where id = ${rooms.world.own.candidateId}`,
        )
      )?.status,
  )
const moves = async () =>
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ who: z.nullable(z.string()), before: z.unknown(), after: z.unknown() }),
        sql`select f.who, v.before, v.after from events f join event_values v on v.event_id = f.id
            where f.name = 'candidate.statusChanged' and f.about = ${rooms.world.own.candidateId} order by f.at, f.id`,
      ),
  )

test('a booking by link makes the candidate Interview Scheduled, once, and the timeline says by what', async () => {
  const [api, earlier] = [await link(), await moves()]
  expect(await loadStatus()).toBe('Initial Inquiry')
  await Promise.all([book(api), book(api)])
  expect(await loadStatus()).toBe('Interview Scheduled')
  const after = { status: 'Interview Scheduled', by: 'booking link' }
  expect((await moves()).slice(earlier.length)).toEqual([{ who: null, before: { status: 'Initial Inquiry' }, after }])
})

test.each(['Candidate Assessment', 'Hired', 'Not Interested'])(
  'anyone who is %s keeps that status when booking',
  async (status) => {
    await rooms.world.inPlatform(async (tx) => {
      await tx.run(sql`insert into pipeline_statuses (organization_id, status_label, sort_order)
        select ${rooms.world.own.organizationId}, 'Not Interested', -1
        where not exists (select from pipeline_statuses where organization_id = ${rooms.world.own.organizationId} and status_label = 'Not Interested')`)
      await tx.run(sql`update all_candidates set status = ${status}`)
    })
    const earlier = await moves()
    expect((await book(await link())).status).toBe(200)
    expect(await loadStatus()).toBe(status)
    expect(await moves()).toHaveLength(earlier.length)
  },
)

test('two links without an interviewer can book one hour, each of them once', async () => {
  const own = await link({ interviewer_id: null })
  const other = await link({ interviewer_id: null, candidate_id: rooms.world.own.secondId })
  expect([(await book(own)).status, (await book(other)).status]).toEqual([200, 200])
  expect((await book(other, '2026-11-24T15:00:00.000Z')).status).toBe(409)
})
