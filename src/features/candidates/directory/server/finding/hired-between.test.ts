import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-12-10T18:00:00Z'))
})
afterAll(async () => await world.close())

const moved = async (id: string, at: string, to: string, from = 'initial inquiry') =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
        values (${world.own.organizationId}, ${id}, ${at}::timestamptz, ${from}, ${to})`),
  )
const search = (asked: Record<string, string>) =>
  new URLSearchParams({ q: 'hired between', timeZone: 'America/Chicago', ...asked }).toString()
type Row = { name: string; status: string; hired_at: string | null }
const found = async (asked: Record<string, string>, who: 'clinic' | 'platform' | 'foreign' = 'clinic') => {
  const count = await world.call(who, 'GET', `/api/candidates/count?${search(asked)}`)
  const page = await world.call(who, 'GET', `/api/candidates?${search({ ...asked, page: '1' })}`)
  const rows = (page.body as { rows: Row[] }).rows
  expect((count.body as { total: number }).total).toBe(rows.length)
  return rows.map(({ name }) => name.split(' ').at(-1)).toSorted((a = '', b = '') => a.localeCompare(b))
}

test('those hired between two days are found by one hire, with today’s status and its day', async () => {
  const person = async (name: string, status: string) =>
    (await addPeople(world, 'own', 1, { full_name: `Hired Between ${name}`, status }))[0] ?? ''
  const [first, last, gone, twice, slip] = [
    await person('First', 'Hired'),
    await person('Last', 'Hired'),
    await person('Gone', 'Terminated'),
    await person('Twice', 'Hired'),
    await person('Slip', 'Initial Inquiry'),
  ]
  // Half an hour before and after midnight to November 1 in Chicago, then the last minute of the month.
  await moved(await person('Before', 'Hired'), '2026-11-01T04:30:00Z', 'hired')
  await moved(first, '2026-11-01T05:30:00Z', 'hired')
  await moved(last, '2026-12-01T05:59:00Z', 'hired')
  await moved(gone, '2026-11-10T12:00:00Z', 'hired')
  await moved(gone, '2026-12-03T12:00:00Z', 'terminated', 'hired')
  // Before and after the month, never in it.
  await moved(twice, '2026-10-10T12:00:00Z', 'hired')
  await moved(twice, '2026-10-12T12:00:00Z', 'archived', 'hired')
  await moved(twice, '2026-12-05T12:00:00Z', 'hired')
  await moved(slip, '2026-11-10T12:00:00Z', 'hired')
  await moved(slip, '2026-11-10T12:09:00Z', 'initial inquiry', 'hired')
  const november = { hiredSince: '2026-11-01', hiredUntil: '2026-11-30' }
  expect(await found(november)).toEqual(['First', 'Gone', 'Last'])
  expect(await found(november, 'platform')).toEqual(['First', 'Gone', 'Last'])
  expect(await found(november, 'foreign')).toEqual([])
  expect(await found({ hiredUntil: '2026-10-31' })).toEqual(['Before', 'Twice'])
  expect(await found({ hiredSince: '2026-11-30' })).toEqual(['Last', 'Twice'])
  const page = await world.call('clinic', 'GET', `/api/candidates?${search({ ...november, page: '1' })}`)
  const left = (page.body as { rows: Row[] }).rows.find(({ name }) => name.endsWith('Gone'))
  expect(left).toMatchObject({ status: 'Terminated', hired_at: '2026-11-10T12:00:00.000Z' })
})

test('a day that is none is refused at its field', async () => {
  const refused = await world.call('clinic', 'GET', `/api/candidates/count?${search({ hiredUntil: 'soon' })}`)
  expect(refused.body).toMatchObject({ error: { fields: { hiredUntil: 'Use a day such as 2026-11-06.' } } })
})
