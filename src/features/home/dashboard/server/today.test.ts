import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import type { dashboardToday } from '../contract/dashboard.ts'

let world: World
// One in the afternoon of a Friday in New York.
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const hour = 3_600_000
const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()
const asked = async (who: 'clinic' | 'platform' | 'foreign' = 'clinic') =>
  (await world.call(who, 'GET', '/api/dashboard/today?timeZone=America/New_York')).body as z.output<
    typeof dashboardToday.reply
  >
const loadRows = async (path: string) => {
  const answer = await world.call('clinic', 'GET', path)
  const body = answer.body as { total?: number; rows?: unknown[] }
  return body.total ?? body.rows?.length
}
const added = (before: readonly number[], after: readonly number[]) => after.map((n, at) => n - (before[at] ?? 0))
const on = (days: Record<number, number>) => Array.from({ length: 14 }, (_, at) => days[13 - at] ?? 0)

const came = async (hours: number, status = 'Initial Inquiry') =>
  await addPeople(world, 'own', 1, { status, date_submitted_ts: ago(hours), created_at: ago(hours) })

test('each day counts by the viewer’s clock, today last, and other clinics’ not at all', async () => {
  const [before, foreign] = [await asked(), await asked('foreign')]
  await came(1)
  await came(2, 'Hired')
  // Eleven in the evening of the day before, and half an hour after that midnight.
  await came(14)
  await came(12.5)
  await came(13 * 24)
  await came(14 * 24)
  const after = await asked()
  expect(added(before.days.received, after.days.received)).toEqual(on({ 0: 3, 1: 1, 13: 1 }))
  // The day before is a Thursday.
  expect(after.toReview - before.toReview).toBe(3)
  const listed = new URLSearchParams({
    timeZone: 'America/New_York',
    dateRange: 'Since Last Working Day',
    status: 'Initial Inquiry',
  })
  expect(await loadRows(`/api/candidates/count?${listed.toString()}`)).toBe(after.toReview)
  expect(await asked('foreign')).toEqual(foreign)
})

test('hires count on their day; a status that was a slip does not', async () => {
  const [hired = '', slipped = ''] = await addPeople(world, 'own', 2, { status: 'Initial Inquiry' })
  const before = await asked()
  const moved = async (id: string, from: string, to: string, hours: number) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
          values (${world.own.organizationId}, ${id}, ${ago(hours)}::timestamptz, ${from}, ${to})`),
    )
  await moved(hired, 'initial inquiry', 'hired', 26)
  await moved(slipped, 'initial inquiry', 'hired', 2)
  await moved(slipped, 'hired', 'initial inquiry', 1.95)
  expect(added(before.days.hired, (await asked()).days.hired)).toEqual(on({ 1: 1 }))
})

test('of what is active now, what was made on each day', async () => {
  const before = await asked()
  await world.inPlatform(async (tx) => {
    for (const [active, hours] of [
      [true, 1],
      [true, 50],
      [false, 1],
    ] as const) {
      await tx.run(sql`insert into locations (organization_id, name, is_active, created_at)
        values (${world.own.organizationId}, ${randomUUID()}, ${active}, ${ago(hours)}::timestamptz)`)
      await tx.run(sql`insert into job_post_tracker (organization_id, active, created_at)
        values (${world.own.organizationId}, ${active}, ${ago(hours)}::timestamptz)`)
    }
  })
  const after = await asked()
  expect(added(before.days.locations, after.days.locations)).toEqual(on({ 0: 1, 2: 1 }))
  expect(added(before.days.posts, after.days.posts)).toEqual(on({ 0: 1, 2: 1 }))
})

test('interviews that need a time are counted as the directory lists them', async () => {
  const before = await asked()
  const [none = '', booked = '', missed = '', held = ''] = await addPeople(world, 'own', 4, {
    status: 'Interview Scheduled',
  })
  await addPeople(world, 'own', 1, { status: 'Reviewed By Clinic' })
  await addPeople(world, 'foreign', 1, { status: 'Interview Scheduled' })
  await world.inPlatform(async (tx) => {
    for (const [id, hours, status] of [
      [booked, -48, 'Scheduled'],
      [missed, 48, 'No-show'],
      [held, 48, 'Completed'],
    ] as const)
      await tx.run(sql`insert into interviews (organization_id, candidate_id, interview_date, status)
        values (${world.own.organizationId}, ${id}, ${ago(hours)}::timestamptz, ${status})`)
  })
  const after = await asked()
  expect(after.timesMissing - before.timesMissing).toBe(2)
  const path = '/api/candidates?timeZone=America/New_York&interviewTime=Not%20set'
  const listed = (await world.call('clinic', 'GET', path)).body as {
    rows: { id: string; interview_time_missing: boolean }[]
  }
  expect(listed.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([none, missed]))
  expect(listed.rows.every((row) => row.interview_time_missing)).toBe(true)
  expect(listed.rows).toHaveLength(after.timesMissing)
})

test('replies, decisions, interviews and documents are counted as their pages list them', async () => {
  const before = await asked()
  const people = await addPeople(world, 'own', 4)
  await world.inPlatform(async (tx) => {
    const own = world.own.organizationId
    for (const [at, id] of people.entries())
      await tx.run(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type,
        candidate_name, unread, last_inbound_at, opt_out_review_since)
        values (${randomUUID()}, ${own}, ${id}, 'RBT', 'Waits', ${at < 2 ? 1 : 0}, ${ago(at + 3)}::timestamptz, ${at === 3 ? ago(6) : null}::timestamptz)`)
    const interviews = [
      [5, 'Scheduled'],
      [-2, 'Confirmed'],
      [1, 'Cancelled'],
      // Of tomorrow, by a clock in New York.
      [-12, 'Scheduled'],
    ] as const
    for (const [hours, status] of interviews)
      await tx.run(sql`insert into interviews (organization_id, candidate_id, interview_date, status)
        values (${own}, ${people[0]}, ${ago(hours)}::timestamptz, ${status})`)
  })
  const after = await asked()
  expect(after.waiting).toEqual({
    ...before.waiting,
    replies: before.waiting.replies + 3,
    minutes: Math.max(360, before.waiting.minutes ?? 0),
  })
  expect(after.interviews - before.interviews).toBe(2)
  expect(await loadRows('/api/texts/threads?show=waiting')).toBe(after.waiting.replies)
  expect(await loadRows('/api/interviews?when=today&timeZone=America/New_York&status=Scheduled&status=Confirmed')).toBe(
    after.interviews,
  )
  expect(await loadRows('/api/documents?view=expiring&timeZone=America/New_York')).toBe(after.documents)
})
