import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { hiringPeople, hiringPerformance } from '../../contract/hiring.ts'

const query = 'month=2026-06&timeZone=America/New_York'
let world: World

beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  const { own, users } = world
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into all_candidates (organization_id, full_name, position, status, owner_id, date_submitted_ts, created_at)
        select ${own.organizationId}, 'jo lee', 'RBT', case when n < 2 then 'Hired' else 'Initial Inquiry' end, case
          when n < 3 then ${users.clinic.id}::uuid end,
          '2026-06-10T14:00:00Z', '2026-06-10T14:00:00Z' from generate_series(1, 5) n`),
  )
})
afterAll(async () => await world.close())

const people = async (who: 'clinic' | 'foreign' | 'platform', more: string) =>
  hiringPeople.reply.parse((await world.call(who, 'GET', `/api/finance/hiring/people?${query}&${more}`)).body).total

test.each(['clinic', 'platform'] as const)(
  'recruiters, those who own the candidates, add up to everyone and count the people that they open, as %s',
  async (who) => {
    const answer = await world.call(who, 'GET', `/api/finance/hiring?${query}`)
    const { recruiters, received } = hiringPerformance.reply.parse(answer.body)
    const nobody = { owner_id: null, recruiter: 'Unassigned', received: 3, interviewed: 0, hired: 0, perHundred: 0 }
    const own = { owner_id: world.users.clinic.id, recruiter: 'Riley Adams', received: 2, interviewed: 1, hired: 1 }
    expect(recruiters).toEqual([nobody, { ...own, perHundred: 50 }])
    expect(received).toBe(5)
    for (const each of recruiters) {
      expect(await people(who, `owner=${each.owner_id ?? 'none'}`)).toBe(each.received)
      expect(await people(who, `owner=${each.owner_id ?? 'none'}&stage=5`)).toBe(each.hired)
    }
    expect(await people('foreign', `owner=${world.users.clinic.id}`)).toBe(0)
  },
)

test('an owner that is no id is refused', async () => {
  const answer = await world.call('clinic', 'GET', `/api/finance/hiring/people?${query}&owner=me`)
  expect(answer.status).toBe(400)
})
