import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import { addCrowd } from './testing/add-crowd.ts'
import { switchOnOrThrow } from './testing/automation-world.ts'
import { runRaces } from './testing/run-races.ts'

let clock = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'applicant')
})
afterAll(async () => await world.close())

test('thirty people who choose among the same five times at once: five are booked, the others are offered others, nothing overlaps', async () => {
  const found = await addCrowd(world, { people: 30, slots: 5, engines: 3 })
  expect(found).toEqual({ booked: 5, offered: 25, others: 0, overlaps: 0, interviews: 5 })
})

test('nothing automatic leaves after someone wrote, however both race', async () => {
  clock = new Date('2026-11-20T18:30:00Z')
  expect(await runRaces(world, 24, 'some races')).toEqual({ raced: 24, late: 0 })
  const statuses = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ status: z.string() }),
        sql`select distinct status from automation_enrollments
          where begun_at between ${clock.toISOString()}::timestamptz - interval '1 minute'
          and ${clock.toISOString()}::timestamptz`,
      ),
  )
  expect(statuses).toEqual([{ status: 'needs_staff' }])
})
