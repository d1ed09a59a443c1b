import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toLocalDay } from '../../../../../rules/day.ts'
import { bookingHours, readBookingLink } from '../../contract/booking.ts'
import { defaultBookingHours, endsTooEarly } from '../../rules/availability.ts'
import { type InterviewWorld, openInterviewWorld } from '../testing/interview-world.ts'

let rooms: InterviewWorld
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z')
})
afterAll(async () => await rooms.close())
beforeEach(async () => {
  rooms.at('2026-11-20T18:00:00Z')
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`delete from booking_links`)
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`delete from booking_hours`)
    await tx.run(sql`update all_candidates set status = 'Initial Inquiry'`)
  })
})

const made = z.object({ id: z.string(), path: z.string(), expiresAt: z.string(), free: z.number() })
const offer = async (more: object = {}) => {
  const { body, text, status } = await rooms.world.call('clinic', 'POST', '/api/booking-links', {
    id: randomUUID(),
    candidate_id: rooms.world.own.candidateId,
    interviewer_id: rooms.world.users.clinic.id,
    type: 'Phone',
    note: 'internal words',
    ...more,
  })
  if (status !== 200) throw new Error(text)
  const link = made.parse(body)
  return { ...link, api: `/api${link.path}` }
}
const read = async (api: string) => readBookingLink.reply.parse((await rooms.world.call(null, 'GET', api)).body)
const book = async (api: string, at: string) => await rooms.world.call(null, 'POST', api, { at })
const friday = '2026-11-20T22:00:00.000Z'

test('a link shows free hours of evenings and weekends to someone without a session, and nothing internal', async () => {
  await rooms.scheduled({ candidate_id: rooms.world.own.secondId, day: '2026-11-20', time: '17:00' })
  const { api, free } = await offer()
  const page = await read(api)
  expect(page).toMatchObject({
    organization: 'Bright Path ABA',
    candidate: 'Ana',
    interviewer: 'Riley Adams',
    zone: 'America/Chicago',
    language: 'en',
    wanted: [],
    proposed: null,
    booked: null,
  })
  expect(page.starts).toHaveLength(free)
  expect(page.starts[0]).toBe('2026-11-20T20:00:00.000Z')
  expect(page.starts).not.toContain(friday)
  expect(page.starts).toContain('2026-11-21T00:30:00.000Z')
  expect(page.starts.map((at) => toLocalDay(new Date(at), 'America/New_York'))).toContain('2026-11-22')
  const { text } = await rooms.world.call(null, 'GET', api)
  for (const secret of ['internal words', 'Okafor', rooms.world.own.candidateId, rooms.world.own.organizationId])
    expect(text).not.toContain(secret)
})

test('the chosen hour becomes an interview with reminders, an event and a file, and the link books no second one', async () => {
  const { api } = await offer()
  expect(await book(api, friday)).toMatchObject({ status: 200, body: { at: friday, isCancelled: false } })
  const [interview] = await rooms.of()
  expect(interview).toMatchObject({ interview_date: friday, interviewer: 'Riley Adams', note: 'internal words' })
  expect(interview?.reminderStates.map(({ state }) => state)).toEqual(['skipped', 'waiting'])
  expect(await rooms.world.eventNames(rooms.world.own.candidateId)).toEqual(
    expect.arrayContaining(['interview.offered', 'interview.booked']),
  )
  expect((await book(api, friday)).status).toBe(200)
  expect(await book(api, '2026-11-23T15:00:00.000Z')).toMatchObject({ status: 409 })
  expect(await rooms.of()).toHaveLength(1)
  expect(await read(api)).toMatchObject({ booked: { at: friday, isCancelled: false } })
  const file = await rooms.world.call(null, 'GET', `${api}/interview.ics`)
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.text).toContain('DTSTART:20261120T220000Z')
  expect(file.text).not.toContain('internal words')
  expect(file.text).not.toContain('LOCATION')
  expect(file.text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:We will call you')
})

const closed = 'No interviews start at this time. Choose one of the times shown.'

test('a second link for one person ends the first, which books nothing; another person’s stays', async () => {
  const [first, others] = [await offer(), await offer({ candidate_id: rooms.world.own.secondId })]
  const second = await offer({ interviewer_id: rooms.world.users.manager.id })
  const late = await book(first.api, friday)
  expect(late.status).toBe(404)
  expect(late.text).toContain('This link no longer works.')
  expect(await rooms.of()).toEqual([])
  expect((await book(second.api, friday)).status).toBe(200)
  expect((await book(others.api, '2026-11-24T15:00:00.000Z')).status).toBe(200)
  // What has booked is no open link: a new one leaves it.
  await offer()
  expect((await read(second.api)).booked).not.toBeNull()
  expect(await rooms.world.eventNames(rooms.world.own.candidateId)).toContain('interview.offerWithdrawn')
})

test('two links made at once for one person leave one that books', async () => {
  const links = await Promise.all([offer(), offer(), offer()])
  const answers = []
  for (const { api } of links) answers.push((await book(api, friday)).status)
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404, 404])
})

