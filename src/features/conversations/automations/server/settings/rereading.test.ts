import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { emptyAgenda } from '../../../../interviews/booking/server/testing/empty-agenda.ts'
import { enrollmentRereading } from '../../contract/automations.ts'
import { addApplicant, sendAnswer, switchOnOrThrow, turn } from '../testing/automation-world.ts'

let clock = new Date('2026-11-20T18:00:00Z')
let world: World
let person: { id: string; phone: string }
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => clock)
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'applicant', { topics: ['adult'] })
  person = await addApplicant(world)
  await turn(world)
  for (const words of ['yes', 'the second one', 'thank you so much']) {
    clock = new Date(clock.getTime() + 60_000)
    await sendAnswer(world, person.phone, words)
    await turn(world)
    await turn(world)
  }
})
afterAll(async () => await world.close())

const own = () => world.own.organizationId
const reread = async () => {
  const asked = await world.call('clinic', 'GET', `/api/organizations/${own()}/automations/rereading`)
  return enrollmentRereading.reply.parse(asked.body)
}
/** As an earlier edition would have left it. */
const readEarlier = async (heard: string, gist: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update enrollment_log set read_by = read_by || jsonb_build_object('reader', 0) || case
          when ${gist} = '' then '{}'::jsonb else jsonb_build_object('gist', ${gist}::text) end
            where candidate_id = ${person.id} and heard = ${heard}`,
      ),
  )

test('a reply read by this edition of the reader is not read again', async () => {
  expect(await reread()).toEqual({ reread: 0, differ: 0, rows: [] })
})

test('reads replies of an earlier edition again with their original question, and reports changed readings', async () => {
  expect(await readEarlier('the second one', '')).toBe(1)
  expect(await reread()).toEqual({ reread: 1, differ: 0, rows: [] })
  expect(await readEarlier('yes', 'answer no')).toBe(1)
  const told = await reread()
  expect(told).toMatchObject({ reread: 2, differ: 1 })
  expect(told.rows).toMatchObject([
    { candidateId: person.id, heard: 'yes', was: 'the answer no', now: 'the answer yes' },
  ])
})

test('reports nothing after a month, and nothing ever to another clinic', async () => {
  const foreign = await world.call('foreign', 'GET', `/api/organizations/${own()}/automations/rereading`)
  expect(foreign.status).toBe(404)
  clock = new Date(clock.getTime() + 31 * msPerDay)
  expect(await reread()).toEqual({ reread: 0, differ: 0, rows: [] })
})
