import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { job, startJobs } from '../../../../platform/server/job.ts'
import { productVersion } from '../../../../platform/server/process/product-version.ts'
import { installationChecks, installationSystem, retryJobs } from '../contract/system.ts'
import { startHeartbeat } from './start-heartbeat.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.services.pool.query('delete from pgboss.job')
})
afterAll(async () => await world.close())

const read = async () =>
  installationSystem.reply.parse((await world.call('platform', 'GET', installationSystem.path)).body)
const retry = async (input: object) => await world.call('platform', 'POST', retryJobs.path, input)
/** Puts a job that was given up; its id. */
const putFailed = async (queue: string, message: string, data: object = {}, daysAgo = 0) => {
  const id = randomUUID()
  await world.services.pool.query(
    `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, start_after, completed_on, output)
     values ($1, $2, $3, 'failed', 2, 2, now() - interval '1 hour', now() - make_interval(days => $4), $5)`,
    [id, queue, JSON.stringify(data), daysAgo, JSON.stringify({ message, stack: 'at somewhere' })],
  )
  return id
}
const loadState = async (id: string) => {
  const { rows } = await world.services.pool.query<{ state: string; limit: number }>(
    `select state, retry_limit as limit from pgboss.job where id = $1`,
    [id],
  )
  return rows[0]
}

test.each([installationChecks, installationSystem])(
  '$path is open to Admins of the platform alone',
  async ({ path }) => {
    expect((await world.call('admin', 'GET', path)).status).toBe(403)
    expect((await world.call(null, 'GET', path)).status).toBe(401)
    const { id } = world.users.platform
    const as = async (level: string | null) => {
      await world.inPlatform(
        async (tx) => await tx.run(sql`update reinforce_users set admin_level = ${level} where id = ${id}`),
      )
      world.services.sessions.forget(world.users.platform.authUserId)
      return (await world.call('platform', 'GET', path)).status
    }
    expect([await as(null), await as('Manager'), await as('Admin')]).toEqual([403, 403, 200])
  },
)

test('the checks of the page are those of the command, with a verdict over all and without a secret', async () => {
  const { body, text } = await world.call('platform', 'GET', installationChecks.path)
  const { verdict, checks } = installationChecks.reply.parse(body)
  expect(checks.length).toBeGreaterThan(20)
  expect(verdict).toBe(checks.some((check) => check.verdict === 'fail') ? 'fail' : 'note')
  expect(text).not.toContain(world.services.config.appSecret)
})

const ours = async () => (await read()).processes.filter(({ name }) => name === 'spoken')

test('a process is recorded while it runs, is gone two minutes after its last sign, and leaves no trace after its own end', async () => {
  const told = startHeartbeat(world.services, 'spoken', 20)
  await expect.poll(async () => (await ours()).length).toBe(1)
  expect((await ours())[0]).toMatchObject({ pid: process.pid, version: productVersion, isGone: false })
  // It goes on telling: what is set back comes forth again.
  await world.services.pool.query(`update app.processes set seen_at = now() - interval '1 hour' where name = 'spoken'`)
  await expect.poll(async () => (await ours())[0]?.isGone).toBe(false)
  await told.stop()
  expect(await ours()).toEqual([])

  const age = async (seconds: number) => {
    await world.services.pool.query(
      `insert into app.processes (id, name, host, pid, version, seen_at) values ($1, 'spoken', 'b', 9, '5.0.0', now() - make_interval(secs => $2))`,
      [randomUUID(), seconds],
    )
  }
  await age(60)
  await age(180)
  await age(90_000)
  expect((await ours()).map(({ isGone }) => isGone)).toEqual([false, true])
})

test('shows a failed job by its sentence, without its input or anything of a person', async () => {
  const id = await putFailed('run-import', 'no such person: ana.lopez@example.test', { name: 'Ana Lopez' })
  await putFailed('run-import', 'too old', {}, 8)
  const { text } = await world.call('platform', 'GET', installationSystem.path)
  const { failed, queues } = await read()
  expect(failed).toEqual([
    { id, queue: 'run-import', failedAt: expect.any(String) as unknown, tries: 3, sentence: 'No such person: …' },
  ])
  expect(queues.find(({ queue }) => queue === 'run-import')).toMatchObject({ failed: 1, waiting: 0 })
  expect(text).not.toMatch(/lopez|somewhere/i)
  await world.services.pool.query('delete from pgboss.job')
})

test('a failed job is tried again by the workers, once more, and the event says who asked for it', async () => {
  const ran: string[] = []
  const name = 'run-import'
  const probe = job({
    name,
    tries: 3,
    input: z.object({ word: z.string() }),
    run: async ({ word }) => void ran.push(word),
  })
  const one = await putFailed(name, 'broken', { word: 'one' })
  const two = await putFailed(name, 'broken', { word: 'two' })
  const other = await putFailed('send-texts', 'broken')
  const { stop } = await startJobs(world.services, world.databaseUrl, [probe])
  try {
    expect((await retry({ queue: name, id: one })).body).toEqual({ retried: 1 })
    await expect.poll(async () => (await loadState(one))?.state).toBe('completed')
    expect(await loadState(one)).toMatchObject({ limit: 3 })
    expect(ran).toEqual(['one'])
    expect((await loadState(two))?.state).toBe('failed')
    expect((await retry({ queue: name, id: null })).body).toEqual({ retried: 1 })
    await expect.poll(() => ran).toEqual(['one', 'two'])
  } finally {
    await stop()
  }
  expect((await loadState(other))?.state).toBe('failed')
  const events = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ who: z.string(), organization: z.string(), after: z.unknown() }),
        sql`select f.who, f.organization_id as organization, v.after from events f
          join event_values v on v.event_id = f.id where f.name = 'installation.jobsRetried'`,
      ),
  )
  const event = {
    who: world.users.platform.id,
    organization: world.platformId,
    after: { job: 'Run import', how_many: 1 },
  }
  expect(events).toEqual([event, event])
})

test('does not try a job outside the failed ones, and writes nothing', async () => {
  const events = async () => (await world.eventNames()).filter((name) => name === 'installation.jobsRetried').length
  const before = await events()
  const { rows } = await world.services.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state) values ('send-texts', '{}', 'active') returning id`,
  )
  const id = rows[0]?.id ?? ''
  const refused = await retry({ queue: 'send-texts', id })
  expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('no longer in the failed list')])
  expect((await loadState(id))?.state).toBe('active')
  expect((await retry({ queue: 'no-such-queue', id: null })).body).toEqual({ retried: 0 })
  expect((await retry({ queue: '', id: null })).status).toBe(400)
  expect((await retry({ queue: 'send-texts', id: 'x' })).status).toBe(400)
  expect((await world.call('admin', 'POST', retryJobs.path, { queue: 'send-texts', id: null })).status).toBe(403)
  expect(await events()).toBe(before)
})

const asClinic = async (text: ReturnType<typeof sql>) =>
  await world.inClinic(world.own.organizationId, async (tx) => await tx.run(text))

test('a clinic’s own eyes neither try a job again nor see a process', async () => {
  await expect(asClinic(sql`select app.retry_jobs('send-texts')`)).rejects.toThrow(/permission denied/)
  await expect(asClinic(sql`select from app.processes`)).rejects.toThrow(/permission denied/)
})
