import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type * as z from 'zod/mini'
import { type House, houseScope, type Transact, transactAs } from './call.ts'
import type { Tx } from './database.ts'

type Run<I> = (
  input: I,
  tools: { inOrganization: (organizationId: string) => Transact; house: House; signal: AbortSignal },
) => Promise<void>

export type Job = {
  name: string
  tries: number
  /** Seconds after which a run counts as dead. */
  expires: number
  every?: string | undefined
  run: (payload: unknown, house: House, signal: AbortSignal) => Promise<void>
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
  run: async (payload: unknown, house: House, signal: AbortSignal) => {
    await of.run(of.input.parse(payload), {
      house,
      signal,
      inOrganization: (organizationId) => transactAs(house, houseScope(house.config, organizationId)),
    })
  },
  /** Enqueued in the caller's transaction: no commit, no job. */
  enqueue: async (tx: Tx, payload: z.input<I>, startAt?: Date) => {
    await tx.run(
      sql`select app.enqueue(${of.name}, ${JSON.stringify(payload)}::jsonb, coalesce(${startAt?.toISOString() ?? null}::timestamptz, now()))`,
    )
  },
})

const bossFor = (house: House, databaseUrl: string) => {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', max: 4, migrate: true })
  boss.on('error', (error) => house.log.error({ err: error }, 'jobs'))
  return boss
}

/** Makes the queues without working on them: whoever enqueues needs them to exist. */
export const prepareQueues = async (boss: PgBoss, jobs: Job[]) => {
  for (const each of jobs) {
    const options = { retryLimit: each.tries - 1, retryDelay: 5, retryBackoff: true, expireInSeconds: each.expires }
    await boss.createQueue(each.name, options)
    await boss.updateQueue(each.name, options)
    if (each.every) await boss.schedule(each.name, each.every, { organizationId: '' })
  }
}

/** Starts working on the jobs by polling; `stop` lets the running ones finish. */
export const startJobs = async (house: House, databaseUrl: string, jobs: Job[], pollSeconds = 0.5) => {
  const boss = bossFor(house, databaseUrl)
  await boss.start()
  await prepareQueues(boss, jobs)
  for (const each of jobs) {
    await boss.work<unknown>(each.name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async ([first]) => {
      if (first) await each.run(first.data, house, first.signal)
    })
  }
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}
