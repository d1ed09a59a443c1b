import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import { switchOnOrThrow } from './testing/automation-world.ts'
import { simulateMonth } from './testing/month.ts'

const clock = { now: new Date('2026-11-02T12:00:00Z') }
let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => clock.now)
  await emptyAgenda(world)
  const topics = ['certified', 'hours', 'transport', 'adult', 'start']
  await switchOnOrThrow(world, 'applicant', { topics })
})
afterAll(async () => await world.close())

test('some days of a clinic: no one waits, no one is texted at night, and those who answer are booked', async () => {
  const month = await simulateMonth(world, clock, { count: 8, days: 3, seed: 'some days' })
  expect(month.outsideHours).toBe(0)
  expect(month.overlaps).toBe(0)
  expect(month.explained).toBe(month.others)
  expect(Math.max(...month.toFirstText)).toBeLessThanOrEqual(1)
  expect(month.booked).toBeGreaterThan(0)
  expect(Math.max(...month.cooperative.map(({ texts }) => texts))).toBeLessThanOrEqual(6)
})
