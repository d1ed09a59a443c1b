import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

const count = async (asked: Record<string, string>) => {
  const search = new URLSearchParams({ q: 'between days', timeZone: 'America/Chicago', ...asked }).toString()
  return (await world.call('clinic', 'GET', `/api/candidates/count?${search}`)).body
}

test('finds people received between two days, or last week, by the clock of the caller', async () => {
  const received = ['2026-11-09T05:30:00Z', '2026-11-16T05:30:00Z', '2026-11-16T06:30:00Z']
  for (const date_submitted_ts of received)
    await addPeople(world, 'own', 1, { full_name: 'Between Days', date_submitted_ts })
  expect(await count({ dateRange: 'Last Week' })).toEqual({ total: 1 })
  expect(await count({ since: '2026-11-09', until: '2026-11-15' })).toEqual({ total: 1 })
  expect(await count({ until: '2026-11-15' })).toEqual({ total: 2 })
  expect(await count({ until: '2026-11-16' })).toEqual({ total: 3 })
  expect(await count({ until: 'soon' })).toMatchObject({
    error: { fields: { until: 'Use a day such as 2026-11-06.' } },
  })
})
