import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../app/server/testing/world.ts'
import { readQueueHealth } from './queue-health.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.services.pool.query('delete from pgboss.job')
})
afterAll(async () => await world.close())

const put = async (queue: string, state: string, startAfter: string, completedOn = 'null') =>
  await world.services.pool.query(
    `insert into pgboss.job (name, data, state, start_after, completed_on) values ($1, '{}', $2, now() ${startAfter}, ${completedOn})`,
    [queue, state],
  )
const of = async (queue: string) => (await readQueueHealth(world.services.pool)).find((each) => each.queue === queue)

test('each queue shows what waits, how long already, what runs and what failed this week', async () => {
  await put('send-texts', 'created', `- interval '90 seconds'`)
  await put('send-texts', 'retry', `- interval '10 seconds'`)
  await put('send-texts', 'created', `+ interval '1 hour'`)
  await put('send-texts', 'active', `- interval '1 hour'`)
  await put('send-texts', 'completed', `- interval '2 hours'`, 'now()')
  await put('send-texts', 'cancelled', `- interval '2 hours'`, 'now()')
  await put('send-texts', 'failed', `- interval '2 hours'`, `now() - interval '6 days'`)
  await put('send-texts', 'failed', `- interval '2 hours'`, `now() - interval '8 days'`)
  const texts = await of('send-texts')
  expect(texts).toMatchObject({ waiting: 2, active: 1, failed: 1 })
  expect(texts?.oldestSeconds).toBeGreaterThanOrEqual(90)
  expect(texts?.oldestSeconds).toBeLessThan(400)
})

test('a queue in which nothing waits is there with zeros; what is for later does not wait', async () => {
  await put('run-import', 'created', `+ interval '1 day'`)
  expect(await of('run-import')).toEqual({ queue: 'run-import', waiting: 0, oldestSeconds: 0, active: 0, failed: 0 })
})

test('the queues that the library keeps for itself are not told', async () => {
  const names = (await readQueueHealth(world.services.pool)).map(({ queue }) => queue)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => name.startsWith('__'))).toEqual([])
  expect(names).toEqual(names.toSorted())
})
