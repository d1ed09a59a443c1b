import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../testing/world.ts'
import { backUpIfDue, type Making, startBackupSchedule } from './start-backup-schedule.ts'

// Facts bear the database's own moment, so this clock begins there.
const start = new Date()
let now = start
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
  Object.assign(world.services.config, { backups: { to: '/mnt/backups', everyHours: 24, keep: 14 } })
})
afterAll(async () => await world.close())

const after = (hours: number) => {
  now = new Date(start.getTime() + hours * 3_600_000)
}
/** How often one was made, when `make` answers this. */
const tried = async (answer: string | null) => {
  let times = 0
  const make: Making = async (backups) => {
    times += 1
    expect(backups).toEqual({ to: '/mnt/backups', everyHours: 24, keep: 14 })
    if (answer === null)
      await world.inPlatform(
        async (tx) =>
          await tx.run(
            sql`insert into events (organization_id, name, at) values (${tx.scope.organizationId}, 'installation.backedUp', ${now.toISOString()}::timestamptz)`,
          ),
      )
    return answer
  }
  await backUpIfDue(world.services, make)
  return times
}
const problems = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ reason: z.string() }),
        sql`select v.after ->> 'reason' as reason from events f join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
            where f.name = 'installation.backupFailed' order by f.at`,
      ),
  )
test('one is made at once, one that failed is tried again an hour later, and the next when it is old enough', async () => {
  expect(await tried('The disk of /mnt/backups is full.')).toBe(1)
  expect(await problems()).toEqual([{ reason: 'The disk of /mnt/backups is full.' }])
  after(0.9)
  expect(await tried(null)).toBe(0)
  after(1.1)
  expect(await tried(null)).toBe(1)
  after(25)
  expect(await tried(null)).toBe(0)
  after(25.2)
  expect(await tried(null)).toBe(1)
  expect(await tried(null)).toBe(0)
  expect(await problems()).toHaveLength(1)
})

test('the server looks by itself, again and again, until it is stopped', async () => {
  after(2_000)
  let times = 0
  const make: Making = async () => {
    times += 1
    after(2_000 + times * 100)
    return await Promise.resolve('No disk.')
  }
  const backingUp = startBackupSchedule(world.services, () => null, make, 1, 5)
  await expect.poll(() => times).toBeGreaterThan(2)
  backingUp.stop()
})

test('where no folder is set none is made', async () => {
  after(1_000)
  Object.assign(world.services.config, { backups: undefined })
  expect(await tried(null)).toBe(0)
})
