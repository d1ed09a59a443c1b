import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'

let world: World
let now = new Date('2026-11-16T15:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())
beforeEach(async () => {
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update all_candidates set date_submitted_ts = '2026-01-05T12:00:00Z', status = 'Initial Inquiry'`)
    await tx.run(sql`update organizations set time_zone = 'America/Los_Angeles' where id = ${world.own.organizationId}`)
    await tx.run(sql`delete from organization_texting`)
  })
})

type Who = 'clinic' | 'platform' | 'foreign'
const review = new URLSearchParams({
  dateRange: 'Since Last Working Day',
  status: 'Initial Inquiry',
  timeZone: 'America/New_York',
}).toString()
/** How many the button names, how many the list counts, and how many it shows. */
const counted = async (who: Who = 'clinic') => {
  const today = await world.call(who, 'GET', '/api/dashboard/today?timeZone=America/New_York')
  const count = await world.call(who, 'GET', `/api/candidates/count?${review}`)
  const page = await world.call(who, 'GET', `/api/candidates?${review}&page=1`)
  return [
    (today.body as { toReview: number }).toReview,
    (count.body as { total: number }).total,
    (page.body as { rows: unknown[] }).rows.length,
  ]
}
const all = (n: number) => [n, n, n]
const came = async (of: 'own' | 'foreign', ...moments: string[]) => {
  for (const date_submitted_ts of moments)
    await addPeople(world, of, 1, { status: 'Initial Inquiry', date_submitted_ts, created_at: date_submitted_ts })
}
const daysOff = async (organizationId: string, days: string[]) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into organization_texting (organization_id, hours) values (${organizationId}, ${JSON.stringify({ daysOff: days })}::jsonb)`,
      ),
  )

test('on a Monday the review has those of Friday, Saturday, and Sunday, by the clinic’s clock', async () => {
  now = new Date('2026-11-16T17:00:00Z')
  // Half an hour before and after midnight to Friday in Los Angeles; the former is a Friday in New York already.
  await came('own', '2026-11-13T07:30:00Z', '2026-11-13T08:30:00Z', '2026-11-14T20:00:00Z', '2026-11-15T20:00:00Z')
  await came('own', '2026-11-16T16:00:00Z')
  await addPeople(world, 'own', 1, { status: 'Hired', date_submitted_ts: '2026-11-14T20:00:00Z' })
  expect(await counted()).toEqual(all(4))
  expect(await counted('foreign')).toEqual(all(0))
  now = new Date('2026-11-17T17:00:00Z')
  expect(await counted()).toEqual(all(1))
})

test('after a federal holiday, or days off of the clinic, it reaches back to the day before', async () => {
  await came('own', '2026-11-24T20:00:00Z', '2026-11-25T20:00:00Z', '2026-11-26T20:00:00Z', '2026-11-27T20:00:00Z')
  now = new Date('2026-11-27T22:00:00Z')
  expect(await counted()).toEqual(all(3))
  now = new Date('2026-11-30T17:00:00Z')
  expect(await counted()).toEqual(all(1))
  await daysOff(world.own.organizationId, ['2026-11-27', '2026-11-25'])
  expect(await counted()).toEqual(all(4))
})

test('returns the day to a clinic, and none to platform staff', async () => {
  const reviewSince = async (who: Who) => {
    const { body } = await world.call(who, 'GET', '/api/dashboard/today?timeZone=America/New_York')
    return (body as { reviewSince: string | null }).reviewSince
  }
  now = new Date('2026-11-16T17:00:00Z')
  expect([await reviewSince('clinic'), await reviewSince('platform')]).toEqual(['2026-11-13', null])
  await daysOff(world.own.organizationId, ['2026-11-13'])
  expect([await reviewSince('clinic'), await reviewSince('foreign')]).toEqual(['2026-11-12', '2026-11-13'])
})

test('platform staff get each clinic’s own days', async () => {
  now = new Date('2026-11-17T17:00:00Z')
  const before = (await counted('platform'))[0] ?? 0
  await came('own', '2026-11-13T20:00:00Z', '2026-11-16T20:00:00Z')
  await came('foreign', '2026-11-13T20:00:00Z', '2026-11-16T20:00:00Z')
  expect((await counted('platform')).slice(0, 2)).toEqual([before + 2, before + 2])
  await daysOff(world.own.organizationId, ['2026-11-16'])
  expect((await counted('platform')).slice(0, 2)).toEqual([before + 3, before + 3])
})
