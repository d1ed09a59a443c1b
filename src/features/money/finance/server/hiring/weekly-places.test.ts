import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import type { WeeklyPlacesReply } from '../../contract/weekly-places.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update organizations set time_zone = 'America/Los_Angeles' where id = ${world.own.organizationId}`)
    await tx.run(
      sql`update all_candidates set date_submitted_ts = '2025-01-05T12:00:00Z', created_at = '2025-01-05T12:00:00Z'`,
    )
  })
  const came = async (date_submitted_ts: string, clinic: 'own' | 'foreign' = 'own', more: object = {}) =>
    await addPeople(world, clinic, 1, { date_submitted_ts, created_at: date_submitted_ts, ...more })
  // Half an hour before and after midnight to Monday, November 9, in Los Angeles.
  await came('2026-11-09T07:30:00Z')
  await came('2026-11-09T08:30:00Z')
  await came('2026-11-10T20:00:00Z', 'own', { location_id: null })
  // The last minute of October there, and the first one of November.
  await came('2026-11-01T06:59:00Z')
  await came('2026-11-01T07:00:00Z')
  await came('2026-08-03T20:00:00Z')
  await came('2026-11-10T20:00:00Z', 'foreign')
})
afterAll(async () => await world.close())

type Who = 'admin' | 'platform' | 'foreign' | 'manager'
const asked = async (month: string, who: Who = 'admin', timeZone = 'America/New_York') => {
  const search = new URLSearchParams({ month, timeZone }).toString()
  return (await world.call(who, 'GET', `/api/finance/hiring/weekly-places?${search}`)).body as WeeklyPlacesReply
}

test('candidates are counted by week and location, by the clock of the organization, no matter who asks', async () => {
  for (const zone of ['America/New_York', 'Pacific/Kiritimati']) {
    const { weeks, places, all, others } = await asked('2026-11', 'admin', zone)
    expect(weeks.map(({ from }) => from)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(places.map(({ location_id, counts, total }) => ({ location_id, counts, total }))).toEqual([
      { location_id: world.own.locationId, counts: [1, 1, 1, 0, 0, 0], total: 3 },
      { location_id: null, counts: [0, 0, 1, 0, 0, 0], total: 1 },
    ])
    expect([all, others]).toEqual([{ counts: [1, 1, 2, 0, 0, 0], total: 4 }, null])
  }
})

test('each number is that of the people it opens', async () => {
  const { weeks, places } = await asked('2026-11')
  for (const { location_id, organization_id, time_zone, counts } of places)
    for (const [at, { from, until }] of weeks.entries()) {
      const search = new URLSearchParams({
        month: `${from}..${until}`,
        timeZone: time_zone,
        organization: organization_id,
        location: location_id ?? 'none',
      }).toString()
      if (from > '2026-11-20') continue
      const people = await world.call('admin', 'GET', `/api/finance/hiring/people?${search}`)
      expect((people.body as { total: number }).total).toBe(counts[at])
    }
})

test('a quarter, a year, and a span of days are counted alike', async () => {
  expect((await asked('2026-Q3')).all.total).toBe(1)
  expect((await asked('2026-Q4')).all.total).toBe(5)
  expect((await asked('2026')).all.total).toBe(6)
  expect((await asked('2026-11-02..2026-11-08')).all).toEqual({ counts: [1], total: 1 })
})

test('the file holds what is shown, and another organization sees its own alone', async () => {
  const search = new URLSearchParams({ month: '2026-11-02..2026-11-15', timeZone: 'America/New_York' }).toString()
  const { text } = await world.call('admin', 'GET', `/api/finance/hiring/weekly-places/export?${search}`)
  const lines = text.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('Organization,Location,"Nov 2, 2026 – Nov 8, 2026","Nov 9, 2026 – Nov 15, 2026",Total')
  expect(lines.at(-1)).toBe('All,,1,2,3')
  expect((await asked('2026-11', 'foreign')).places.map(({ organization_id }) => organization_id)).toEqual([
    world.foreign.organizationId,
  ])
  expect((await asked('2026-11', 'platform')).all.total).toBe(5)
})

const status = async (who: Who, month: string) =>
  (await world.call(who, 'GET', `/api/finance/hiring/weekly-places?month=${month}&timeZone=UTC`)).status

test('without the right to money it is refused, and so are periods that are none or have not begun', async () => {
  expect(await status('manager', '2026-11')).toBe(403)
  expect(await status('admin', '2027-Q1')).toBe(400)
  expect(await status('admin', '2026-Q5')).toBe(400)
  expect(await status('admin', '2026-11-05..2026-11-01')).toBe(400)
})
