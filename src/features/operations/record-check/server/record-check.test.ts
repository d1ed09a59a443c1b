import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { recordCheck } from '../contract/record-check.ts'
import { checkRecordsJob } from './jobs/check-records.ts'
import { sealEvents } from './seal-events.ts'
import { loadRecordHealth } from './stored-check.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const look = async (who: 'admin' | 'platform') =>
  recordCheck.reply.parse((await world.call(who, 'GET', '/api/record-check')).body)
const start = async (who: 'admin' | 'platform') => (await world.call(who, 'POST', '/api/record-check', {})).body
const asOwner = async (statement: string) =>
  await world.services.pool.query(
    `alter table events no force row level security; ${statement}; alter table events force row level security`,
  )

test('an Admin starts a check, once a minute, and reads its result; a fault is one event and goes with its cause', async () => {
  const { organizationId } = world.own
  const about = randomUUID()
  await world.inPlatform(async (tx) => await recordEvents(tx, null, [{ name: 'user.signedIn', about, organizationId }]))
  expect(await look('admin')).toMatchObject({ state: 'none', checkedAt: null, faults: [] })
  await world.inPlatform(sealEvents)
  expect(await start('admin')).toEqual({ isStarted: true })
  expect(await start('admin')).toEqual({ isStarted: false })
  expect(await look('admin')).toMatchObject({ state: 'none', isChecking: true })
  expect(await runJobs(world, checkRecordsJob)).toBe(1)
  const intact = await look('admin')
  expect(intact).toMatchObject({ state: 'intact', isChecking: false, faults: [] })
  expect(intact.head).toMatch(/ entr(?:y|ies) until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC, [\da-f]{64}$/)

  await asOwner(`update events set name = 'user.signedOut' where about = '${about}'`)
  const check = async (id: string) =>
    await checkRecordsJob.run({ organizationId: id }, world.services, new AbortController().signal)
  await check('')
  await check('')
  const told = (await world.eventNames()).filter((name) => name === 'record.changeFound')
  expect(told).toHaveLength(1)
  expect((await world.inPlatform(loadRecordHealth)).changed).toHaveLength(1)
  for (const who of ['admin', 'platform'] as const) {
    const found = await look(who)
    expect(found).toMatchObject({ state: 'changed' })
    expect(found.faults).toHaveLength(1)
    expect(found.faults[0]).toMatchObject({ kind: 'changed', label: 'Signed out' })
  }
  await asOwner(`update events set name = 'user.signedIn' where about = '${about}'`)
  await world.inPlatform(sealEvents)
  await check(organizationId)
  expect(await look('admin')).toMatchObject({ state: 'intact', faults: [] })
  expect((await world.inPlatform(loadRecordHealth)).changed).toEqual([])
})

test('a clinic reads nothing of another clinic’s record', async () => {
  const { organizationId } = world.foreign
  const about = randomUUID()
  await world.inPlatform(async (tx) => await recordEvents(tx, null, [{ name: 'user.signedIn', about, organizationId }]))
  await world.inPlatform(sealEvents)
  await asOwner(`update events set name = 'user.signedOut' where about = '${about}'`)
  await checkRecordsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect(await look('admin')).toMatchObject({ state: 'intact', faults: [] })
  expect(await look('platform')).toMatchObject({ state: 'changed' })
})
