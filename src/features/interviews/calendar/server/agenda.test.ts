import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../../../db/demo/insert.ts'
import { agenda, interviewWeek } from '../contract/interviews.ts'
import { type InterviewWorld, openInterviewWorld } from './testing/interview-world.ts'

let rooms: InterviewWorld
const types = ['Phone', 'Video', 'In person']
const statuses = ['Scheduled', 'Confirmed', 'Completed', 'No-show', 'Cancelled']
beforeAll(async () => {
  rooms = await openInterviewWorld('2026-11-20T18:00:00Z')
  const { world } = rooms
  const start = Date.parse('2026-11-06T15:00:00Z')
  const rows = [world.own, world.foreign].flatMap((clinic, c) =>
    Array.from({ length: 60 }, (_, n) => ({
      id: crypto.randomUUID(),
      organization_id: clinic.organizationId,
      candidate_id: n % 2 ? clinic.candidateId : clinic.secondId,
      interview_date: new Date(start + ((n * 37) % 60) * 12 * 3_600_000).toISOString(),
      minutes: 30,
      type: types[n % 3],
      status: statuses[n % 5],
      interviewer_id: c === 0 ? (n % 4 === 0 ? world.users.manager.id : world.users.clinic.id) : world.users.foreign.id,
      note: n === 4 ? '=HYPERLINK("x")' : null,
      reminders: true,
      sequence: 0,
      created_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00Z',
    })),
  )
  await world.inPlatform(async (tx) => await insertRows(tx, 'interviews', rows))
})
afterAll(async () => await rooms.close())

const list = async (query = '', who: 'clinic' | 'platform' = 'clinic') =>
  agenda.reply.parse((await rooms.world.call(who, 'GET', `/api/interviews?timeZone=America/New_York&${query}`)).body)
const dates = (rows: { interview_date: string }[]) => rows.map(({ interview_date }) => interview_date)

const every = statuses.map((status) => `status=${status}`).join('&')

test('the agenda begins with the viewer’s today, 25 a page, in the order of the dates', async () => {
  const first = await list(every)
  const all = [first, await list(`${every}&page=2`), await list(`${every}&page=3`)].flatMap(({ rows }) => rows)
  expect(first.rows).toHaveLength(25)
  expect(dates(all)).toEqual(dates(all).toSorted())
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.total)
  expect(Date.parse(dates(all)[0] ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-11-20T05:00:00Z'))
  const past = await list('when=past')
  expect(first.total + past.total).toBe(60)
  expect((await list('when=all')).total).toBe(60)
})

test('upcoming has interviews to come; today has them in any status', async () => {
  const [upcoming, today] = [await list(), await list('when=today')]
  expect(new Set(upcoming.rows.map(({ status }) => status))).toEqual(new Set(['Scheduled', 'Confirmed']))
  expect(upcoming.total).toBe((await list('status=Scheduled&status=Confirmed')).total)
  expect(today.total).toBeGreaterThan(0)
  for (const at of dates(today.rows)) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse('2026-11-20T05:00:00Z'))
    expect(Date.parse(at)).toBeLessThan(Date.parse('2026-11-21T05:00:00Z'))
  }
})

test('an interview has the candidate’s number to call, or null without a US number', async () => {
  const { own } = rooms.world
  await rooms.world.inPlatform(async (tx) => {
    await tx.run(sql`update all_candidates set phone_number = '(480) 555-0137' where id = ${own.candidateId}`)
    await tx.run(sql`update all_candidates set phone_number = 'ask Ana' where id = ${own.secondId}`)
  })
  const { rows } = await list('when=all')
  const numbers = Object.fromEntries(rows.map(({ candidate_id, callTo }) => [candidate_id, callTo]))
  expect(numbers).toEqual({ [own.candidateId]: '+14805550137', [own.secondId]: null })
})

test('filters narrow by status, type, interviewer and, for platform staff, organization', async () => {
  const { own, foreign, users } = rooms.world
  expect((await list('when=all&status=No-show&status=Cancelled')).total).toBe(24)
  expect((await list('when=all&type=Video')).total).toBe(20)
  expect((await list(`when=all&interviewer=${users.manager.id}`)).total).toBe(15)
  expect((await list(`when=all&organization=${foreign.organizationId}`)).total).toBe(0)
  expect((await list('when=all', 'platform')).total).toBe(120)
  expect((await list(`when=all&organization=${own.organizationId}&type=Phone`, 'platform')).total).toBe(20)
  expect((await rooms.world.call('clinic', 'GET', '/api/interviews?timeZone=Mars')).status).toBe(400)
  expect((await rooms.world.call('clinic', 'GET', '/api/interviews?status=Gone')).status).toBe(400)
})

test('a week is seven local days, also the one in which clocks change', async () => {
  const week = interviewWeek.reply.parse(
    (await rooms.world.call('clinic', 'GET', '/api/interviews/week?timeZone=America/New_York&day=2026-11-16')).body,
  )
  expect(week.rows).toHaveLength(14)
  expect(dates(week.rows)).toEqual(dates(week.rows).toSorted())
  for (const at of dates(week.rows)) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse('2026-11-16T05:00:00Z'))
    expect(Date.parse(at)).toBeLessThan(Date.parse('2026-11-23T05:00:00Z'))
  }
  expect((await rooms.world.call('clinic', 'GET', '/api/interviews/week?day=soon')).status).toBe(400)
})

test('the export holds the filtered interviews, safe for a spreadsheet, without another organization’s', async () => {
  const { text, headers } = await rooms.world.call(
    'clinic',
    'GET',
    '/api/interviews/export?when=all&timeZone=America/New_York',
  )
  expect(headers['content-disposition']).toContain('interviews-2026-11-20.csv')
  expect(text.trim().split('\r\n')).toHaveLength(61)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text).not.toContain(rooms.world.foreign.name)
  const filtered = await rooms.world.call('clinic', 'GET', '/api/interviews/export?when=all&status=Completed')
  expect(filtered.text.trim().split('\r\n')).toHaveLength(13)
  const week = await rooms.world.call(
    'clinic',
    'GET',
    '/api/interviews/export?when=past&timeZone=America/New_York&day=2026-11-16',
  )
  expect(week.text.trim().split('\r\n')).toHaveLength(15)
  expect((await rooms.world.call('clinic', 'GET', '/api/interviews/export?day=soon')).status).toBe(400)
})

test('notifies open pages of a change', async () => {
  const told: string[] = []
  // Straight, as pages listen: a pooler carries no notices.
  await withClient(rooms.world.services.config.databaseUrl ?? '', async (client) => {
    client.on('notification', ({ payload }) => told.push(payload ?? ''))
    await client.query('listen reinforce_live')
    await rooms.world.inPlatform(
      async (tx) =>
        await tx.run(sql`update interviews set note = 'x' where organization_id = ${rooms.world.own.organizationId}`),
    )
    await expect
      .poll(() => told.map((each) => JSON.parse(each) as object))
      .toContainEqual({ organization: rooms.world.own.organizationId, area: 'interviews' })
  })
})
