import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../app/server/testing/world.ts'
import { job, startJobs } from './job.ts'

let world: World
const done: { word: string; at: number }[] = []
let failing = false
const sayJob = job({
  name: 'say',
  tries: 3,
  input: z.object({ organizationId: z.guid(), word: z.string() }),
  run: async ({ word }) => {
    if (failing) throw new Error('not yet')
    done.push({ word, at: Date.now() })
  },
})
let stop: () => Promise<void>

beforeAll(async () => {
  world = await openWorld()
  ;({ stop } = await startJobs(world.services, world.databaseUrl, [sayJob]))
})
afterAll(async () => {
  await stop()
  await world.close()
})

const say = async (word: string, startAt?: Date) => {
  await world.inClinic(world.own.organizationId, async (tx) => {
    await sayJob.enqueue(tx, { organizationId: world.own.organizationId, word }, startAt)
  })
  return Date.now()
}
const said = (word: string) => done.find((each) => each.word === word)?.at

test('a job begins when its transaction is committed, although no one polls for it', async () => {
  const words = Array.from({ length: 5 }, () => randomUUID())
  for (const word of words) await say(word)
  await expect.poll(() => words.every(said), { timeout: 5_000, interval: 20 }).toBe(true)
})

test('a job of a transaction that was rolled back never begins', async () => {
  const word = randomUUID()
  const broken = world.inClinic(world.own.organizationId, async (tx) => {
    await sayJob.enqueue(tx, { organizationId: world.own.organizationId, word })
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  const after = randomUUID()
  await say(after)
  await expect.poll(() => said(after)).toBeDefined()
  expect(said(word)).toBeUndefined()
})

test('a job for later begins at its time, by the one timer of the process', async () => {
  const word = randomUUID()
  const due = new Date(Date.now() + 1_500)
  await say(word, due)
  await expect.poll(() => said(word), { timeout: 8_000 }).toBeDefined()
  expect(said(word)).toBeGreaterThanOrEqual(due.getTime() - 50)
})

test('a job that another process enqueued wakes this one by its notice', async () => {
  const word = randomUUID()
  // As another process leaves it: a row of which we were not told, then its notice.
  await world.services.pool.query(`insert into pgboss.job (name, data, retry_limit) select 'say', $1::jsonb, 0`, [
    JSON.stringify({ organizationId: world.own.organizationId, word }),
  ])
  await world.services.pool.query(`select pg_notify('reinforce_jobs', '{"names":["say"],"due":null}')`)
  await expect.poll(() => said(word), { timeout: 5_000 }).toBeDefined()
})

test('a job that failed is tried again without a poll', async () => {
  const word = randomUUID()
  failing = true
  await say(word)
  setTimeout(() => {
    failing = false
  }, 300)
  await expect.poll(() => said(word), { timeout: 25_000 }).toBeDefined()
})
