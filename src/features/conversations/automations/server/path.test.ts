import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { coverInterviews, enrollmentPath } from '../contract/path.ts'
import { addApplicant, addConsentingCandidate, switchOnOrThrow, turn } from './testing/automation-world.ts'

let now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => now)
})
afterAll(async () => await world.close())

const load = async (who: 'clinic' | 'foreign' | 'platform' = 'clinic', more = '') => {
  const { status, body, text } = await world.call(who, 'GET', `/api/automation-enrollments/path${more}`)
  if (status !== 200) throw new Error(text)
  return enrollmentPath.reply.parse(body)
}
const getStation = ({ stations }: Awaited<ReturnType<typeof load>>, preset: string) =>
  stations.find((each) => each.preset === preset)
const addInterview = async (candidateId: string, at: Date) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into interviews (organization_id, candidate_id, interview_date, status)
        values (${world.own.organizationId}, ${candidateId}, ${at.toISOString()}::timestamptz, 'Scheduled')`),
  )
const cover = async (who: 'admin' | 'clinic' | 'foreign' = 'admin') =>
  await world.call(who, 'POST', `/api/organizations/${world.own.organizationId}/automations/booked/cover`, {})

test('shows every station off before any is on, and its people once it runs', async () => {
  const before = await load()
  expect(before.stations.map(({ preset, on }) => [preset, on])).toEqual([
    ['applicant', 0],
    ['booked', 0],
    ['no_show', 0],
    ['hired', 0],
    ['re_engage', 0],
  ])
  await switchOnOrThrow(world, 'applicant')
  await addApplicant(world)
  await turn(world)
  const after = await load()
  expect(after).toMatchObject({ isUnused: false, admins: [expect.any(String)], firstText: null })
  expect(getStation(after, 'applicant')).toMatchObject({ on: 1, offAt: [], awaitingReply: 1, needsStaff: 0 })
  const had = getStation(before, 'applicant')?.today ?? 0
  expect(getStation(after, 'applicant')?.today).toBe(had + 1)
  expect(getStation(await load('foreign'), 'applicant')).toMatchObject({ on: 0, awaitingReply: 0 })
  expect(getStation(await load('platform', `?organization_id=${world.own.organizationId}`), 'applicant')).toEqual(
    getStation(after, 'applicant'),
  )
  const { body: board } = await world.call('clinic', 'GET', '/api/automation-enrollments?show=started&preset=applicant')
  expect((board as { total: number }).total).toBe(getStation(after, 'applicant')?.today)
  now = new Date('2026-11-21T18:00:00Z')
  expect(getStation(await load(), 'applicant')).toMatchObject({ today: had, awaitingReply: 1 })
})

test('shows a clinic that never used one the first text', async () => {
  const made = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`insert into organizations (name, status) values ('Untried ABA', 'Active') returning id`,
      ),
  )
  const untried = await load('platform', `?organization_id=${made?.id}`)
  expect(untried).toMatchObject({ isUnused: true, admins: [] })
  expect(untried.firstText?.english).toMatch(/Untried ABA.*automatic/)
  expect(untried.firstText?.spanish).toMatch(/Untried ABA/)
})

test('names the locations where a station is off', async () => {
  const { name } = await world.inPlatform(async (tx) => {
    await tx.run(
      sql`update automations set location_ids = array[${world.own.locationId}]::uuid[] where preset = 'applicant'`,
    )
    const made = await tx.one(
      z.object({ name: z.string() }),
      sql`insert into locations (organization_id, name, is_active, time_zone)
        values (${world.own.organizationId}, 'Far Away', true, 'America/Chicago') returning name`,
    )
    return made ?? { name: '' }
  })
  expect(getStation(await load(), 'applicant')?.offAt).toContain(name)
})

test('counts interviews booked before the automation was on, and covers each once', async () => {
  const [one, other, silent] = [
    await addConsentingCandidate(world),
    await addConsentingCandidate(world),
    await addConsentingCandidate(world),
  ]
  await addInterview(one.id, new Date('2026-11-24T16:00:00Z'))
  await addInterview(other.id, new Date('2026-11-25T16:00:00Z'))
  await addInterview(silent.id, new Date('2026-11-25T17:00:00Z'))
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set text_consent = null where id = ${silent.id}`),
  )
  expect((await load()).uncovered).toBe(0)
  await switchOnOrThrow(world, 'booked')
  expect((await load()).uncovered).toBe(2)
  expect((await cover('clinic')).status).toBe(403)
  expect((await cover('foreign')).status).toBe(404)
  const { body } = await cover()
  expect(body).toMatchObject({ covered: 2 })
  expect((await load()).uncovered).toBe(0)
  expect((await cover()).body).toMatchObject({ covered: 0 })
  const events = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ who: z.nullable(z.string()) }),
        sql`select who from events where name = 'automation.interviewsCovered'`,
      ),
  )
  expect(events).toEqual([{ who: world.users.admin.id }])
  now = new Date('2026-11-21T18:01:00Z')
  await turn(world)
  const rows = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ status: z.string(), due: z.string(), texts: z.number(), at: z.string() }),
        sql`select s.status, s.due_at as due, s.text_count as texts, i.interview_date as at from automation_enrollments s
            join interviews i on i.id = s.interview_id where s.candidate_id in (${one.id}, ${other.id}) order by i.interview_date`,
      ),
  )
  expect(rows.map(({ texts, at }) => [texts, at.slice(0, 10)])).toEqual([
    [0, '2026-11-24'],
    [0, '2026-11-25'],
  ])
  for (const { due, at } of rows) expect(Date.parse(due)).toBeLessThan(Date.parse(at))
})