test('two people choose the same hour at once: one gets it, the other a kind request to choose again', async () => {
  const links = await Promise.all(
    [rooms.world.own.candidateId, rooms.world.own.secondId].map(async (candidate_id) => await offer({ candidate_id })),
  )
  const answers = await Promise.all(links.map(async ({ api }) => await book(api, friday)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { message: 'That time is no longer available. Choose another.' },
  })
  const { api } = await offer({ candidate_id: rooms.world.own.secondId, interviewer_id: rooms.world.users.manager.id })
  const twice = await Promise.all(['2026-11-24T15:00:00.000Z', '2026-11-25T15:00:00.000Z'].map((at) => book(api, at)))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test.each([
  ['an hour outside of the clinic’s hours', '2026-11-24T08:00:00.000Z', closed],
  ['a minute that is no start', '2026-11-24T15:07:00.000Z', closed],
  ['an hour on a federal holiday', '2026-11-26T15:00:00.000Z', closed],
  ['an hour that has passed', '2026-11-20T15:00:00.000Z', 'This time has passed. Choose another one.'],
  ['an hour too near', '2026-11-20T19:30:00.000Z', 'This time is less than two hours away. Choose a later one.'],
  ['a day far away', '2027-06-01T15:00:00.000Z', 'This time is more than two weeks away. Choose an earlier one.'],
  ['no hour at all', 'tomorrow', closed],
])('%s cannot be booked, and the answer says why', async (_, at, message) => {
  const { api } = await offer()
  expect(await book(api, at)).toMatchObject({ status: 409, body: { error: { message } } })
  expect(await rooms.of()).toEqual([])
})

test('an unknown, withdrawn, or expired link, and one of an archived candidate, show a kind notice and book nothing', async () => {
  const said = async (api: string) => {
    const [shown, booked] = [await rooms.world.call(null, 'GET', api), await book(api, friday)]
    expect([shown.status, booked.status]).toEqual([404, 404])
    return shown.text
  }
  expect(await said('/api/book/no-such-token')).toContain('We do not know this link.')
  const withdrawn = await offer()
  expect((await rooms.world.call('clinic', 'POST', `/api/booking-links/${withdrawn.id}/withdraw`)).status).toBe(200)
  expect(await said(withdrawn.api)).toContain('Ask Bright Path ABA for a new one.')
  const { api } = await offer({ days: 1 })
  await rooms.world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set status = 'Archived'`))
  expect(await said(api)).toContain('no longer plans interviews with this link')
  rooms.at('2026-11-21T18:00:00Z')
  expect(await said(api)).toContain('This link has expired.')
})

test('open links are listed with the candidate’s interviews; a foreign one cannot be withdrawn', async () => {
  const { id } = await offer()
  const { body } = await rooms.world.call('clinic', 'GET', `/api/candidates/${rooms.world.own.candidateId}/interviews`)
  expect(body).toMatchObject({ offers: [{ id, type: 'Phone', interviewer: 'Riley Adams' }] })
  expect((await rooms.world.call('foreign', 'POST', `/api/booking-links/${id}/withdraw`)).status).toBe(404)
})

test('an Admin changes the hours, others read them, and a foreign organization’s are unknown', async () => {
  const closed = { opens: 0, closes: 0 }
  const hours = { weekdays: { opens: 600, closes: 660 }, saturday: closed, sunday: closed }
  const { call, own, foreign } = rooms.world
  const url = '/api/interviews/booking-hours'
  expect((await call('clinic', 'PUT', url, { hours })).status).toBe(403)
  expect((await call('admin', 'PUT', url, { hours })).status).toBe(200)
  expect(bookingHours.reply.parse((await call('clinic', 'GET', url)).body).hours).toEqual({
    ...hours,
    onHolidays: false,
  })
  expect((await call('admin', 'PUT', url, { hours, organization_id: foreign.organizationId })).status).toBe(404)
  expect((await call('admin', 'PUT', url, { hours: { ...hours, weekdays: closed } })).status).toBe(400)
  const backwards = await call('admin', 'PUT', url, { hours: { ...hours, sunday: { opens: 1200, closes: 1080 } } })
  expect(backwards).toMatchObject({ status: 400, body: { error: { fields: { 'hours.sunday': endsTooEarly } } } })
  expect((await call('platform', 'GET', `${url}?organization_id=${own.organizationId}`)).body).toMatchObject({ hours })
  const { starts } = await read((await offer()).api)
  expect(new Set(starts.map((at) => at.slice(11, 16)))).toEqual(new Set(['15:00', '15:30']))
})

test('when nothing is free no link is made', async () => {
  const hours = {
    weekdays: { opens: 600, closes: 620 },
    saturday: { opens: 0, closes: 0 },
    sunday: { opens: 0, closes: 0 },
  }
  await rooms.world.call('admin', 'PUT', '/api/interviews/booking-hours', { hours })
  await expect(offer()).rejects.toThrow('No free times in the next 2 weeks.')
})

const days = (starts: string[]) => starts.map((at) => toLocalDay(new Date(at), 'America/New_York'))

test('a booking link leaves out federal holidays unless the clinic opens on them', async () => {
  const { api } = await offer()
  const thanksgiving = '2026-11-26'
  expect(days((await read(api)).starts)).not.toContain(thanksgiving)
  expect(await book(api, '2026-11-26T15:00:00.000Z')).toMatchObject({ status: 409 })
  const hours = { ...defaultBookingHours, onHolidays: true }
  expect((await rooms.world.call('admin', 'PUT', '/api/interviews/booking-hours', { hours })).status).toBe(200)
  expect(days((await read(api)).starts)).toContain(thanksgiving)
})

test('the page and the file of a booked interview follow what the clinic changed', async () => {
  const { api } = await offer()
  await book(api, friday)
  const [interview] = await rooms.of()
  await rooms.world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update interviews set type = 'Video', place = 'https://meet.example.test/7' where id = ${interview?.id}`,
      ),
  )
  expect(await read(api)).toMatchObject({ type: 'Video', place: 'https://meet.example.test/7' })
  const { text } = await rooms.world.call(null, 'GET', `${api}/interview.ics`)
  expect(text).toContain('LOCATION:https://meet.example.test/7')
})
