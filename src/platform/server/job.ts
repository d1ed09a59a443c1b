import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { PgBoss, type Job as PgBossJob } from 'pg-boss'
import type * as z from 'zod/mini'
import { getSystemScope } from './actor.ts'
import { type Transact, transactAs } from './call.ts'
import { onEnqueued, type Tx } from './database.ts'
import { type Due, openWakeUps } from './live/wake-ups.ts'
import { isOutage, logOutage } from './postgres/outage.ts'
import type { Services } from './services.ts'

type Run<I> = (
  input: I,
  tools: { inOrganization: (organizationId: string) => Transact; services: Services; signal: AbortSignal },
) => Promise<void>

export type Job = {
  name: string
  tries: number
  /** Seconds after which a run counts as dead. */
  expires: number
  every?: string | undefined
  run: (payload: unknown, services: Services, signal: AbortSignal) => Promise<void>
}

/** Work for later. It may run twice: claim the row first. `organizationId` in the payload says whose it is. `every`: a cron line. */
export const job = <I extends z.ZodMiniType>(of: {
  name: string
  tries: number
  expires?: number
  every?: string
  input: I
  run: Run<z.output<I>>
}) => ({
  name: of.name,
  tries: of.tries,
  expires: of.expires ?? 900,
  every: of.every,
  run: async (payload: unknown, services: Services, signal: AbortSignal) => {
    await of.run(of.input.parse(payload), {
      services,
      signal,
      inOrganization: (organizationId) => transactAs(services, getSystemScope(services.config, organizationId)),
    })
  },
  /** Enqueued in the caller's transaction: no commit, no job. */
  enqueue: async (tx: Tx, payload: z.input<I>, startAt?: Date) => {
    await tx.run(
      sql`select app.enqueue(${of.name}, ${JSON.stringify(payload)}::jsonb, coalesce(${startAt?.toISOString() ?? null}::timestamptz, now()))`,
    )
  },
})

/** Lines a broken database would write again and again: one of a kind in ten seconds. */
const sparingly = (write: (error: unknown, times: number) => void) => {
  const seen = new Map<string, { at: number; left: number }>()
  return (error: unknown) => {
    const words = error instanceof Error ? error.message.replace(/ \(Queue: .*$/, '') : String(error)
    const before = seen.get(words)
    if (before && Date.now() - before.at < 10_000) before.left += 1
    else {
      seen.clear()
      seen.set(words, { at: Date.now(), left: 0 })
      write(error, (before?.left ?? 0) + 1)
    }
  }
}

const bossFor = (services: Services, databaseUrl: string) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    max: 4,
    migrate: false, // the update of the database brings its tables along
    // No one here uses flows, and queues change with a release only.
    flowIntervalSeconds: 600,
    queueCacheIntervalSeconds: 600,
    // Cron lines are safety nets: half a minute more or less is no matter.
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
  })
  const logJobs = sparingly((error, times) => services.log.error({ err: error, times }, 'jobs'))
  boss.on('error', (error) => (isOutage(error) ? logOutage(services.log, error) : logJobs(error)))
  return boss
}

/** Makes the queues without working on them: anyone who enqueues needs them to exist. */
export const prepareQueues = async (boss: PgBoss, jobs: Job[]) => {
  for (const each of jobs) {
    const options = { retryLimit: each.tries - 1, retryDelay: 5, retryBackoff: true, expireInSeconds: each.expires }
    await boss.createQueue(each.name, options)
    await boss.updateQueue(each.name, options)
    if (each.every) await boss.schedule(each.name, each.every, { organizationId: '' })
  }
}

/** Makes the queues of a database that no program works on; needs its migrations. */
export const makeQueues = async (databaseUrl: string, jobs: Job[]) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
    max: 1,
  })
  boss.on('error', () => undefined) // a broken connection fails the call under way; closing ones may break later
  await boss.start()
  try {
    await prepareQueues(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}

const due = `select q.name, ceil(extract(epoch from (select min(j.start_after) from pgboss.job j
    where j.name = q.name and j.state < 'active') - clock_timestamp()) * 1000)::float8 as "inMs"
  from pgboss.queue q`

/** The waiting jobs, queue by queue, by the database's own clock. */
const whatIsDue = async (pool: pg.Pool): Promise<Due> =>
  (await pool.query<{ name: string; inMs: number | null }>(due)).rows.flatMap(({ name, inMs }) =>
    inMs === null ? [] : [{ name, inMs }],
  )

const pollSeconds = 300 // the workers are woken; `openWakeUps` watches all queues at once

/** Starts working on the jobs as they become due; `stop` lets the running ones finish. `directUrl` leads past a pooler. */
export const startJobs = async (services: Services, databaseUrl: string, jobs: Job[], directUrl = databaseUrl) => {
  const boss = bossFor(services, databaseUrl)
  await boss.start()
  await prepareQueues(boss, jobs)
  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const id = workers.get(name)
    if (id) boss.notifyWorker(id)
  }
  const wakeUps = await openWakeUps({
    databaseUrl: directUrl,
    log: services.log,
    wake,
    look: async () => await whatIsDue(services.pool),
  })
  for (const each of jobs) {
    const run = async ([first]: PgBossJob<unknown>[]) => {
      wake(each.name) // there may be more: it asks again as soon as this one is done
      try {
        if (first) await each.run(first.data, services, first.signal)
      } catch (error) {
        wakeUps.lookSoon()
        throw error
      }
    }
    workers.set(
      each.name,
      await boss.work<unknown>(each.name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, run),
    )
  }
  onEnqueued(services.pool, wakeUps.enqueued)
  return {
    stop: async () => {
      await wakeUps.close()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}