test('covers the later interview of a candidate for whose first one staff stopped the texts', async () => {
  const { id } = await addConsentingCandidate(world)
  await addInterview(id, new Date('2026-11-26T16:00:00Z'))
  expect((await cover()).body).toMatchObject({ covered: 1 })
  const load = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ id: z.string(), status: z.string(), at: z.string() }),
          sql`select s.id, s.status, i.interview_date as at from automation_enrollments s join interviews i on i.id = s.interview_id
              where s.candidate_id = ${id} order by i.interview_date`,
        ),
    )
  const [first] = await load()
  await world.call('admin', 'POST', `/api/automation-enrollments/${first?.id}/status`, { to: 'stop' })
  await addInterview(id, new Date('2026-11-28T16:00:00Z'))
  expect((await cover()).body).toMatchObject({ covered: 1 })
  expect((await load()).map(({ status, at }) => [status, at.slice(0, 10)])).toEqual([
    ['stopped', '2026-11-26'],
    ['scheduled', '2026-11-28'],
  ])
  expect((await cover()).body).toMatchObject({ covered: 0 })
})

test('an undone press deletes what it began, unless a text went out; the interview can be covered again', async () => {
  const { id } = await addConsentingCandidate(world)
  await addInterview(id, new Date(now.getTime() + 3 * 86_400_000))
  now = new Date(now.getTime() + 60_000)
  const first = coverInterviews.reply.parse((await cover()).body)
  await turn(world)
  const undo = async (who: 'admin' | 'clinic' | 'foreign', at: string) =>
    await world.call(who, 'POST', `/api/organizations/${world.own.organizationId}/automations/booked/uncover`, { at })
  expect((await undo('clinic', first.at)).status).toBe(403)
  expect((await undo('foreign', first.at)).status).toBe(404)
  expect((await undo('admin', '2026-01-01T00:00:00.000Z')).body).toEqual({ uncovered: 0 })
  expect((await undo('admin', first.at)).body).toEqual({ uncovered: first.covered })
  expect((await load()).uncovered).toBe(first.covered)
  now = new Date(now.getTime() + 60_000)
  const again = coverInterviews.reply.parse((await cover()).body)
  await world.inPlatform(
    async (tx) => await tx.run(sql`update automation_enrollments set text_count = 1 where candidate_id = ${id}`),
  )
  expect((await undo('admin', again.at)).body).toEqual({ uncovered: again.covered - 1 })
})
